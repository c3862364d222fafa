// The list of messages of the open channel; it stays at the bottom while its reader is there.

import { forgetChoices } from "./components.js";
import { compareIds, fill, h, idTime } from "./dom.js";
import { icon, orrery } from "./icons.js";
import { day, t } from "./i18n.js";
import { continues, drawLocal, drawMessage } from "./message.js";
import { closeOrphan } from "./popup.js";

export const PAGE = 50;
const NEAR = 90;

export class Messages {
  #app;
  #channelId = null;
  #nodes = new Map();
  #fixtures = new Map();
  #held = null;
  #mark = null;
  #pinned = true;
  #loading = null;

  constructor(app) {
    this.#app = app;
    this.items = h("div", {
      class: "message-items",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
    });
    this.more = h(
      "button",
      { type: "button", class: "jump-down", hidden: true, on: { click: () => this.toBottom() } },
      icon("down"),
    );
    this.scroller = h(
      "div",
      { class: "message-scroller", tabIndex: 0, on: { scroll: () => this.#scrolled() } },
      this.items,
    );
    this.element = h("div", { class: "message-list" }, this.scroller, this.more);
    new ResizeObserver(() => this.#pinned && this.#sink()).observe(this.items);
    new ResizeObserver(() => this.#pinned && this.#sink()).observe(this.scroller);
    addEventListener("focus", () => this.#markRead());
  }

  /** Open a channel: draw what is known, ask for the rest. */
  async show(channelId) {
    const { store } = this.#app;
    if (this.#channelId !== channelId) {
      this.#channelId = channelId;
      this.#mark = store.unread.isUnread(channelId) ? store.unread.mark(channelId) : null;
      this.#pinned = true;
    }
    this.redraw();
    if (!store.history(channelId).loaded) await this.#load();
  }

  /** Draw everything anew: another language, another user, a page of history. */
  redraw() {
    this.#nodes.clear();
    this.#fixtures.clear();
    this.#draw();
  }

  /** Older messages have come: what is drawn already stays. */
  extend() {
    this.#draw();
  }

  /** Something about single messages has changed. */
  refresh(messageId, edited) {
    if (edited) {
      forgetChoices(messageId);
      this.#app.interactions.forget(messageId);
    }
    this.#hold(messageId);
    this.#nodes.delete(messageId);
    this.#draw();
    this.#giveBack();
    closeOrphan();
  }

  // A message is drawn anew while one of its buttons has the focus: its successor gets it back,
  // if need be as soon as it is no longer waiting.
  #hold(messageId) {
    const active = document.activeElement;
    if (active !== document.body) this.#held = null;
    if (active.dataset?.customId && this.#nodes.get(messageId)?.node.contains(active)) {
      this.#held = { messageId, customId: active.dataset.customId };
    }
  }

  #giveBack() {
    if (!this.#held || document.activeElement !== document.body) return;
    const controls = this.#nodes.get(this.#held.messageId)?.node.querySelectorAll("[data-custom-id]") ?? [];
    const control = [...controls].find((one) => one.dataset.customId === this.#held.customId);
    control?.focus({ preventScroll: true });
  }

  toBottom() {
    this.#pinned = true;
    this.#mark = null;
    this.#sink();
    this.#scrolled();
  }

  /** Bring a message into view and point at it. */
  async reveal(messageId) {
    const { store } = this.#app;
    while (!store.message(this.#channelId, messageId) && !store.history(this.#channelId).complete) {
      if (!(await this.#load(true))) return;
    }
    const node = this.#nodes.get(messageId)?.node;
    if (!node) return;
    this.#pinned = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("pointed");
    setTimeout(() => node.classList.remove("pointed"), 2400);
  }

  /** Fetch a page of history; false when it could not be had. */
  async #load(older = false) {
    const { store, wire } = this.#app;
    const channelId = this.#channelId;
    if (this.#loading === channelId) return false;
    this.#loading = channelId;
    const before = older ? store.history(channelId).messages[0]?.id : undefined;
    const height = this.scroller.scrollHeight;
    try {
      const data = await wire.request("history", { channel_id: channelId, before });
      store.addHistory(channelId, data, older, PAGE);
      if (older && channelId === this.#channelId)
        this.scroller.scrollTop += this.scroller.scrollHeight - height;
      return true;
    } catch (error) {
      if (error.code !== "offline") throw error;
      return false;
    } finally {
      this.#loading = null;
    }
  }

  #draw() {
    const { store, interactions } = this.#app;
    const history = store.history(this.#channelId);
    const alive = new Set(history.messages.map((message) => message.id));
    for (const id of this.#nodes.keys()) if (!alive.has(id)) this.#nodes.delete(id);
    settle(this.items, [
      ...this.#start(history),
      ...this.#rows(history.messages),
      ...interactions.locals(this.#channelId).map((local) => drawLocal(local, this.#app)),
    ]);
    if (this.#pinned) this.#sink();
    this.#markRead();
  }

  #start(history) {
    if (history.complete) return [this.#fixture("beginning", () => this.#beginning())];
    return history.loaded ? [] : [this.#fixture("skeletons", skeletons)];
  }

  /** The messages, with lines where a day begins and where what is unread begins. */
  #rows(messages) {
    const rows = [];
    const firstNew = messages.find((message) => this.#isNew(message));
    messages.forEach((message, index) => {
      const above = messages[index - 1];
      const newDay = !above || dayOf(above) !== dayOf(message);
      if (newDay) rows.push(this.#fixture(`day ${message.id}`, () => line("day", day(idTime(message.id)))));
      if (message === firstNew) rows.push(this.#fixture("new", () => line("new-line", t("new"))));
      const alone = newDay || message === firstNew;
      rows.push(this.#node(message, !alone && continues(message, above)));
    });
    return rows;
  }

  #isNew(message) {
    const { me } = this.#app.store;
    return this.#mark !== null && compareIds(message.id, this.#mark) > 0 && message.author.id !== me.id;
  }

  #node(message, compact) {
    const known = this.#nodes.get(message.id);
    if (known && known.compact === compact) return known.node;
    const node = drawMessage(message, this.#app, compact);
    this.#nodes.set(message.id, { node, compact });
    return node;
  }

  /** What stands between messages is made once, so that drawing again does not disturb it. */
  #fixture(key, make) {
    if (!this.#fixtures.has(key)) this.#fixtures.set(key, make());
    return this.#fixtures.get(key);
  }

  #beginning() {
    const { store } = this.#app;
    const name = store.channelName(this.#channelId);
    const inGuild = store.channels.get(this.#channelId)?.guild_id;
    return h(
      "div",
      { class: "beginning" },
      orrery(),
      h("h2", null, inGuild ? `#${name}` : name),
      h("p", null, t(inGuild ? "channel_beginning" : "dm_beginning", { name })),
      h("p", { class: "subtext" }, t("try_slash")),
    );
  }

  #sink() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.#pinned = scrollHeight - scrollTop - clientHeight < NEAR;
    this.more.hidden = this.#pinned;
    this.more.setAttribute("aria-label", t("to_newest"));
    const history = this.#channelId && this.#app.store.history(this.#channelId);
    if (history?.loaded && !history.complete && scrollTop < 200) this.#load(true);
    if (this.#pinned) this.#markRead();
  }

  #markRead() {
    const { store } = this.#app;
    if (!this.#channelId || !this.#pinned || document.hidden || !document.hasFocus()) return;
    const last =
      store.channels.get(this.#channelId)?.last_message_id ??
      store.history(this.#channelId).messages.at(-1)?.id;
    store.unread.read(this.#channelId, last);
  }
}

function dayOf(message) {
  return new Date(idTime(message.id)).toDateString();
}

function line(className, words) {
  return h("div", { class: className, role: "separator" }, h("span", null, words));
}

function skeletons() {
  return h(
    "div",
    { class: "skeletons", "aria-hidden": "true" },
    [0, 1, 2].map(() => h("div", { class: "skeleton" })),
  );
}

/** Make the children of an element these, touching only those that differ, so that focus and pictures stay. */
function settle(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
  if (!children.length) fill(parent);
}
