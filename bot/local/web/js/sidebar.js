// Servers on the rail, channels and direct messages beside it, and who one is at the bottom.

import { avatar } from "./avatar.js";
import { ask } from "./ask.js";
import { iconButton } from "./controls.js";
import { fill, h } from "./dom.js";
import { icon, orrery } from "./icons.js";
import { t } from "./i18n.js";
import { THREADS } from "./state.js";
import { openUserMenu } from "./user_menu.js";

const CATEGORY = 4;

export class Sidebar {
  #app;
  #guildId = null;

  constructor(app) {
    this.#app = app;
    this.rail = h("nav", { class: "rail" });
    this.list = h("nav", { class: "channels" });
    this.meButton = h("button", {
      type: "button",
      class: "me-button",
      "aria-haspopup": "dialog",
      on: { click: () => openUserMenu(this.meButton, app) },
    });
    this.foot = h("div", { class: "me" }, this.meButton);
    this.element = h(
      "aside",
      { class: "sidebar", id: "sidebar" },
      this.rail,
      h("div", { class: "channel-pane" }, this.list, this.foot),
    );
  }

  draw() {
    const { store } = this.#app;
    if (!store.me) return;
    this.#guildId = store.guildOf(store.openChannel)?.id ?? null;
    this.rail.setAttribute("aria-label", t("servers"));
    this.#drawRail();
    this.list.setAttribute("aria-label", t("channels"));
    const held = document.activeElement?.closest(".channel")?.dataset.channelId;
    fill(this.list, this.#guildId ? this.#guildChannels() : this.#directs());
    if (held) this.list.querySelector(`[data-channel-id="${held}"]`)?.focus();
    this.#drawMe();
  }

  #drawRail() {
    const { store } = this.#app;
    const directs = store.dms();
    const home = this.#railButton(
      t("direct_messages"),
      orrery("orrery small"),
      this.#guildId === null,
      directs,
      () => this.#home(),
    );
    const guilds = store.guilds.map((guild) =>
      this.#railButton(
        guild.name,
        initials(guild.name),
        guild.id === this.#guildId,
        store.guildChannels(guild.id),
        () => this.#app.jump(this.#app.lastChannel(guild.id)),
      ),
    );
    fill(this.rail, home, h("hr"), guilds);
  }

  #railButton(name, face, current, channels, act) {
    const { unread } = this.#app.store;
    const mentions = channels.reduce((sum, channel) => sum + unread.mentions(channel.id), 0);
    const isUnread = channels.some((channel) => unread.isUnread(channel.id));
    return h(
      "button",
      {
        type: "button",
        class: `rail-button${current ? " current" : ""}${isUnread ? " unread" : ""}`,
        title: name,
        "aria-label": mentions ? `${name}, ${t("mentions", { n: mentions })}` : name,
        "aria-current": current ? "true" : null,
        on: { click: act },
      },
      h("span", { class: "rail-face", "aria-hidden": "true" }, face),
      badge(mentions),
    );
  }

  #home() {
    const { store } = this.#app;
    const withBot = store.bot && store.dmWith(store.bot.id);
    if (withBot) this.#app.jump(withBot.id);
    else if (store.bot) this.#app.openDm(store.bot.id);
    else if (store.dms().length) this.#app.jump(store.dms()[0].id);
  }

  #guildChannels() {
    const { store } = this.#app;
    const guild = store.guilds.find((one) => one.id === this.#guildId);
    const channels = store.guildChannels(guild.id);
    const addChannel = () =>
      ask(t("add_channel"), t("channel_name"), (name) =>
        this.#app.make("add_channel", { guild_id: guild.id, name }),
      );
    const categories = channels.filter((channel) => channel.type === CATEGORY);
    return [
      h(
        "header",
        { class: "pane-head" },
        h("h1", null, guild.name),
        iconButton("plus", t("add_channel"), addChannel),
      ),
      h(
        "div",
        { class: "channel-scroll" },
        [null, ...categories].map((category) => this.#group(category, channels)),
      ),
    ];
  }

  /** The channels of a category, each followed by its threads; without one, those outside of any. */
  #group(category, channels) {
    const known = new Set(channels.map((channel) => channel.id));
    const inside = channels.filter((channel) => {
      if (THREADS.has(channel.type) || channel.type === CATEGORY) return false;
      return category ? channel.parent_id === category.id : !known.has(channel.parent_id);
    });
    if (!inside.length) return null;
    const threads = (parent) =>
      channels.filter((one) => THREADS.has(one.type) && one.parent_id === parent.id);
    return [
      h("h2", { class: "channel-group" }, category ? category.name : t("channels")),
      inside.map((channel) => [
        this.#channel(channel, icon("hash"), channel.name),
        threads(channel).map((thread) => this.#channel(thread, icon("thread"), thread.name, "thread")),
      ]),
    ];
  }

  #directs() {
    const { store } = this.#app;
    const others = [...store.users.values()].filter((user) => user.id !== store.me.id);
    others.sort((a, b) => Number(Boolean(b.bot)) - Number(Boolean(a.bot)));
    return [
      h("header", { class: "pane-head" }, h("h1", null, t("direct_messages"))),
      h(
        "div",
        { class: "channel-scroll" },
        others.map((user) => this.#direct(user)),
      ),
    ];
  }

  #direct(user) {
    const { store } = this.#app;
    const channel = store.dmWith(user.id) ?? { id: null };
    const presence = user.bot && h("i", { class: store.botOnline ? "presence on" : "presence" });
    const face = h("span", { class: "with-presence" }, avatar(user, "normal"), presence);
    const open = () => this.#app.openDm(user.id);
    return this.#channel(channel, face, store.userName(user.id), "direct", open);
  }

  #channel(channel, face, name, kind = "", act = () => this.#app.jump(channel.id)) {
    const { store } = this.#app;
    const current = Boolean(channel.id) && channel.id === store.openChannel;
    const mentions = channel.id ? store.unread.mentions(channel.id) : 0;
    const isUnread = channel.id && !current && store.unread.isUnread(channel.id);
    return h(
      "button",
      {
        type: "button",
        class: `channel ${kind}${current ? " current" : ""}${isUnread ? " unread" : ""}`,
        data: { channelId: channel.id ?? "" },
        title: name,
        "aria-current": current ? "page" : null,
        "aria-label": [name, isUnread && t("unread"), mentions && t("mentions", { n: mentions })]
          .filter(Boolean)
          .join(", "),
        on: { click: act },
      },
      face,
      h("span", { class: "channel-name" }, name),
      current ? null : badge(mentions),
    );
  }

  // The button stays the same element: its menu hangs on it while names and language change.
  #drawMe() {
    const { store } = this.#app;
    const name = store.userName(store.me.id);
    this.meButton.setAttribute("aria-label", t("acting_as", { name }));
    fill(
      this.meButton,
      avatar(store.me, "normal"),
      h("span", { class: "me-words" }, h("b", null, name), h("span", null, t("switch_user"))),
      icon("gear"),
    );
  }
}

function badge(count) {
  return count
    ? h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count))
    : null;
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 2)
    .toUpperCase();
}
