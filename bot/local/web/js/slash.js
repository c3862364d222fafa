// The model of slash commands: which there are here, which fit what was typed, how the wire nests them.

import { localised } from "./i18n.js";

const CHAT_INPUT = 1;
const GUILD_INSTALL = 0;
const USER_INSTALL = 1;
export const SUBCOMMAND = 1;
export const GROUP = 2;
const CONTEXTS = { guild: 0, bot_dm: 1, dm: 2 };

/**
 * Every command a person can send at a place, subcommands one by one. A place is {kind, guildId,
 * withBot, installed}: "guild", "bot_dm" or "dm"; is the bot a member; has the person installed it.
 */
export function entries(commands, place) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && fits(command, place))
    .flatMap((command) => spread(command, [command]))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function fits(command, { kind, guildId, withBot, installed }) {
  const kinds = command.integration_types?.length ? command.integration_types : [GUILD_INSTALL];
  if (command.guild_id && command.guild_id !== guildId) return false;
  const reachable = (withBot && kinds.includes(GUILD_INSTALL)) || (installed && kinds.includes(USER_INSTALL));
  const fitting = command.contexts
    ? command.contexts.includes(CONTEXTS[kind])
    : kind !== "bot_dm" || command.dm_permission !== false;
  return reachable && fitting;
}

function spread(command, path) {
  const last = path.at(-1);
  const inner = (last.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => spread(command, [...path, option]));
  return [
    {
      command,
      path,
      name: path.map((step) => localised(step, "name")).join(" "),
      base: path.map((step) => step.name).join(" "),
      description: localised(last, "description"),
      options: [...(last.options ?? [])].sort(
        (a, b) => Number(b.required ?? false) - Number(a.required ?? false),
      ),
    },
  ];
}

/** Entries that fit a query, the best first: beginnings of words before any occurrence. */
export function match(list, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return list;
  const ranked = list.map((entry) => ({
    entry,
    rank: Math.min(rank(entry.name, words), rank(entry.base, words)),
  }));
  return ranked
    .filter(({ rank: place }) => place < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rank(name, words) {
  const parts = name.toLowerCase().split(" ");
  if (parts.join(" ") === words.join(" ")) return 0;
  if (words.every((word, index) => parts[index]?.startsWith(word))) return 1;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 2;
  return words.every((word) => name.toLowerCase().includes(word)) ? 3 : Infinity;
}

/** The entry somebody has typed out in full, with what follows its name; null if there is none. */
export function typedOut(list, text) {
  for (const entry of [...list].sort((a, b) => b.name.length - a.name.length)) {
    for (const name of [entry.name, entry.base]) {
      if (text.toLowerCase().startsWith(`/${name.toLowerCase()} `))
        return { entry, rest: text.slice(name.length + 2) };
    }
  }
  return null;
}

/**
 * Split "players:3 map:random" after a command's name: {values, loose}. Words before the first name
 * go to the first option if it is required, else they are loose.
 */
export function readOptions(entry, rest) {
  const names = new Map(
    entry.options.flatMap((option) => [
      [option.name, option],
      [localised(option, "name"), option],
    ]),
  );
  const found = [...rest.matchAll(/(^|\s)([^\s:]+):/g)].filter((hit) => names.has(hit[2].toLowerCase()));
  const values = new Map();
  const before = rest.slice(0, found[0]?.index ?? rest.length).trim();
  const takesWords = Boolean(entry.options[0]?.required);
  if (before && takesWords) values.set(entry.options[0].name, before);
  found.forEach((hit, index) => {
    const from = hit.index + hit[0].length;
    const to = found[index + 1]?.index ?? rest.length;
    values.set(names.get(hit[2].toLowerCase()).name, rest.slice(from, to).trim());
  });
  return { values, loose: takesWords ? "" : before };
}

/** Options as the interaction carries them, inside their group and subcommand. */
export function nest(entry, options) {
  return entry.path
    .slice(1)
    .reduceRight((inner, step) => [{ name: step.name, type: step.type, options: inner }], options);
}
