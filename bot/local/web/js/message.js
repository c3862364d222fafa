// One message: who, when, in answer to what, the content in all its forms, and what can be done with it.

import { avatar } from "./avatar.js";
import { dots, drawComponents } from "./components.js";
import { h, idTime } from "./dom.js";
import { embed } from "./embeds.js";
import { icon } from "./icons.js";
import { clock, moment, stamp, t } from "./i18n.js";
import { attachments } from "./media.js";
import { rich } from "./rich.js";
import { addresses } from "./unread.js";

export const FLAG = { ephemeral: 64, loading: 128, components: 32768 };
const COMMAND = 20;
const THREAD_CREATED = 18;
const PINNED = 6;

export function isEphemeral(message) {
  return Boolean(message.ephemeral_for) || Boolean((message.flags ?? 0) & FLAG.ephemeral);
}

/** Whether a message continues the one above it and needs no head of its own. */
export function continues(message, above) {
  if (!above || headline(message) || [THREAD_CREATED, PINNED].includes(message.type) || [THREAD_CREATED, PINNED].includes(above.type)) return false;
  return above.author?.id === message.author?.id && isEphemeral(above) === isEphemeral(message)
    && idTime(message.id) - idTime(above.id) < 7 * 60 * 1000;
}

function headline(message) {
  return message.type === COMMAND || message.referenced_message || message.interaction || message.interaction_metadata?.type === 2;
}

/** The message as an article. `compact` leaves out its head. */
export function drawMessage(message, app, compact) {
  if (message.type === THREAD_CREATED || message.type === PINNED) return systemLine(message, app);
  const { store } = app;
  const name = store.userName(message.author.id);
  const classes = ["message"];
  if (compact) classes.push("compact");
  if (isEphemeral(message)) classes.push("ephemeral");
  const channel = store.channels.get(message.channel_id);
  if (channel?.guild_id && addresses(message, store.me, channel)) classes.push("addressed");
  const at = idTime(message.id);
  return h("article", { class: classes.join(" "), tabIndex: -1, data: { messageId: message.id }, "aria-label": `${name}, ${stamp(at)}` },
    headline(message) && drawHeadline(message, app),
    compact
      ? h("time", { class: "message-aside", datetime: new Date(at).toISOString() }, clock(at))
      : h("div", { class: "message-avatar" }, avatar(store.users.get(message.author.id) ?? message.author, "large")),
    h("div", { class: "message-main" },
      !compact && h("header", { class: "message-head" },
        h("span", { class: "message-author" }, name),
        message.author.bot && h("span", { class: "app-tag" }, t("app_tag")),
        h("time", { class: "message-time", datetime: new Date(at).toISOString(), title: moment(at, "F") }, stamp(at))),
      body(message, app),
      isEphemeral(message) && ephemeralFoot(message, app)),
    tools(message, app));
}

function body(message, app) {
  const flags = message.flags ?? 0;
  if (flags & FLAG.loading) {
    return h("div", { class: "thinking", role: "status" }, dots(), t("thinking", { name: app.store.userName(message.author.id) }));
  }
  const edited = message.edited_timestamp
    && h("span", { class: "edited", title: moment(Date.parse(message.edited_timestamp), "F") }, t("edited"));
  const content = message.content ? rich(message.content, app) : null;
  if (content && edited) (content.lastElementChild?.classList.contains("paragraph") ? content.lastElementChild : content).append(" ", edited);
  return [
    content,
    attachments(message.attachments ?? [], app),
    flags & 4 ? null : (message.embeds ?? []).map((data) => embed(data, app)),
    message.components?.length ? drawComponents(message, app) : null,
    !content && edited,
    message.thread && threadCard(message.thread, app),
  ];
}

