// The list above the message field: commands, choices, people; steered from whatever field has the focus.

import { fill, h, uid } from "./dom.js";
import { t } from "./i18n.js";

export class Suggest {
  #items = [];
  #rows = [];
  #active = -1;
  #field = null;

  constructor() {
    this.id = uid("suggest");
    this.head = h("div", { class: "suggest-head" });
    this.list = h("div", { class: "suggest-list", role: "listbox", id: this.id, "aria-label": t("choices") });
    this.element = h(
      "div",
      { class: "suggest", hidden: true, on: { pointerdown: (event) => event.preventDefault() } },
      this.head,
      this.list,
    );
  }

  get open() {
    return !this.element.hidden;
  }

  /** The entry Enter would take, if any. */
  get active() {
    return this.#items[this.#active] ?? null;
  }

  /**
   * Show items ({label, description?, detail?, picture?, pick}) for a field. `first`: whether the
   * first is chosen beforehand. `head` tells what is being filled in; `note` stands for an empty list.
   */
  show(field, items, { head = null, note = null, first = true } = {}) {
    this.#items = items;
    this.#rows = items.map((item, index) => this.#row(item, index));
    this.#claim(field);
    fill(this.head, head);
    this.head.hidden = !head;
    fill(this.list, this.#rows.length ? this.#rows : note && h("div", { class: "suggest-note" }, note));
    this.list.hidden = !this.#rows.length && !note;
    this.element.hidden = !head && this.list.hidden;
    this.#activate(first && items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#rows = [];
    this.#active = -1;
    if (this.#field?.tagName === "INPUT") this.#field.setAttribute("aria-expanded", "false");
    this.#field?.removeAttribute("aria-activedescendant");
  }

  /** Let the list have a key first; true when it was taken. */
  keydown(event) {
    if (!this.open || event.isComposing) return false;
    const count = this.#items.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      const from = this.#active < 0 && event.key === "ArrowUp" ? 0 : this.#active;
      this.#activate((from + (event.key === "ArrowDown" ? 1 : -1) + count) % count);
    } else if (
      ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) &&
      this.active
    ) {
      this.active.pick();
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  #claim(field) {
    this.#field?.removeAttribute("aria-activedescendant");
    this.#field = field;
    field.setAttribute("aria-controls", this.id);
    field.setAttribute("aria-autocomplete", "list");
    // A text area cannot be a combobox; it tells of the list by its other attributes.
    if (field.tagName !== "INPUT") return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-expanded", "true");
  }

  #row(item, index) {
    return h(
      "div",
      {
        class: "suggest-row",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected": "false",
        on: {
          click: () => item.pick(),
          pointermove: () => this.#active === index || this.#activate(index, false),
        },
      },
      item.picture,
      h(
        "span",
        { class: "suggest-words" },
        h(
          "span",
          { class: "suggest-label" },
          item.label,
          item.tags &&
            h(
              "span",
              { class: "suggest-tags" },
              item.tags.map((tag) => h("span", null, tag)),
            ),
        ),
        item.description && h("span", { class: "suggest-description" }, item.description),
      ),
      item.detail && h("span", { class: "suggest-detail" }, item.detail),
    );
  }

  #activate(index, scroll = true) {
    this.#rows[this.#active]?.classList.remove("active");
    this.#rows[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const row = this.#rows[index];
    row?.classList.add("active");
    row?.setAttribute("aria-selected", "true");
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    if (row) this.#field?.setAttribute("aria-activedescendant", row.id);
    else this.#field?.removeAttribute("aria-activedescendant");
  }
}
