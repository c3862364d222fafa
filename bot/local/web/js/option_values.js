// From what a person typed into an option to what the wire carries, or to what is wrong with it.

import { localised, t } from "./i18n.js";
import { channels, people, roles } from "./offers.js";

export const KIND = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};
const LONGEST = 6000;
const SAFE = 9007199254740991;

/** The choices an option comes with, as entries of a list; null when it has none. */
export function fixedChoices(option, store, channelId) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ value: choice.value, label: localised(choice, "name") }));
  }
  return OFFERS[option.type]?.(option, store, channelId) ?? null;
}

const OFFERS = {
  [KIND.boolean]: () => [
    { value: true, label: t("true") },
    { value: false, label: t("false") },
  ],
  [KIND.user]: (option, store, channelId) => people(store, channelId),
  [KIND.mentionable]: (option, store, channelId) => [...people(store, channelId), ...roles(store, channelId)],
  [KIND.role]: (option, store, channelId) => roles(store, channelId),
  [KIND.channel]: (option, store, channelId) => channels(store, channelId, option.channel_types),
};

/** The choices whose label or value holds the text. */
export function filterChoices(choices, text) {
  const wanted = text.trim().toLowerCase();
  return choices.filter(
    (choice) => choice.label.toLowerCase().includes(wanted) || String(choice.value).toLowerCase() === wanted,
  );
}

/** {value} or {problem} for the text of an option; `choices` as fixedChoices gave them. */
export function readValue(option, text, choices) {
  const trimmed = text.trim();
  if (!trimmed) return { problem: t("option_required") };
  if (choices) return chosen(choices, trimmed);
  if (option.type === KIND.integer || option.type === KIND.number) return readNumber(option, trimmed);
  if (option.type === KIND.attachment) return { problem: t("option_choose") };
  const most = option.max_length ?? LONGEST;
  if (text.length > most) return { problem: t("too_long", { n: most }) };
  if (text.length < (option.min_length ?? 0)) return { problem: t("too_short", { n: option.min_length }) };
  return { value: trimmed };
}

function chosen(choices, text) {
  const wanted = text.toLowerCase();
  const choice =
    choices.find((entry) => entry.label.toLowerCase() === wanted) ??
    choices.find((entry) => String(entry.value).toLowerCase() === wanted);
  return choice ? { value: choice.value } : { problem: t("option_choose") };
}

function readNumber(option, text) {
  const whole = option.type === KIND.integer;
  const shape = whole ? /^[+-]?\d+$/ : /^[+-]?\d+([.,]\d+)?$/;
  if (!shape.test(text)) return { problem: t(whole ? "option_integer" : "option_number") };
  const value = Number(text.replace(",", "."));
  const least = option.min_value ?? -SAFE;
  const most = option.max_value ?? SAFE;
  if (value >= least && value <= most) return { value };
  if (option.min_value !== undefined && option.max_value !== undefined)
    return { problem: t("option_between", { least, most }) };
  return { problem: value < least ? t("option_at_least", { least }) : t("option_at_most", { most }) };
}
