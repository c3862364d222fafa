// Ties the parts together: what happens on an event, where one goes, who one is.

import { Composer } from "./composer.js";
import { dots } from "./components.js";
import { fill, h } from "./dom.js";
import { Header } from "./header.js";
import { setLocale, t } from "./i18n.js";
import { Interactions } from "./interactions.js";
import { openLightbox } from "./lightbox.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { closePopup } from "./popup.js";
import { Sidebar } from "./sidebar.js";
import { Store, THREADS } from "./state.js";
import { Wire } from "./wire.js";

const CATEGORY = 4;

export class App {
  store = new Store();
  online = true;
  #redraw = 0;

  constructor(query) {
    this.wire = new Wire(query.get("user"));
    this.wanted = query.get("channel");
    this.interactions = new Interactions(this.wire);
    this.sidebar = new Sidebar(this);
    this.header = new Header(this);
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.typing = h("div", { class: "typing", role: "status" });
    this.toastBox = h("div", { class: "toast", role: "status", hidden: true });
    this.veil = h("button", {
      type: "button",
      class: "drawer-veil",
      hidden: true,
      on: { click: () => this.drawer(false) },
    });
    this.element = h(
      "div",
      { class: "app" },
      this.sidebar.element,
      this.veil,
      h(
        "main",
        { class: "main" },
        this.header.element,
        this.header.banner,
        h(
          "div",
          { class: "middle" },
          h("section", { class: "conversation" }, this.messages.element, this.composer.element, this.typing),
          this.header.members,
        ),
      ),
      this.toastBox,
    );
    this.#listen();
  }

  start() {
    this.wire.connect();
  }

  // Where one goes

