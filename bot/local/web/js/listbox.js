// A list to choose from, by pointer, touch or keyboard; one entry or several.

import { fill, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { emojiImage } from "./rich.js";

/**
 * Entries are {value, label, description?, emoji?, picture?, disabled?}.
 * Single: `onPick(value)` at once. Several: `onChange(values)` whenever the marks change.
 */
export class Listbox {
  #entries;
  #chosen;
  #options;
  #active = -1;
  #rows = [];
  #filter = "";

  constructor(
    entries,
    { chosen = [], most = 1, several = false, searchable = false, label, onPick, onChange } = {},
  ) {
    this.#entries = entries;
    this.#chosen = new Set(chosen);
    this.#options = { most, several, onPick, onChange };
    this.id = uid("list");
    this.list = h("div", {
      class: "listbox",
      role: "listbox",
      id: this.id,
      tabIndex: 0,
      "aria-label": label,
      "aria-multiselectable": several ? "true" : null,
      on: { keydown: (event) => this.keydown(event) },
    });
    this.search = searchable ? this.#makeSearch() : null;
    this.element = h("div", { class: "listbox-frame" }, this.search, this.list);
    this.#draw();
  }

  get values() {
    return this.#entries.map((entry) => entry.value).filter((value) => this.#chosen.has(value));
  }

  focus() {
    // On a touch screen the search field would bring up the keyboard over the list.
    const field = matchMedia("(pointer: coarse)").matches ? this.list : (this.search ?? this.list);
    field.focus();
    const first = this.#visible().findIndex((entry) => this.#chosen.has(entry.value));
    this.#activate(Math.max(0, first));
  }

  clear() {
    this.#chosen.clear();
    this.#draw();
    this.#options.onChange?.(this.values);
  }

  keydown(event) {
    const count = this.#rows.length;
    const moves = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: count - 1 };
    if (event.key in moves && count) {
      event.preventDefault();
      this.#activate((moves[event.key] + count) % count);
    } else if (event.key === "Enter" || (event.key === " " && !this.search)) {
      event.preventDefault();
      this.#pick(this.#visible()[this.#active]);
    } else if (!this.search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      this.#jumpTo(event.key.toLowerCase());
    }
  }

  #makeSearch() {
    return h("input", {
      class: "listbox-search",
      type: "text",
      placeholder: t("search"),
      "aria-label": t("search"),
      autocomplete: "off",
      role: "combobox",
      "aria-controls": this.id,
      "aria-expanded": "true",
      on: {
        input: (event) => {
          this.#filter = event.target.value.trim().toLowerCase();
          this.#active = 0;
          this.#draw();
        },
        keydown: (event) => this.keydown(event),
      },
    });
  }

  #visible() {
    if (!this.#filter) return this.#entries;
    return this.#entries.filter((entry) => entry.label.toLowerCase().includes(this.#filter));
  }

  #draw() {
    const full = this.#options.several && this.#chosen.size >= this.#options.most;
    this.#rows = this.#visible().map((entry, index) => this.#row(entry, index, full));
    fill(
      this.list,
      this.#rows.length ? this.#rows : h("div", { class: "listbox-empty" }, t("nothing_found")),
    );
    if (this.#active >= 0) this.#activate(Math.min(this.#active, this.#rows.length - 1));
  }

  #row(entry, index, full) {
    const chosen = this.#chosen.has(entry.value);
    const blocked = entry.disabled || (full && !chosen);
    const mark = h(
      "span",
      { class: this.#options.several ? "mark mark-box" : "mark" },
      chosen && icon("check"),
    );
    return h(
      "div",
      {
        class: "option",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": String(chosen),
        "aria-disabled": blocked ? "true" : null,
        data: { value: entry.value },
        on: {
          click: () => this.#pick(entry),
          pointermove: () => this.#active === index || this.#activate(index, false),
        },
      },
      entry.picture ?? (entry.emoji && h("span", { class: "option-emoji" }, emojiImage(entry.emoji))),
      h(
        "span",
        { class: "option-words" },
        h("span", { class: "option-label" }, entry.label),
        entry.description && h("span", { class: "option-description" }, entry.description),
      ),
      mark,
    );
  }

  #activate(index, scroll = true) {
    this.#rows[this.#active]?.classList.remove("active");
    this.#active = index;
    const row = this.#rows[index];
    row?.classList.add("active");
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    (this.search ?? this.list).setAttribute("aria-activedescendant", row?.id ?? "");
  }

  #pick(entry) {
    if (!entry || entry.disabled) return;
    const { several, most, onPick, onChange } = this.#options;
    if (!several) {
      onPick?.(entry.value);
      return;
    }
    if (this.#chosen.has(entry.value)) this.#chosen.delete(entry.value);
    else if (this.#chosen.size < most) this.#chosen.add(entry.value);
    else return;
    this.#draw();
    onChange?.(this.values);
  }

  #jumpTo(letter) {
    const index = this.#visible().findIndex((entry) => entry.label.toLowerCase().startsWith(letter));
    if (index >= 0) this.#activate(index);
  }
}
