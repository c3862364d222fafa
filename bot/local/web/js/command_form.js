// A slash command being filled in: its name, a chip for each option, and the list that helps with the one in hand.

import { avatar } from "./avatar.js";
import { fill, h } from "./dom.js";
import { localised, t } from "./i18n.js";
import { Autocomplete } from "./autocomplete.js";
import { fixedChoices, filterChoices, KIND, readValue } from "./option_values.js";
import { OptionChip } from "./option_chip.js";
import { nest } from "./slash.js";

/** Calls `onSend(entry, options, words)` when complete and `onCancel(text)` when taken back. */
export class CommandForm {
  #app;
  #suggest;
  #channelId;
  #chips = [];
  #tail;
  #row;
  #autocomplete;
  #handlers;

  constructor(entry, { app, suggest, channelId, typed, onSend, onCancel }) {
    this.entry = entry;
    this.#app = app;
    this.#suggest = suggest;
    this.#channelId = channelId;
    this.#handlers = { onSend, onCancel };
    this.#autocomplete = new Autocomplete((options) =>
      app.wire.request("autocomplete", {
        channel_id: channelId,
        command_id: entry.command.id,
        name: entry.command.name,
        options: nest(entry, options),
      }),
    );
    this.#tail = h("input", {
      class: "tail",
      type: "text",
      autocomplete: "off",
      "aria-label": t("more_options"),
      spellcheck: "false",
      on: {
        focus: () => this.#offerOptions(),
        input: () => this.#tailTyped(),
        keydown: (event) => this.#keydown(event, null),
      },
    });
    this.#row = h("div", { class: "command-chips" });
    this.element = h(
      "div",
      { class: "command-form", role: "group", "aria-label": `/${entry.name}` },
      this.#row,
    );
    this.#chips = entry.options
      .filter((option) => option.required || typed?.values.has(option.name))
      .map((option) => this.#chip(option));
    for (const chip of this.#chips) chip.text = typed?.values.get(chip.option.name) ?? "";
    this.#tail.value = typed?.loose ?? "";
    this.#layOut();
  }

  focus() {
    (this.#chips.find((chip) => !chip.text && !chip.settled) ?? this.#chips.at(-1))?.focus();
    if (!this.#chips.length || this.#chips.every((chip) => chip.text)) this.#tail.focus();
  }

  /** Send the command, or point at what is missing. */
  submit() {
    const wrong = this.#chips.filter((chip) => !this.#check(chip));
    if (wrong.length) {
      wrong[0].focus();
      this.#help(wrong[0]);
      return;
    }
    const options = this.#chips.map((chip) => ({
      name: chip.option.name,
      type: chip.option.type,
      value: this.#read(chip).value,
    }));
    const words = [`/${this.entry.name}`, ...this.#chips.map((chip) => `${chip.name}:${chip.text}`)].join(
      " ",
    );
    this.#handlers.onSend(this.entry, nest(this.entry, options), words);
  }

  #chip(option) {
    const chip = new OptionChip(option, this.#app, {
      onFocus: () => this.#help(chip),
      onInput: () => {
        chip.problem = null;
        this.#help(chip);
      },
      onBlur: () => chip.text && this.#check(chip),
      onKey: (event) => this.#keydown(event, chip),
      onRemove: option.required ? null : () => this.#remove(chip),
      onFile: () => this.#advance(chip),
    });
    return chip;
  }

  #layOut() {
    const more = this.#remaining().length;
    this.#tail.placeholder = more ? t("options_more", { n: more }) : "";
    fill(
      this.#row,
      h("span", { class: "command-name" }, `/${this.entry.name}`),
      this.#chips.map((chip) => chip.element),
      this.#tail,
    );
  }

  #remaining() {
    const used = new Set(this.#chips.map((chip) => chip.option.name));
    return this.entry.options.filter((option) => !used.has(option.name));
  }

  // What the list shows

  #head(option) {
    return [
      avatar(this.#app.store.bot, "small"),
      h("span", { class: "suggest-title" }, option ? localised(option, "name") : `/${this.entry.name}`),
      h(
        "span",
        { class: "suggest-about" },
        option ? localised(option, "description") : this.entry.description,
      ),
    ];
  }

  #offerOptions() {
    const wanted = this.#tail.value.trim().toLowerCase();
    const items = this.#remaining()
      .filter(
        (option) => localised(option, "name").toLowerCase().includes(wanted) || option.name.includes(wanted),
      )
      .map((option) => ({
        label: localised(option, "name"),
        description: localised(option, "description"),
        pick: () => this.#add(option),
      }));
    this.#suggest.show(this.#tail, items, { head: this.#head(null), first: Boolean(wanted) });
  }

  #tailTyped() {
    const typed = /^\s*([^\s:]+):(.*)$/.exec(this.#tail.value);
    const option =
      typed &&
      this.#remaining().find((one) => [one.name, localised(one, "name")].includes(typed[1].toLowerCase()));
    if (option) this.#add(option, typed[2].trimStart());
    else this.#offerOptions();
  }

  #help(chip) {
    const { option } = chip;
    const head = [
      ...this.#head(option),
      chip.problem && h("span", { class: "suggest-problem" }, chip.problem),
    ];
    if (option.type === KIND.attachment || chip.settled) {
      this.#suggest.show(chip.input, [], { head });
    } else if (option.autocomplete) {
      this.#autocompleteFor(chip, head);
    } else {
      const choices = fixedChoices(option, this.#app.store, this.#channelId);
      const items = choices
        ? filterChoices(choices, chip.text).map((choice) => this.#choiceItem(chip, choice))
        : [];
      this.#suggest.show(chip.input, items.slice(0, 25), {
        head,
        note: choices && !items.length ? t("no_choice") : null,
      });
    }
  }

  async #autocompleteFor(chip, head) {
    this.#suggest.show(chip.input, [], { head, note: t("loading_choices") });
    const options = this.#chips
      .filter((other) => other === chip || this.#read(other).value !== undefined)
      .map((other) =>
        other === chip
          ? { name: chip.option.name, type: chip.option.type, value: chip.text, focused: true }
          : { name: other.option.name, type: other.option.type, value: this.#read(other).value },
      );
    const answer = await this.#autocomplete.ask(options);
    if (answer.stale || document.activeElement !== chip.input || chip.settled) return;
    if (answer.failed) {
      this.#suggest.show(chip.input, [], { head, note: t("choices_failed") });
      return;
    }
    const items = answer.choices.map((choice) =>
      this.#choiceItem(chip, { value: choice.value, label: localised(choice, "name") }),
    );
    this.#suggest.show(chip.input, items, { head, note: items.length ? null : t("no_choice") });
  }

  #choiceItem(chip, choice) {
    return {
      label: choice.label,
      description: choice.description,
      picture: choice.picture,
      pick: () => {
        chip.settle(choice.value, choice.label);
        this.#advance(chip);
      },
    };
  }

  // Moving about

  #add(option, text = "") {
    const chip = this.#chip(option);
    chip.text = text;
    this.#tail.value = "";
    this.#chips.push(chip);
    this.#layOut();
    chip.focus();
  }

  #remove(chip) {
    const index = this.#chips.indexOf(chip);
    this.#chips.splice(index, 1);
    this.#layOut();
    (this.#chips[index - 1] ?? { focus: () => this.#tail.focus() }).focus();
  }

  #advance(chip) {
    const next = this.#chips.find((other) => other !== chip && !other.text);
    if (next) next.focus();
    else this.#tail.focus();
  }

  #keydown(event, chip) {
    if (event.isComposing || this.#suggest.keydown(event)) return;
    const input = event.target;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const keys = {
      Enter: () => this.submit(),
      Escape: () => this.#handlers.onCancel(""),
      Backspace: () => !input.value && this.#stepBack(chip),
      ArrowLeft: () => atStart && this.#neighbour(chip, -1),
      ArrowRight: () => atEnd && this.#neighbour(chip, 1),
    };
    const act = keys[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  #stepBack(chip) {
    if (chip && !chip.option.required) this.#remove(chip);
    else if (this.#neighbour(chip, -1) === false) this.#handlers.onCancel(`/${this.entry.name}`);
    return true;
  }

  #neighbour(chip, way) {
    const places = [...this.#chips, { focus: () => this.#tail.focus() }];
    const index = (chip ? this.#chips.indexOf(chip) : this.#chips.length) + way;
    if (index < 0 || index >= places.length) return false;
    places[index].focus();
    return true;
  }

  // Values

  #read(chip) {
    if (chip.settled) return { value: chip.value };
    return readValue(chip.option, chip.text, fixedChoices(chip.option, this.#app.store, this.#channelId));
  }

  #check(chip) {
    const { problem } = this.#read(chip);
    chip.problem = problem ?? null;
    return !problem;
  }
}
