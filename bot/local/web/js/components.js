// Message components as people see them: containers, sections, galleries, texts, buttons, selects.

import { h, linkUrl, placeOf } from "./dom.js";
import { fileCard, gallery, spoilered, thumbnail } from "./media.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { emojiImage, rich } from "./rich.js";
import { selectDefaults, selectField } from "./select.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);
const LINK = 5;

const DRAW = {
  1: (part, message, app) =>
    h(
      "div",
      { class: "action-row" },
      part.components.map((child) => drawComponent(child, message, app)),
    ),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, message, app) => rich(part.content, app),
  11: (part, message, app) => thumbnail(part, app),
  12: (part, message, app) => gallery(part.items, app),
  13: (part) => fileCard({ ...part.file, filename: part.name, size: part.size }, part.spoiler),
  14: (part) =>
    h("div", {
      class: `separator${part.divider === false ? " bare" : ""}${part.spacing === 2 ? " wide" : ""}`,
      role: part.divider === false ? null : "separator",
    }),
  17: container,
};

/** All components of a message. */
export function drawComponents(message, app) {
  const pressed = app.interactions.pressed(message.id);
  return h(
    "div",
    { class: "components" },
    message.components.map((part) => drawComponent(part, message, app)),
    pressed?.state === "failed" &&
      h("div", { class: "failed", role: "alert" }, icon("warn"), t("interaction_failed")),
  );
}

function drawComponent(part, message, app) {
  return (
    DRAW[part.type]?.(part, message, app) ??
    h("div", { class: "subtext" }, t("unknown_part", { type: part.type }))
  );
}

function container(part, message, app) {
  const accent = part.accent_color ?? null;
  const box = h(
    "div",
    {
      class: accent === null ? "container" : "container accented",
      style: accent === null ? {} : { "--accent": `#${accent.toString(16).padStart(6, "0")}` },
    },
    part.components.map((child) => drawComponent(child, message, app)),
  );
  return part.spoiler ? spoilered(box) : box;
}

function section(part, message, app) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      { class: "section-words" },
      part.components.map((child) => drawComponent(child, message, app)),
    ),
    h("div", { class: "section-accessory" }, drawComponent(part.accessory, message, app)),
  );
}

function button(part, message, app) {
  const name = part.label ? null : (part.emoji?.name ?? t("button"));
  if (part.style === LINK) return linkButton(part, name, app);
  const pressed = app.interactions.pressed(message.id);
  const waiting = pressed?.state === "pending";
  const mine = waiting && pressed.customId === part.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: `button button-${part.style}${mine ? " waiting" : ""}`,
      disabled: part.disabled || waiting,
      "aria-label": name,
      "aria-busy": mine ? "true" : null,
      data: { customId: part.custom_id ?? "" },
      on: { click: () => app.interactions.component(message, part) },
    },
    faceOf(part),
    mine && dots(),
  );
}

function faceOf(part) {
  return [
    part.emoji && emojiImage(part.emoji),
    part.label && h("span", { class: "button-label" }, part.label),
  ];
}

function linkButton(part, name, app) {
  const href = part.disabled ? null : linkUrl(part.url);
  const place = href && placeOf(href);
  if (place && app.store.channels.has(place.channelId)) {
    const click = () => app.jump(place.channelId, place.messageId);
    return h("button", { type: "button", class: "button button-5", "aria-label": name, on: { click } }, faceOf(part));
  }
  const attributes = href
    ? { href, target: "_blank", rel: "noopener noreferrer" }
    : { type: "button", disabled: true };
  return h(
    href ? "a" : "button",
    { ...attributes, class: "button button-5", "aria-label": name },
    faceOf(part),
    icon("link"),
  );
}

/** Three dots that breathe: something is under way. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

// What was chosen stays shown until the bot edits the message, as people expect it.
const kept = new Map();

/** A message was edited: its selects show their defaults again. */
export function forgetChoices(messageId) {
  for (const key of kept.keys()) if (key.startsWith(`${messageId} `)) kept.delete(key);
}

function select(part, message, app) {
  const key = `${message.id} ${part.custom_id}`;
  const pressed = app.interactions.pressed(message.id);
  return selectField(part, app, {
    channelId: message.channel_id,
    chosen: kept.get(key) ?? selectDefaults(part),
    disabled: part.disabled || pressed?.state === "pending",
    label: part.placeholder || t("select"),
    onChoose: (values) => {
      kept.set(key, values);
      app.interactions.component(message, part, values);
    },
  });
}

export function isSelect(part) {
  return SELECTS.has(part.type);
}
