// Elements are made here and nowhere else: text goes in as text, never as markup.

const PROPERTIES = new Set([
  "value",
  "checked",
  "disabled",
  "selected",
  "required",
  "hidden",
  "tabIndex",
  "open",
  "htmlFor",
]);

/** Make an element. `on` holds listeners, `style` single CSS properties, the rest are attributes. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "style") {
      for (const [key, entry] of Object.entries(value)) element.style.setProperty(key, entry);
    } else if (name === "data") {
      Object.assign(element.dataset, value);
    } else if (PROPERTIES.has(name)) {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/** Append children: nodes, texts, nested lists; empty ones are skipped. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    element.append(child);
  }
  return element;
}

/** Put new children in place of the old ones. */
export function fill(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

/** The address of a picture or file of our own server, or null: nothing remote is ever loaded. */
export function ownUrl(address) {
  if (typeof address !== "string" || !address) return null;
  let url;
  try {
    url = new URL(address, location.origin);
  } catch {
    return null;
  }
  const loopback = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  const ours = url.origin === location.origin || (loopback && url.port === location.port);
  return ours && url.protocol.startsWith("http") ? url.pathname + url.search : null;
}

/** An address a person may follow (web addresses only), or null. */
export function linkUrl(address) {
  try {
    const url = new URL(address);
    return ["http:", "https:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

const PLACE =
  /^https?:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** The channel, and perhaps the message, that an address of Discord's leads to; else null. */
export function placeOf(address) {
  const found = PLACE.exec(address ?? "");
  return found && { channelId: found[1], messageId: found[2] };
}

/** Ids are ordered in time: compare two of them. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The moment in which an id was made. */
export function idTime(id) {
  return Number((BigInt(id) >> 22n) + 1420070400000n);
}

let counter = 0;
/** A document-wide unique id for labels. */
export function uid(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
