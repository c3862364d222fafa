// The message field: plain text, or a slash command once one has been chosen.

import { avatar } from "./avatar.js";
import { CommandForm } from "./command_form.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { localised, t } from "./i18n.js";
import { entries, match, readOptions, typedOut } from "./slash.js";
import { Suggest } from "./suggest.js";

const LONGEST = 2000;
const MOST_SHOWN = 40;

export class Composer {
  #app;
  #suggest = new Suggest();
  #form = null;
  #drafts = new Map();
  #channelId = null;

  constructor(app) {
    this.#app = app;
    this.text = h("textarea", {
      class: "composer-text",
      rows: 1,
      maxlength: LONGEST,
      autocomplete: "off",
      spellcheck: "true",
      on: {
        input: () => this.#typed(),
        keydown: (event) => this.#keydown(event),
        focus: () => this.#offer(),
        blur: () =>
          setTimeout(() => this.element.contains(document.activeElement) || this.#suggest.hide(), 120),
      },
    });
    this.field = h("div", { class: "composer-field" }, this.text);
    this.slashButton = h("button", {
      type: "button",
      class: "icon-button slash-button",
      on: { click: () => this.#slash() },
    });
    this.sendButton = h(
      "button",
      { type: "button", class: "icon-button send-button", on: { click: () => this.#send() } },
      icon("send"),
    );
    this.notice = h("div", { class: "composer-notice", role: "status" });
    this.element = h(
      "div",
      { class: "composer" },
      this.#suggest.element,
      h("div", { class: "composer-box" }, this.slashButton, this.field, this.sendButton),
      this.notice,
    );
  }

  /** Words that hang on the language or the channel. */
  show(channelId) {
    if (this.#channelId !== channelId) {
      if (this.#channelId) this.#drafts.set(this.#channelId, this.text.value);
      this.#channelId = channelId;
      this.#leave(this.#drafts.get(channelId) ?? "");
    }
    const { store } = this.#app;
    const sign = store.channels.get(channelId)?.guild_id ? "#" : "@";
    const label = t("write_to", { name: `${sign}${store.channelName(channelId)}` });
    this.text.placeholder = label;
    this.text.setAttribute("aria-label", label);
    this.#face(Boolean(this.#form));
  }

  /** The buttons beside the field, while a command is filled in and otherwise. */
  #face(inCommand) {
    this.element.classList.toggle("in-command", inCommand);
    fill(this.slashButton, icon(inCommand ? "close" : "slash"));
    for (const [button, key] of [
      [this.slashButton, inCommand ? "cancel" : "use_command"],
      [this.sendButton, "send"],
    ]) {
      button.setAttribute("aria-label", t(key));
      button.title = t(key);
    }
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus();
  }

  /** Begin a command by its registered name, as a mention of it in a text does. */
  start(name) {
    const entry = this.#entries().find((one) => one.base === name || one.name === name);
    if (entry) this.#begin(entry);
    else this.#write(`/${name}`);
  }

  #entries() {
    const { store } = this.#app;
    return entries(store.commands, store.place(this.#channelId));
  }

  #write(text) {
    this.#leave(text);
    this.text.focus();
    this.#offer();
  }

  #typed() {
    this.#grow();
    const typed = this.text.value.startsWith("/") && typedOut(this.#entries(), this.text.value);
    if (typed) this.#begin(typed.entry, readOptions(typed.entry, typed.rest));
    else this.#offer();
  }

  #grow() {
    this.text.style.setProperty("height", "auto");
    this.text.style.setProperty("height", `${this.text.scrollHeight}px`);
  }

  // What the list offers while plain text is typed

  #offer() {
    const text = this.text.value;
    if (text.startsWith("/") && !text.includes("\n")) this.#offerCommands(text.slice(1));
    else this.#offerPeople();
  }

  #offerCommands(query) {
    const { store } = this.#app;
    const found = match(this.#entries(), query);
    const items = found.slice(0, MOST_SHOWN).map((entry) => ({
      picture: avatar(store.bot, "small"),
      label: `/${entry.name}`,
      description: entry.description,
      tags: entry.options.filter((option) => option.required).map((option) => localised(option, "name")),
      pick: () => this.#begin(entry),
    }));
    const note = store.commands.length ? t("no_command") : t("no_commands_yet");
    this.#suggest.show(this.text, items, {
      note,
      head: h("span", { class: "suggest-title" }, t("commands")),
    });
  }

  #offerPeople() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    const typed = /(?:^|\s)@([\p{L}\p{N}_.-]*)$/u.exec(before);
    if (!typed) {
      this.#suggest.hide();
      return;
    }
    const wanted = typed[1].toLowerCase();
    const items = [...this.#app.store.users.values()]
      .filter((user) =>
        [user.username, user.global_name ?? ""].some((name) => name.toLowerCase().startsWith(wanted)),
      )
      .slice(0, 10)
      .map((user) => ({
        picture: avatar(user, "small"),
        label: user.global_name || user.username,
        detail: user.username,
        pick: () => this.#insertMention(before, typed[1], user),
      }));
    if (items.length) this.#suggest.show(this.text, items);
    else this.#suggest.hide();
  }

  #insertMention(before, typed, user) {
    const start = `${before.slice(0, before.length - typed.length)}${user.username} `;
    this.text.value = start + this.text.value.slice(before.length);
    this.text.setSelectionRange(start.length, start.length);
    this.#suggest.hide();
  }

  // Commands

  /** The button before the field begins a command, and takes one back. */
  #slash() {
    if (this.#form) this.#write("");
    else if (!this.text.value.startsWith("/")) this.#write("/");
    else this.text.focus();
  }

  #begin(entry, typed) {
    this.#form = new CommandForm(entry, {
      app: this.#app,
      suggest: this.#suggest,
      channelId: this.#channelId,
      typed,
      onSend: (...command) => this.#sendCommand(...command),
      onCancel: (text) => this.#write(text),
    });
    this.text.value = "";
    fill(this.field, this.#form.element);
    this.#face(true);
    this.#form.element.addEventListener("focusout", () =>
      setTimeout(() => this.element.contains(document.activeElement) || this.#suggest.hide(), 120),
    );
    this.#form.focus();
  }

  #leave(text) {
    this.#form = null;
    this.#suggest.hide();
    this.#face(false);
    this.text.value = text;
    fill(this.field, this.text);
    this.#grow();
  }

  #sendCommand(entry, options, words) {
    this.#app.interactions.command(this.#channelId, entry.command, options, words);
    this.#write("");
    this.#app.sent();
  }

  // Sending

  #keydown(event) {
    if (event.isComposing || this.#suggest.keydown(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const text = this.text.value.trim();
    if (!text) return;
    const fields = { channel_id: this.#channelId, content: this.#named(text) };
    this.#leave("");
    this.text.focus();
    this.notice.textContent = "";
    try {
      await this.#app.wire.request("say", fields);
      this.#app.sent();
    } catch (error) {
      this.text.value = this.text.value || text;
      this.notice.textContent =
        error.code === "offline" ? t("offline_now") : t("not_sent", { why: error.message });
    }
  }

  /** "@ada" becomes a mention where it is somebody's name. */
  #named(text) {
    const people = new Map(
      [...this.#app.store.users.values()].map((user) => [user.username.toLowerCase(), user.id]),
    );
    return text.replace(/(^|\s)@([\p{L}\p{N}_.-]+)/gu, (whole, gap, name) =>
      people.has(name.toLowerCase()) ? `${gap}<@${people.get(name.toLowerCase())}>` : whole,
    );
  }
}
