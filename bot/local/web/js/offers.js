// The people, channels and roles one can choose from at a place, as entries of a list.

import { avatar } from "./avatar.js";
import { icon } from "./icons.js";
import { THREADS } from "./state.js";

export function people(store, channelId) {
  const guild = store.guildOf(channelId);
  const partners = (store.channels.get(channelId)?.recipients ?? []).map((user) => user.id);
  const ids = guild ? guild.members : [...partners, store.me.id];
  return ids.map((id) => ({
    value: id,
    label: store.userName(id),
    description: store.users.get(id)?.username,
    picture: avatar(store.users.get(id), "small"),
  }));
}

/** The channels of the server, of certain types if any are named. */
export function channels(store, channelId, types) {
  const guild = store.guildOf(channelId);
  const wanted = types?.length ? new Set(types) : null;
  return (guild ? store.guildChannels(guild.id) : [])
    .filter((channel) => !wanted || wanted.has(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      picture: icon(THREADS.has(channel.type) ? "thread" : "hash"),
    }));
}

export function roles(store, channelId) {
  const guild = store.guildOf(channelId);
  return (guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
}