  /** Open a channel, and point at a message in it. */
  async jump(channelId, messageId) {
    const { store } = this;
    if (!store.channels.has(channelId)) return;
    store.openChannel = channelId;
    const guild = store.guildOf(channelId);
    localStorage.setItem(`orrery.last.${guild?.id ?? "dm"}`, channelId);
    localStorage.setItem(`orrery.open.${store.me.id}`, channelId);
    this.#address();
    this.drawer(false);
    closePopup();
    this.#drawFrame();
    this.composer.show(channelId);
    this.#drawTyping();
    if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]"))
      this.composer.focus();
    await this.messages.show(channelId);
    if (messageId) await this.messages.reveal(messageId);
  }

  /** The channel last looked at on a server, else its first. */
  lastChannel(guildId) {
    const channels = this.store.guildChannels(guildId);
    const last = localStorage.getItem(`orrery.last.${guildId}`);
    const open = channels.filter((channel) => channel.type !== CATEGORY && !THREADS.has(channel.type));
    return (channels.find((channel) => channel.id === last) ?? open[0])?.id;
  }

  async openDm(userId) {
    const known = this.store.dmWith(userId);
    const channel = known ?? (await this.make("open_dm", { user_id: userId }));
    if (channel) {
      if (!known) this.store.receive({ type: "channel_create", channel });
      this.jump(channel.id);
    }
  }

  drawer(open) {
    this.element.classList.toggle("drawer-open", open);
    this.veil.hidden = !open;
    this.veil.setAttribute("aria-label", t("close"));
    if (open) this.sidebar.element.querySelector("[aria-current=page]")?.focus();
  }

  // Who one is

  become(userId) {
    if (userId === this.store.me?.id) return;
    this.wanted = this.store.openChannel;
    this.interactions.reset();
    this.wire.become(userId);
  }

  async install(installed) {
    this.store.me.installed = installed;
    await this.#quietly(this.wire.request("install", { installed }));
  }

  async speak(locale) {
    this.store.locale = locale;
    setLocale(locale);
    this.#drawAll();
    await this.#quietly(this.wire.request("set_locale", { locale }));
  }

  // What parts ask for

  startCommand(name) {
    this.composer.start(name);
  }

  sent() {
    this.messages.toBottom();
  }

  retry(local) {
    this.interactions.dismiss(local);
    this.interactions.command(local.channelId, local.command, local.options, local.words);
  }

  lightbox(pictures, index) {
    openLightbox(pictures, index);
  }

  async dismiss(message) {
    await this.#quietly(
      this.wire.request("delete_message", { channel_id: message.channel_id, message_id: message.id }),
    );
  }

  /** A request that makes something; its trouble is the asker's. */
  make(what, fields) {
    return this.wire.request(what, fields);
  }

  /** Send a file to the server; resolves to its stored form. */
  async upload(file) {
    const query = new URLSearchParams({ user: this.store.me.id, name: file.name });
    const answer = await fetch(`/players/upload?${query}`, {
      method: "POST",
      body: file,
      headers: { "Content-Type": file.type || "application/octet-stream" },
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  async copy(text) {
    await navigator.clipboard?.writeText(text);
    this.toast(t("copied"));
  }

  toast(text) {
    this.toastBox.hidden = false;
    this.toastBox.textContent = text;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toastBox.hidden = true), 3000);
  }

  async #quietly(promise) {
    try {
      return await promise;
    } catch (error) {
      this.toast(error.code === "offline" ? t("offline_now") : error.message || t("went_wrong"));
      return null;
    }
  }

  // What happens

  #listen() {
    this.wire.addEventListener("status", ({ detail }) => {
      this.online = detail === "open";
      if (!this.online) this.store.stale = true;
      this.element.classList.toggle("offline", !this.online);
      this.header.drawBanner();
    });
    this.wire.addEventListener("event", ({ detail }) => this.#received(detail));
    this.store.addEventListener("change", ({ detail }) => this.#changed(detail));
    this.interactions.addEventListener("change", ({ detail }) => {
      if (detail.channelId === this.store.openChannel) this.messages.refresh(detail.messageId, false);
    });
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  #key(event) {
    if (event.key === "Escape" && this.element.classList.contains("drawer-open")) this.drawer(false);
    // Writing may begin wherever one is, as long as it is not into something else.
    const writes =
      event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (writes && !document.activeElement.closest?.("input, textarea, dialog, .popup")) this.composer.focus();
  }

  #received(event) {
    if (event.type === "interaction") this.interactions.receive(event);
    else if (event.type === "modal")
      openModal(
        { ...event.modal, interaction_id: event.interaction_id },
        this,
        event.channel_id ?? this.interactions.channelOf(event.nonce),
      );
    else this.store.receive(event);
  }

  #changed({ topic, channelId, messageId, isNew, older }) {
    const here = channelId === this.store.openChannel;
    if (topic === "hello") this.#arrived();
    else if (topic === "message" && here) this.messages.refresh(messageId, !isNew);
    else if (topic === "deleted" && here) this.messages.refresh(messageId, true);
    else if (topic === "history" && here) older ? this.messages.extend() : this.messages.redraw();
    else if (topic === "channels" && !this.store.channels.has(this.store.openChannel)) this.#arrived();
    else if (topic === "typing" && here) this.#drawTyping();
    else if (["channels", "unread", "bot", "commands"].includes(topic)) this.#drawFrameSoon();
  }

  #arrived() {
    const { store } = this;
    setLocale(store.locale);
    closePopup("gone");
    const wanted = [this.wanted, store.openChannel, localStorage.getItem(`orrery.open.${store.me.id}`)].find(
      (id) => store.channels.has(id),
    );
    const first = store.guilds.length ? this.lastChannel(store.guilds[0].id) : store.dms()[0]?.id;
    this.wanted = null;
    if (wanted ?? first) this.jump(wanted ?? first);
    else if (store.bot) this.openDm(store.bot.id);
    this.#countMentions();
  }

  /** Channels with something new in them: are there mentions among it? */
  async #countMentions() {
    const { store, wire } = this;
    const waiting = [...store.channels.keys()].filter(
      (id) => id !== store.openChannel && store.unread.isUnread(id),
    );
    for (const id of waiting) {
      const data = await this.#quietly(wire.request("history", { channel_id: id }));
      if (data) store.unread.count(id, data);
    }
  }

  #drawAll() {
    this.#drawFrame();
    this.composer.show(this.store.openChannel);
    this.messages.redraw();
    this.#drawTyping();
  }

  #drawFrame() {
    this.sidebar.draw();
    this.header.draw();
  }

  #drawFrameSoon() {
    clearTimeout(this.#redraw);
    this.#redraw = setTimeout(() => this.#drawFrame(), 20);
  }

  #drawTyping() {
    const names = this.store.typists(this.store.openChannel);
    const text =
      names.length > 3
        ? t("many_typing")
        : names.length
          ? t("typing", { n: names.length, names: new Intl.ListFormat(this.store.locale).format(names) })
          : "";
    fill(this.typing, text && [dots(), h("span", null, text)]);
  }

  #address() {
    const query = new URLSearchParams({ user: this.store.me.id, channel: this.store.openChannel });
    history.replaceState(null, "", `/?${query}`);
  }
}
