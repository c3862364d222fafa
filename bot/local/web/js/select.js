// Select menus of messages and modals: the closed field and the list that opens from it.

import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { Listbox } from "./listbox.js";
import { channels, people, roles } from "./offers.js";
import { openPopup } from "./popup.js";
import { emojiImage } from "./rich.js";

const SEARCH_FROM = 12;

const OFFERS = {
  3: (component) =>
    component.options.map(({ value, label, description, emoji }) => ({ value, label, description, emoji })),
  5: (component, store, channelId) => people(store, channelId),
  6: (component, store, channelId) => roles(store, channelId),
  7: (component, store, channelId) => [...people(store, channelId), ...roles(store, channelId)],
  8: (component, store, channelId) => channels(store, channelId, component.channel_types),
};

/** What is marked before anybody has chosen. */
export function selectDefaults(component) {
  if (component.type === 3)
    return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((entry) => String(entry.id));
}

/**
 * A select. `onChoose(values)`: one value at once, several when the list closes.
 * `chosen` are the values shown now.
 */
export function selectField(component, app, { channelId, chosen, disabled, onChoose, label }) {
  const entries = OFFERS[component.type](component, app.store, channelId);
  let values = chosen;
  const face = h("span", { class: "select-face" });
  const field = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      data: { customId: component.custom_id },
      on: {
        click: () => open(),
        keydown: (event) => ["ArrowDown", "ArrowUp"].includes(event.key) && (event.preventDefault(), open()),
      },
    },
    face,
    icon("down"),
  );
  const show = () => {
    fill(face, faceOf(component, entries, values));
    const names = entries.filter((entry) => values.includes(entry.value)).map((entry) => entry.label);
    const state = names.join(", ") || component.placeholder;
    field.setAttribute("aria-label", [...new Set([label, state])].filter(Boolean).join(": "));
  };
  show();

  function open() {
    if (field.disabled || field.getAttribute("aria-expanded") === "true") return;
    openList(field, component, entries, values, (next) => {
      values = next;
      show();
      onChoose(next);
    });
  }
  return field;
}

function openList(field, component, entries, before, choose) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const several = most > 1 || least === 0;
  let values = before;
  const count = h("span", { class: "popup-count" });
  const done = h(
    "button",
    { type: "button", class: "button button-1", on: { click: () => popup.close("done") } },
    t("done"),
  );
  const tell = () => {
    const range = least === most ? String(most) : `${least}–${Math.min(most, entries.length)}`;
    count.textContent = t("chosen_of", { n: values.length, range });
    done.disabled = values.length < least;
  };
  const list = new Listbox(entries, {
    chosen: before,
    most,
    several,
    searchable: entries.length >= SEARCH_FROM,
    label: component.placeholder ?? t("select"),
    onPick: (value) => {
      values = [value];
      popup.close("done");
    },
    onChange: (next) => {
      values = next;
      tell();
    },
  });
  tell();
  field.setAttribute("aria-expanded", "true");
  const popup = openPopup(field, [list.element, several && h("div", { class: "popup-foot" }, count, done)], {
    width: field.offsetWidth,
    label: component.placeholder ?? t("select"),
    onClose: (reason) => {
      field.setAttribute("aria-expanded", "false");
      const taken = reason === "done" || (several && reason === "outside");
      const changed = values.join("\n") !== before.join("\n");
      if (taken && changed && values.length >= least) choose(values);
    },
  });
  list.focus();
}

function faceOf(component, entries, values) {
  const chosen = entries.filter((entry) => values.includes(entry.value));
  if (!chosen.length) return h("span", { class: "select-placeholder" }, component.placeholder || t("select"));
  if (chosen.length === 1)
    return [chosen[0].emoji && emojiImage(chosen[0].emoji), h("span", null, chosen[0].label)];
  return chosen.map((entry) => h("span", { class: "tag" }, entry.label));
}