function drawHeadline(message, app) {
  const { store } = app;
  const replied = message.referenced_message;
  if (replied) {
    return h("button", { type: "button", class: "headline", on: { click: () => app.jump(replied.channel_id ?? message.channel_id, replied.id) } },
      avatar(store.users.get(replied.author.id) ?? replied.author, "tiny"), h("b", null, store.userName(replied.author.id)), " ",
      h("span", { class: "headline-words" }, preview(replied)));
  }
  const meta = message.interaction_metadata ?? message.interaction ?? {};
  const user = meta.user ?? message.interaction?.user;
  const name = message.interaction?.name ?? meta.name;
  if (!user) return null;
  return h("div", { class: "headline" }, avatar(store.users.get(user.id) ?? user, "tiny"), h("b", null, store.userName(user.id)), " ",
    h("span", null, t("used")), " ", name && h("button", { type: "button", class: "mention", on: { click: () => app.startCommand(name) } }, `/${name}`));
}

function preview(message) {
  const text = (message.content ?? "").replace(/\s+/g, " ").trim();
  return text.slice(0, 160) || t("see_message");
}

function ephemeralFoot(message, app) {
  return h("div", { class: "ephemeral-foot" }, icon("eye"), h("span", null, t("only_you")), " · ",
    h("button", { type: "button", class: "link", on: { click: () => app.dismiss(message) } }, t("dismiss")));
}

function tools(message, app) {
  const own = message.author.id === app.store.me?.id;
  const tool = (name, key, act) => h("button", { type: "button", class: "icon-button", "aria-label": t(key), title: t(key), on: { click: act } }, icon(name));
  return h("div", { class: "message-tools", role: "group", "aria-label": t("message_tools") },
    !isEphemeral(message) && tool("reply", "reply", () => app.reply(message)),
    tool("copy", "copy_id", () => app.copy(message.id)),
    own && tool("trash", "delete", () => app.dismiss(message)));
}

function threadCard(thread, app) {
  return h("button", { type: "button", class: "thread-card", on: { click: () => app.jump(thread.id) } }, icon("thread"),
    h("b", null, thread.name), h("span", null, t("open_thread")));
}

function systemLine(message, app) {
  const { store } = app;
  const name = store.userName(message.author.id);
  const thread = message.message_reference?.channel_id;
  const words = message.type === PINNED ? t("pinned", { name }) : t("started_thread", { name });
  return h("article", { class: "message system", tabIndex: -1, data: { messageId: message.id } }, icon(message.type === PINNED ? "check" : "thread"),
    h("span", null, words, " ", thread && message.type === THREAD_CREATED
      && h("button", { type: "button", class: "link", on: { click: () => app.jump(thread) } }, message.content || store.channelName(thread))),
    h("time", { class: "message-time" }, stamp(idTime(message.id))));
}

/** A command on its way, or one that nobody answered. */
export function drawLocal(local, app) {
  const { store } = app;
  const failed = local.state === "failed";
  return h("article", { class: "message ephemeral local", "aria-live": "polite" },
    h("div", { class: "headline" }, avatar(store.me, "tiny"), h("b", null, store.userName(store.me.id)), " ", h("span", null, t("used")), " ",
      h("span", { class: "mention" }, local.words)),
    h("div", { class: "message-avatar" }, avatar(store.bot, "large")),
    h("div", { class: "message-main" },
      h("header", { class: "message-head" }, h("span", { class: "message-author" }, store.bot ? store.userName(store.bot.id) : ""), h("span", { class: "app-tag" }, t("app_tag"))),
      failed
        ? h("div", { class: "failed" }, icon("warn"), local.reason || t("no_answer"))
        : h("div", { class: "thinking", role: "status" }, dots(), t("sending_command")),
      failed && h("div", { class: "ephemeral-foot" }, icon("eye"), h("span", null, t("only_you")), " · ",
        h("button", { type: "button", class: "link", on: { click: () => app.retry(local) } }, t("try_again")), " · ",
        h("button", { type: "button", class: "link", on: { click: () => app.interactions.dismiss(local) } }, t("dismiss")))));
}
