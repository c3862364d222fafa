// Who has read how far: per acting user and channel, kept in the browser.

import { compareIds } from "./dom.js";

/** Whether a message addresses the user: a mention, a mention of everyone, or a direct message. */
export function addresses(message, me, channel) {
  if (!me || message.author?.id === me.id) return false;
  if (message.mention_everyone) return true;
  if ((message.mentions ?? []).some((user) => user.id === me.id)) return true;
  return Boolean(channel) && !channel.guild_id;
}

export class Unread {
  #store;
  #user = null;
  #read = {};
  #mentions = new Map();

  constructor(store) {
    this.#store = store;
  }

  get #key() {
    return `orrery.read.${this.#store.me?.id}`;
  }

  /** After a hello: whoever is here for the first time starts with everything read. */
  start() {
    if (this.#store.me.id !== this.#user) this.#mentions.clear();
    this.#user = this.#store.me.id;
    const stored = localStorage.getItem(this.#key);
    this.#read = stored ? JSON.parse(stored) : {};
    if (!stored) {
      for (const channel of this.#store.channels.values())
        this.#read[channel.id] = channel.last_message_id ?? "0";
      this.#save();
    }
  }

  /** The last message read in a channel. */
  mark(channelId) {
    return this.#read[channelId] ?? "0";
  }

  isUnread(channelId) {
    const last = this.#store.channels.get(channelId)?.last_message_id;
    return Boolean(last) && compareIds(last, this.mark(channelId)) > 0;
  }

  mentions(channelId) {
    return this.#mentions.get(channelId) ?? 0;
  }

  /** A new message has come in. */
  arrived(message) {
    const { me, channels } = this.#store;
    if (message.author?.id === me?.id) this.read(message.channel_id, message.id);
    else if (addresses(message, me, channels.get(message.channel_id))) {
      this.#mentions.set(message.channel_id, this.mentions(message.channel_id) + 1);
    }
    this.#store.changed("unread", { channelId: message.channel_id });
  }

  /** Count the mentions of a channel again from its history. */
  count(channelId, messages) {
    const { me, channels } = this.#store;
    const mark = this.mark(channelId);
    const found = messages.filter(
      (message) => compareIds(message.id, mark) > 0 && addresses(message, me, channels.get(channelId)),
    );
    this.#mentions.set(channelId, found.length);
    this.#store.changed("unread", { channelId });
  }

  /** The user has seen the channel up to a message. */
  read(channelId, messageId) {
    if (!messageId || (compareIds(messageId, this.mark(channelId)) <= 0 && !this.mentions(channelId))) return;
    this.#read[channelId] = messageId;
    this.#mentions.delete(channelId);
    this.#save();
    this.#store.changed("unread", { channelId });
  }

  #save() {
    localStorage.setItem(this.#key, JSON.stringify(this.#read));
  }
}
