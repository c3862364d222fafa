// Draws the tree of markdown.js; mentions and times are looked up in the store while drawing.

import { append, h, linkUrl, placeOf } from "./dom.js";
import { moment, t } from "./i18n.js";
import { parse } from "./markdown.js";

const INLINE_TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

/** Markdown as nodes. `app` answers for users, channels and commands named in the text. */
export function rich(text, app) {
  const nodes = parse(text ?? "");
  const box = h("div", { class: isJumbo(nodes) ? "rich jumbo" : "rich" });
  return append(
    box,
    nodes.map((node) => draw(node, app)),
  );
}

function isJumbo(nodes) {
  if (nodes.length !== 1 || nodes[0].type !== "paragraph") return false;
  const words = nodes[0].children;
  const emoji = (node) =>
    node.type === "emoji" || (node.type === "text" && /^(?:\s|\p{RGI_Emoji})*$/v.test(node.text));
  return (
    words.length <= 27 &&
    words.every(emoji) &&
    words.some((node) => node.type === "emoji" || node.text.trim())
  );
}

const BLOCKS = {
  text: (node) => document.createTextNode(node.text),
  paragraph: (node, app) => h("div", { class: "paragraph" }, all(node, app)),
  heading: (node, app) =>
    h(
      "div",
      { class: `heading heading-${node.level}`, role: "heading", "aria-level": node.level + 1 },
      all(node, app),
    ),
  subtext: (node, app) => h("div", { class: "subtext" }, all(node, app)),
  quote: (node, app) => h("blockquote", null, all(node, app)),
  codeblock: (node) =>
    h("pre", { tabIndex: 0 }, h("code", { "data-language": node.language || null }, node.text)),
  list: (node, app) =>
    h(
      node.ordered ? "ol" : "ul",
      node.ordered ? { start: node.start } : null,
      node.items.map((item) => h("li", null, all(item, app))),
    ),
  code: (node) => h("code", { class: "inline" }, node.text),
  link: drawLink,
  spoiler: drawSpoiler,
  emoji: (node) => emojiImage(node),
  time: drawTime,
  user: drawUser,
  channel: drawChannel,
  command: (node, app) =>
    h(
      "button",
      { type: "button", class: "mention", on: { click: () => app.startCommand(node.name) } },
      `/${node.name}`,
    ),
  role: (node, app) => h("span", { class: "mention" }, `@${app.store.roleName(node.id)}`),
  everyone: (node) => h("span", { class: "mention mention-me" }, `@${node.name}`),
};

function draw(node, app) {
  const tag = INLINE_TAGS[node.type];
  return tag ? h(tag, null, all(node, app)) : BLOCKS[node.type](node, app);
}

function all(node, app) {
  return node.children.map((child) => draw(child, app));
}

function drawLink(node, app) {
  const place = placeOf(node.url);
  if (place && app.store.channels.has(place.channelId)) {
    const { channelId, messageId } = place;
    const bare = node.children[0]?.text === node.url;
    const label = bare
      ? `#${app.store.channelName(channelId)}${messageId ? ` › ${t("message")}` : ""}`
      : all(node, app);
    return h(
      "button",
      {
        type: "button",
        class: bare ? "mention" : "link",
        on: { click: () => app.jump(channelId, messageId) },
      },
      label,
    );
  }
  const href = linkUrl(node.url);
  if (!href) return h("span", null, all(node, app));
  return h("a", { href, target: "_blank", rel: "noopener noreferrer", title: href }, all(node, app));
}

function drawSpoiler(node, app) {
  const inside = h("span", { class: "spoiler-text", "aria-hidden": "true" }, all(node, app));
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabIndex: 0, "aria-expanded": "false", "aria-label": t("spoiler") },
    inside,
  );
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("shown");
    cover.removeAttribute("aria-label");
    cover.setAttribute("aria-expanded", "true");
    inside.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", reveal, true);
  return cover;
}

function drawTime(node) {
  const date = new Date(node.at);
  if (Number.isNaN(date.getTime())) return document.createTextNode(t("bad_time"));
  const live = node.style === "R" ? { moment: node.at } : {};
  return h(
    "time",
    { datetime: date.toISOString(), title: moment(node.at, "F"), data: live },
    moment(node.at, node.style),
  );
}

function drawUser(node, app) {
  const user = app.store.users.get(node.id);
  const mine = node.id === app.store.me?.id;
  const name = user ? app.store.userName(node.id) : t("unknown_user");
  return h("span", { class: mine ? "mention mention-me" : "mention", title: user?.username }, `@${name}`);
}

function drawChannel(node, app) {
  const known = app.store.channels.has(node.id);
  if (!known) return h("span", { class: "mention" }, `#${t("unknown")}`);
  return h(
    "button",
    { type: "button", class: "mention", on: { click: () => app.jump(node.id) } },
    `#${app.store.channelName(node.id)}`,
  );
}

/** A custom emoji from our own server, its name where the picture is missing. */
export function emojiImage({ id, name, animated }) {
  if (!id) return h("span", { class: "emoji-text" }, name ?? "");
  const image = h("img", {
    class: "emoji",
    src: `/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
  });
  image.addEventListener("error", () => image.replaceWith(h("span", { class: "emoji-text" }, `:${name}:`)), {
    once: true,
  });
  return image;
}

/** Keep "5 minutes ago" true while it is looked at. */
export function keepTimesLive() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-moment]")) {
      const text = moment(Number(element.dataset.moment), "R");
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
