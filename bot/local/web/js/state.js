// What the page knows: users, channels, messages and what is going on; changed by server events only.

import { compareIds } from "./dom.js";
import { t } from "./i18n.js";
import { Unread } from "./unread.js";

export const THREADS = new Set([10, 11, 12]);
const TYPING_LASTS = 10000;

/** Emits "change" with a topic as detail: {topic, channelId, ...}. */
export class Store extends EventTarget {
  me = null;
  bot = null;
  botOnline = false;
  stale = false;
  locale = "en-US";
  users = new Map();
  guilds = [];
  channels = new Map();
  commands = [];
  histories = new Map();
  typing = new Map();
  openChannel = null;
  unread = new Unread(this);

  changed(topic, detail = {}) {
    this.dispatchEvent(new CustomEvent("change", { detail: { topic, ...detail } }));
  }

  /** Apply one event of the server. */
  receive(event) {
    REDUCERS[event.type]?.(this, event);
  }

  userName(id) {
    const user = this.users.get(id);
    return user?.global_name || user?.username || t("unknown_user");
  }

  roleName(id) {
    const roles = this.guilds.flatMap((guild) => guild.roles);
    return roles.find((role) => role.id === id)?.name.replace(/^@/, "") ?? t("unknown");
  }

  channelName(id) {
    const channel = this.channels.get(id);
    if (!channel) return t("unknown");
    if (channel.guild_id) return channel.name;
    return (
      (channel.recipients ?? [])
        .filter((user) => user.id !== this.me?.id)
        .map((user) => user.global_name || user.username)
        .join(", ") ||
      channel.name ||
      t("direct_messages")
    );
  }

  dms() {
    return [...this.channels.values()].filter((channel) => !channel.guild_id);
  }

  guildOf(channelId) {
    const id = this.channels.get(channelId)?.guild_id;
    return this.guilds.find((guild) => guild.id === id) ?? null;
  }

  guildChannels(guildId) {
    return [...this.channels.values()].filter((channel) => channel.guild_id === guildId);
  }

  /** The direct channel with somebody, if it has been opened before. */
  dmWith(userId) {
    return (
      this.dms().find((channel) => (channel.recipients ?? []).some((user) => user.id === userId)) ?? null
    );
  }

  /** What decides which commands there are in a channel. */
  place(channelId) {
    const channel = this.channels.get(channelId);
    const installed = Boolean(this.me?.installed);
    if (channel?.guild_id)
      return {
        kind: "guild",
        guildId: channel.guild_id,
        withBot: this.guildOf(channelId).bot_member !== false,
        installed,
      };
    const withBot = (channel?.recipients ?? []).some((user) => user.id === this.bot?.id);
    return { kind: withBot ? "bot_dm" : "dm", guildId: null, withBot, installed };
  }

  history(channelId) {
    let history = this.histories.get(channelId);
    if (!history) {
      history = { messages: [], loaded: false, complete: false };
      this.histories.set(channelId, history);
    }
    return history;
  }

  /** A page of history: the newest one replaces what was there, older ones are put in front. */
  addHistory(channelId, messages, older, pageSize) {
    const history = this.history(channelId);
    const known = new Map(older ? history.messages.map((message) => [message.id, message]) : []);
    for (const message of messages) known.set(message.id, message);
    history.messages = [...known.values()].sort((a, b) => compareIds(a.id, b.id));
    history.complete = messages.length < pageSize;
    history.loaded = true;
    for (const message of messages) this.learn(message);
    this.changed("history", { channelId, older });
  }

  message(channelId, messageId) {
    return this.histories.get(channelId)?.messages.find((message) => message.id === messageId) ?? null;
  }

  learn(message) {
    for (const user of [message.author, ...(message.mentions ?? [])]) {
      if (user && !this.users.has(user.id)) this.users.set(user.id, user);
    }
  }

  /** Who is writing in a channel now, by name. */
  typists(channelId) {
    const now = Date.now();
    return [...(this.typing.get(channelId) ?? new Map())]
      .filter(([id, until]) => until > now && id !== this.me?.id)
      .map(([id]) => this.userName(id));
  }
}

/** A hello tells everything anew. After a break, or as somebody else, messages are asked for again. */
function hello(store, event) {
  const same = store.me?.id === event.me.id && !store.stale;
  store.me = event.me;
  store.bot = event.bot;
  store.botOnline = event.bot_online;
  store.locale = event.locale;
  store.users = new Map([...event.users, event.me].map((user) => [user.id, user]));
  store.guilds = event.guilds;
  store.commands = event.commands ?? store.commands;
  store.channels = new Map();
  for (const guild of event.guilds) {
    for (const channel of guild.channels) store.channels.set(channel.id, { ...channel, guild_id: guild.id });
  }
  for (const channel of event.dms) store.channels.set(channel.id, { ...channel, guild_id: null });
  store.stale = false;
  store.unread.start();
  if (same) {
    store.changed("channels");
    return;
  }
  store.typing.clear();
  store.histories.clear();
  store.changed("hello");
}

function put(store, event) {
  const { message } = event;
  const channelId = message.channel_id;
  const history = store.history(channelId);
  const index = history.messages.findIndex((known) => known.id === message.id);
  const isNew = index < 0;
  if (isNew && event.type === "message_update" && !isRecent(history, message)) return;
  store.learn(message);
  if (isNew) {
    history.messages.push(message);
    history.messages.sort((a, b) => compareIds(a.id, b.id));
  } else {
    history.messages[index] = { ...history.messages[index], ...message };
  }
  store.typing.get(channelId)?.delete(message.author?.id);
  const channel = store.channels.get(channelId);
  if (isNew && channel) channel.last_message_id = message.id;
  if (isNew) store.unread.arrived(message);
  store.changed("message", { channelId, messageId: message.id, isNew });
  store.changed("typing", { channelId });
}

/** An update of a message above what has been loaded is left to the next page of history. */
function isRecent(history, message) {
  return history.loaded && (history.complete || compareIds(message.id, history.messages[0]?.id ?? "0") > 0);
}

function putChannel(store, { channel }) {
  const known = store.channels.get(channel.id) ?? {};
  store.channels.set(channel.id, {
    ...known,
    ...channel,
    guild_id: channel.guild_id ?? known.guild_id ?? null,
  });
  store.changed("channels");
}

const REDUCERS = {
  hello,
  message_create: put,
  message_update: put,
  message_delete(store, { channel_id: channelId, id }) {
    const history = store.history(channelId);
    history.messages = history.messages.filter((message) => message.id !== id);
    store.changed("deleted", { channelId, messageId: id });
  },
  typing(store, { channel_id: channelId, user_id: userId }) {
    const typists = store.typing.get(channelId) ?? new Map();
    store.typing.set(channelId, typists.set(userId, Date.now() + TYPING_LASTS));
    store.changed("typing", { channelId });
    setTimeout(() => store.changed("typing", { channelId }), TYPING_LASTS + 50);
  },
  channel_create: putChannel,
  channel_update: putChannel,
  channel_delete(store, event) {
    store.channels.delete(event.channel.id);
    store.changed("channels");
  },
  commands(store, { commands }) {
    store.commands = commands;
    store.changed("commands");
  },
  bot(store, event) {
    store.botOnline = event.online;
    store.changed("bot");
  },
};
