// The page's own words in the reader's language; what the bot says comes translated from the bot.

import { EN } from "./texts_en.js";
import { RU } from "./texts_ru.js";
import { UK } from "./texts_uk.js";

export const CATALOGUES = { en: EN, ru: RU, uk: UK };
export const LANGUAGES = [
  { locale: "en-US", name: "English" },
  { locale: "ru", name: "Русский" },
  { locale: "uk", name: "Українська" },
];

let locale = "en-US";
let texts = EN;

/** Change the language of the page; unknown locales read English. */
export function setLocale(next) {
  locale = next;
  texts = CATALOGUES[next.split("-")[0]] ?? EN;
  document.documentElement.lang = next;
}

export function currentLocale() {
  return locale;
}

/** A text by its key; `{name}` is replaced, `n` chooses the plural form. */
export function t(key, values = {}) {
  let text = texts[key] ?? EN[key] ?? key;
  if (typeof text !== "string") {
    const form = new Intl.PluralRules(locale).select(values.n ?? 0);
    text = text[form] ?? text.other;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** A name as the reader's locale spells it, else as registered. */
export function localised(thing, field) {
  const words = thing[`${field}_localizations`] ?? {};
  return words[locale] || words[locale.split("-")[0]] || thing[field] || "";
}

export function clock(moment) {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(moment);
}

export function day(moment) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(moment);
}

/** Date and time as a message header shows them: today by the clock alone. */
export function stamp(moment) {
  const today = new Date().toDateString() === new Date(moment).toDateString();
  if (today) return clock(moment);
  const date = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  return `${date.format(moment)} ${clock(moment)}`;
}

const STEPS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 3 hours", "5 minutes ago". */
export function relative(moment, now = Date.now()) {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.trunc(seconds / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** A moment in one of the timestamp styles of chat markdown. */
export function moment(milliseconds, style) {
  if (style === "R") return relative(milliseconds);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(milliseconds);
}

export function bytes(count) {
  const unit = count < 1024 ? "byte" : count < 1048576 ? "kilobyte" : "megabyte";
  const value = count / { byte: 1, kilobyte: 1024, megabyte: 1048576 }[unit];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(value);
}
