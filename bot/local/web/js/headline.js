// The line above a message: which command brought it about, or which message it answers.

import { avatar } from "./avatar.js";
import { press } from "./controls.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { rich } from "./rich.js";

const COMMAND = 2;
const LONGEST = 160;

export function hasHeadline(message) {
  return Boolean(message.referenced_message) || message.interaction_metadata?.type === COMMAND;
}

/** The line, or null for a message that stands for itself. */
export function drawHeadline(message, app) {
  const { store } = app;
  const replied = message.referenced_message;
  if (replied) {
    return press(
      "headline",
      () => app.jump(replied.channel_id, replied.id),
      avatar(store.users.get(replied.author.id) ?? replied.author, "tiny"),
      h("b", null, store.userName(replied.author.id)),
      " ",
      h("span", { class: "headline-words" }, preview(replied, app)),
    );
  }
  if (!hasHeadline(message)) return null;
  const { user } = message.interaction_metadata;
  const name = message.interaction?.name;
  return headlineOf(user, store, name && press("mention", () => app.startCommand(name), `/${name}`));
}

/** "Ada used /turn". */
export function headlineOf(user, store, command) {
  return h(
    "div",
    { class: "headline" },
    avatar(store.users.get(user.id) ?? user, "tiny"),
    h("b", null, store.userName(user.id)),
    " ",
    h("span", null, t("used")),
    " ",
    command,
  );
}

/** The first words of a message. */
function preview(message, app) {
  const text = message.content || firstWords(message.components) || "";
  const words = [...rich(text, app).children].map((block) => block.textContent);
  return words.join(" ").replace(/\s+/g, " ").trim().slice(0, LONGEST) || t("see_message");
}

function firstWords(components) {
  for (const part of components) {
    const found = part.content ?? firstWords(part.components ?? []);
    if (found) return found;
  }
  return null;
}
