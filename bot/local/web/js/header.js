// Above the messages: which channel this is, whether the line and the bot are there, who else is.

import { ask } from "./ask.js";
import { avatar } from "./avatar.js";
import { iconButton, press } from "./controls.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { THREADS } from "./state.js";

export class Header {
  #app;

  constructor(app) {
    this.#app = app;
    this.element = h("header", { class: "channel-head" });
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.members = h("aside", { class: "members", hidden: true });
  }

  draw() {
    const { store } = this.#app;
    const channel = store.channels.get(store.openChannel);
    if (!channel) return;
    const name = store.channelName(channel.id);
    fill(
      this.element,
      this.#menuButton(),
      this.#place(channel, name),
      h("span", { class: "head-space" }),
      channel.guild_id && this.#tools(channel),
    );
    this.drawBanner();
    this.#drawMembers();
    const sign = channel.guild_id ? "#" : "@";
    document.title = [this.#badge(), sign + name, "Orrery"].filter(Boolean).join(" · ");
  }

  #menuButton() {
    const button = iconButton("menu", t("open_channels"), () => this.#app.drawer(true), {
      class: "icon-button menu-button",
      "aria-controls": "sidebar",
    });
    if (this.#unreadElsewhere()) button.append(h("i", { class: "menu-dot" }));
    return button;
  }

  #place(channel, name) {
    const { store } = this.#app;
    const isThread = THREADS.has(channel.type);
    const sign = isThread ? icon("thread") : channel.guild_id ? icon("hash") : avatar(this.#partner(channel));
    const parent = isThread && store.channels.get(channel.parent_id);
    return [
      h("span", { class: "head-mark" }, sign),
      parent && press("head-parent", () => this.#app.jump(parent.id), parent.name, " ›"),
      h("h1", { class: "head-name" }, name),
      channel.topic && h("p", { class: "head-topic", title: channel.topic }, channel.topic),
    ];
  }

  #tools(channel) {
    const addThread = () =>
      ask(t("add_thread"), t("thread_name"), (name) =>
        this.#app.make("add_thread", { channel_id: channel.id, name }),
      );
    return [
      !THREADS.has(channel.type) && iconButton("thread", t("add_thread"), addThread),
      iconButton("people", t("members"), () => this.#toggleMembers(), {
        "aria-pressed": String(!this.members.hidden),
      }),
    ];
  }

  /** Tell of a lost line or an absent bot. */
  drawBanner() {
    const { store, online } = this.#app;
    const text = !online ? t("reconnecting") : store.me && !store.botOnline ? t("bot_offline") : "";
    this.banner.hidden = !text;
    this.banner.classList.toggle("lost", !online);
    if (this.banner.textContent !== text) fill(this.banner, text && h("i", { class: "pulse" }), text);
  }

  #partner(channel) {
    const { store } = this.#app;
    return (channel?.recipients ?? []).find((user) => user.id !== store.me?.id) ?? store.me;
  }

  #mentions() {
    const { store } = this.#app;
    return [...store.channels.keys()].reduce((sum, id) => sum + store.unread.mentions(id), 0);
  }

  #badge() {
    const count = this.#mentions();
    return count ? `(${count})` : "";
  }

  #unreadElsewhere() {
    const { store } = this.#app;
    return [...store.channels.keys()].some((id) => id !== store.openChannel && store.unread.isUnread(id));
  }

  #toggleMembers() {
    this.members.hidden = !this.members.hidden;
    this.draw();
  }

  #drawMembers() {
    const { store } = this.#app;
    const guild = store.guildOf(store.openChannel);
    if (!guild) this.members.hidden = true;
    if (this.members.hidden || !guild) return;
    const people = guild.members.map((id) => store.users.get(id)).filter(Boolean);
    const row = (user) =>
      h(
        "button",
        {
          type: "button",
          class: "member",
          on: { click: () => user.id !== store.me.id && this.#app.openDm(user.id) },
        },
        h(
          "span",
          { class: "with-presence" },
          avatar(user, "normal"),
          h("i", { class: !user.bot || store.botOnline ? "presence on" : "presence" }),
        ),
        h("span", { class: "channel-name" }, store.userName(user.id)),
        user.bot && h("span", { class: "app-tag" }, t("app_tag")),
      );
    fill(
      this.members,
      h("h2", { class: "channel-group" }, `${t("members")} · ${people.length}`),
      people.map(row),
    );
    this.members.setAttribute("aria-label", t("members"));
  }
}
