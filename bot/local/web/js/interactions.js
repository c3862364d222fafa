// What the acting user has set off and what became of it: waiting, deferred, done or failed.

import { WireError } from "./wire.js";

const GIVE_UP = 20000;

/** Emits "change" (detail: {messageId?, channelId}) whenever something waiting changes its state. */
export class Interactions extends EventTarget {
  #wire;
  #waiting = new Map();
  #pressed = new Map();
  #locals = [];
  #count = 0;
  #places = new Map();

  constructor(wire) {
    super();
    this.#wire = wire;
    wire.addEventListener("status", ({ detail }) => detail === "lost" && this.#failAll());
  }

  /** The press going on at a message, if any: {customId, state}. */
  pressed(messageId) {
    return this.#pressed.get(messageId) ?? null;
  }

  /** Where something was set off; its modal may come after it has been answered. */
  channelOf(nonce) {
    return this.#places.get(nonce) ?? null;
  }

  /** Commands sent and not yet answered, or failed, in a channel. */
  locals(channelId) {
    return this.#locals.filter((local) => local.channelId === channelId);
  }

  dismiss(local) {
    this.#locals = this.#locals.filter((other) => other !== local);
    this.#changed(local);
  }

  /** Press a button or send a select's values. */
  component(message, component, values) {
    const entry = {
      kind: "component",
      channelId: message.channel_id,
      messageId: message.id,
      customId: component.custom_id,
    };
    this.#pressed.set(message.id, { customId: component.custom_id, state: "pending" });
    return this.#send(
      "component",
      {
        channel_id: message.channel_id,
        message_id: message.id,
        custom_id: component.custom_id,
        component_type: component.type,
        ...(values ? { values } : {}),
      },
      entry,
    );
  }

  /** Send a slash command; `words` is what the person typed, for the line that waits. */
  command(channelId, command, options, words) {
    const local = { channelId, words, command, options, state: "pending" };
    this.#locals.push(local);
    const fields = { channel_id: channelId, command_id: command.id, name: command.name, options };
    return this.#send("command", fields, { kind: "command", channelId, local });
  }

  /** Submit a modal; resolves to true when the bot has answered, to false when it failed. */
  modal(modal, components, channelId) {
    return new Promise((resolve) => {
      const fields = { interaction_id: modal.interaction_id, custom_id: modal.custom_id, components };
      this.#send("modal_submit", fields, { kind: "modal", channelId, settle: resolve });
    });
  }

  /** An "interaction" event of the server. */
  receive(event) {
    const entry = this.#waiting.get(event.nonce);
    if (!entry) return;
    if (event.state === "failed") this.#finish(event.nonce, entry, "failed");
    else if (event.state === "done" || event.state === "deferred")
      this.#finish(event.nonce, entry, event.state);
  }

  /** Somebody else acts from now on: nothing of this is theirs. */
  reset() {
    this.#failAll();
    this.#locals = [];
    this.#pressed.clear();
  }

  /** A message was edited: whatever failed at it is forgotten. */
  forget(messageId) {
    if (this.#pressed.get(messageId)?.state === "failed") this.#pressed.delete(messageId);
  }

  async #send(what, fields, entry) {
    this.#count += 1;
    const nonce = `${Date.now()}${String(this.#count).padStart(4, "0")}`;
    this.#waiting.set(nonce, entry);
    this.#places.set(nonce, entry.channelId);
    entry.timer = setTimeout(() => this.#finish(nonce, entry, "failed"), GIVE_UP);
    this.#changed(entry);
    try {
      await this.#wire.request(what, { ...fields, nonce });
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      if (entry.local) entry.local.reason = error.code === "offline" ? "" : error.message;
      this.#finish(nonce, entry, "failed");
    }
  }

  #finish(nonce, entry, state) {
    if (!this.#waiting.delete(nonce)) return;
    clearTimeout(entry.timer);
    if (entry.kind === "component") {
      if (state === "failed") this.#pressed.set(entry.messageId, { customId: entry.customId, state });
      else this.#pressed.delete(entry.messageId);
    }
    if (entry.local) {
      entry.local.state = state;
      if (state !== "failed") this.#locals = this.#locals.filter((local) => local !== entry.local);
    }
    entry.settle?.(state !== "failed");
    this.#changed(entry);
  }

  #failAll() {
    for (const [nonce, entry] of [...this.#waiting]) this.#finish(nonce, entry, "failed");
  }

  #changed({ messageId, channelId }) {
    this.dispatchEvent(new CustomEvent("change", { detail: { messageId, channelId } }));
  }
}
