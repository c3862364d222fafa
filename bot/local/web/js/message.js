// One message: who, when, in answer to what, the content in all its forms, and what can be done with it.

import { avatar } from "./avatar.js";
import { iconButton, press } from "./controls.js";
import { dots, drawComponents } from "./components.js";
import { h, idTime } from "./dom.js";
import { embed } from "./embeds.js";
import { drawHeadline, hasHeadline, headlineOf } from "./headline.js";
import { icon } from "./icons.js";
import { clock, moment, stamp, t } from "./i18n.js";
import { attachments } from "./media.js";
import { rich } from "./rich.js";
import { addresses } from "./unread.js";

const FLAG = { noEmbeds: 4, ephemeral: 64, loading: 128 };
const THREAD_CREATED = 18;
const PINNED = 6;

export function isEphemeral(message) {
  return Boolean(message.ephemeral_for) || Boolean(message.flags & FLAG.ephemeral);
}

const SYSTEM = new Set([THREAD_CREATED, PINNED]);
const TOGETHER = 7 * 60 * 1000;

/** Whether a message continues the one above it and needs no head of its own. */
export function continues(message, above) {
  if (!above || hasHeadline(message) || SYSTEM.has(message.type) || SYSTEM.has(above.type)) return false;
  const same = above.author.id === message.author.id && isEphemeral(above) === isEphemeral(message);
  return same && idTime(message.id) - idTime(above.id) < TOGETHER;
}

/** The message as an article. `compact` leaves out its head. */
export function drawMessage(message, app, compact) {
  if (SYSTEM.has(message.type)) return systemLine(message, app);
  const { store } = app;
  const at = idTime(message.id);
  return h(
    "article",
    {
      class: classes(message, store, compact),
      tabIndex: -1,
      data: { messageId: message.id },
      "aria-label": `${store.userName(message.author.id)}, ${stamp(at)}`,
    },
    drawHeadline(message, app),
    compact
      ? h("time", { class: "message-aside", datetime: new Date(at).toISOString() }, clock(at))
      : h("div", { class: "message-avatar" }, avatar(store.users.get(message.author.id), "large")),
    h(
      "div",
      { class: "message-main" },
      !compact && head(message.author, at, store),
      message.flags & FLAG.loading ? thinking(message, app) : body(message, app),
      isEphemeral(message) && ephemeralFoot(message, app),
    ),
    tools(message, app),
  );
}

function classes(message, store, compact) {
  const channel = store.channels.get(message.channel_id);
  const traits = {
    compact,
    ephemeral: isEphemeral(message),
    addressed: Boolean(channel?.guild_id) && addresses(message, store.me, channel),
  };
  return ["message", ...Object.keys(traits).filter((trait) => traits[trait])].join(" ");
}

function head(author, at, store) {
  return h(
    "header",
    { class: "message-head" },
    h("span", { class: "message-author" }, store.userName(author.id)),
    author.bot && h("span", { class: "app-tag" }, t("app_tag")),
    h(
      "time",
      { class: "message-time", datetime: new Date(at).toISOString(), title: moment(at, "F") },
      stamp(at),
    ),
  );
}

function thinking(message, app) {
  const name = app.store.userName(message.author.id);
  return h("div", { class: "thinking", role: "status" }, dots(), t("thinking", { name }));
}

function body(message, app) {
  const content = message.content ? rich(message.content, app) : null;
  const edited = message.edited_timestamp && editedMark(message.edited_timestamp);
  if (content && edited) {
    const last = content.lastElementChild;
    (last?.classList.contains("paragraph") ? last : content).append(" ", edited);
  }
  const embeds = message.flags & FLAG.noEmbeds ? [] : message.embeds;
  return [
    content,
    attachments(message.attachments, app),
    embeds.map((data) => embed(data, app)),
    message.components.length > 0 && drawComponents(message, app),
    !content && edited,
    message.thread && threadCard(message.thread, app),
  ];
}

function editedMark(stamped) {
  return h("span", { class: "edited", title: moment(Date.parse(stamped), "F") }, t("edited"));
}

function ephemeralFoot(message, app) {
  return h(
    "div",
    { class: "ephemeral-foot" },
    icon("eye"),
    h("span", null, t("only_you")),
    " · ",
    press("link", () => app.dismiss(message), t("dismiss")),
  );
}

function tools(message, app) {
  const own = message.author.id === app.store.me?.id;
  return h(
    "div",
    { class: "message-tools", role: "group", "aria-label": t("message_tools") },
    iconButton("copy", t("copy_id"), () => app.copy(message.id)),
    own && iconButton("trash", t("delete"), () => app.dismiss(message)),
  );
}

function threadCard(thread, app) {
  const open = () => app.jump(thread.id);
  return press(
    "thread-card",
    open,
    icon("thread"),
    h("b", null, thread.name),
    h("span", null, t("open_thread")),
  );
}

function systemLine(message, app) {
  const { store } = app;
  const name = store.userName(message.author.id);
  const pinned = message.type === PINNED;
  const thread = pinned ? null : message.message_reference?.channel_id;
  return h(
    "article",
    { class: "message system", tabIndex: -1, data: { messageId: message.id } },
    icon(pinned ? "check" : "thread"),
    h(
      "span",
      null,
      t(pinned ? "pinned" : "started_thread", { name }),
      " ",
      thread && press("link", () => app.jump(thread), message.content || store.channelName(thread)),
    ),
    h("time", { class: "message-time" }, stamp(idTime(message.id))),
  );
}

/** A command on its way, or one that nobody answered. */
export function drawLocal(local, app) {
  const { store } = app;
  const failed = local.state === "failed";
  const retry = press("link", () => app.retry(local), t("try_again"));
  const dismiss = press("link", () => app.interactions.dismiss(local), t("dismiss"));
  return h(
    "article",
    { class: "message ephemeral local", "aria-live": "polite" },
    headlineOf(store.me, store, h("span", { class: "mention" }, local.words)),
    h("div", { class: "message-avatar" }, avatar(store.bot, "large")),
    h(
      "div",
      { class: "message-main" },
      h(
        "header",
        { class: "message-head" },
        h("span", { class: "message-author" }, store.userName(store.bot.id)),
        h("span", { class: "app-tag" }, t("app_tag")),
      ),
      failed
        ? h("div", { class: "failed" }, icon("warn"), local.reason || t("no_answer"))
        : h("div", { class: "thinking", role: "status" }, dots(), t("sending_command")),
      failed &&
        h(
          "div",
          { class: "ephemeral-foot" },
          icon("eye"),
          h("span", null, t("only_you")),
          " · ",
          retry,
          " · ",
          dismiss,
        ),
    ),
  );
}
