// One option of a command being filled in.

import { h } from "./dom.js";
import { localised, t } from "./i18n.js";
import { KIND } from "./option_values.js";

/** Free text until settle() gives it a value whose words are shown in its place. */
export class OptionChip {
  #value;
  #settled = false;

  constructor(option, app, { onFocus, onInput, onBlur, onKey, onRemove, onFile }) {
    this.option = option;
    this.name = localised(option, "name");
    const isFile = option.type === KIND.attachment;
    this.input = h("input", {
      type: "text",
      class: "chip-input",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": `${this.name}: ${localised(option, "description")}`,
      "aria-required": String(Boolean(option.required)),
      inputmode: option.type === KIND.integer ? "numeric" : null,
      data: { option: option.name },
      readonly: isFile,
      placeholder: isFile ? t("choose_file") : null,
      on: {
        focus: onFocus,
        blur: onBlur,
        keydown: onKey,
        input: () => {
          this.#settled = false;
          this.#fit();
          onInput();
        },
      },
    });
    this.element = h(
      "span",
      { class: "chip" },
      h("span", { class: "chip-name", on: { click: () => this.focus() } }, this.name),
      this.input,
      onRemove &&
        h(
          "button",
          {
            type: "button",
            class: "chip-remove",
            tabIndex: -1,
            "aria-label": t("remove_named", { name: this.name }),
            on: { click: onRemove },
          },
          "×",
        ),
    );
    if (isFile) this.#offerFile(app, onFile);
    this.#fit();
  }

  get text() {
    return this.input.value;
  }

  set text(text) {
    this.#settled = false;
    this.input.value = text;
    this.#fit();
  }

  get settled() {
    return this.#settled;
  }

  get value() {
    return this.#value;
  }

  get problem() {
    return this.element.classList.contains("wrong") ? this.input.title : null;
  }

  set problem(text) {
    this.element.classList.toggle("wrong", Boolean(text));
    this.input.title = text ?? "";
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
  }

  settle(value, words) {
    this.text = words;
    this.#value = value;
    this.#settled = true;
    this.problem = null;
  }

  focus() {
    this.input.focus();
  }

  #fit() {
    const length = this.input.value.length || this.input.placeholder.length;
    this.input.style.setProperty("width", `${Math.min(Math.max(length, 2) + 1, 60)}ch`);
  }

  #offerFile(app, onFile) {
    const picker = h("input", { type: "file", hidden: true, data: { optionFile: this.option.name } });
    picker.addEventListener("change", async () => {
      const file = picker.files[0];
      if (!file) return;
      try {
        const stored = await app.upload(file);
        this.settle(stored.id, stored.filename);
        onFile();
      } catch {
        this.problem = t("upload_failed", { name: file.name });
      }
    });
    this.element.append(picker);
    this.input.addEventListener("click", () => picker.click());
    this.input.addEventListener("keydown", (event) => event.key === " " && picker.click());
  }
}
