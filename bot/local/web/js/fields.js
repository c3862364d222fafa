// The fields of a modal: each knows its value, whether it may be sent, and how the wire spells it.

import { h, uid } from "./dom.js";
import { t } from "./i18n.js";
import { isSelect } from "./components.js";
import { selectDefaults, selectField } from "./select.js";
import { UploadField } from "./upload_field.js";

const PARAGRAPH = 2;

/**
 * A field: {element, labelled, problem(), wire()}.
 * `problem` answers with a text when the value may not be sent; `labelled` is what a label points at.
 */
export function makeField(component, app, context) {
  if (isSelect(component)) return chooser(component, app, context);
  return MAKERS[component.type](component, app, context);
}

const MAKERS = {
  4: textInput,
  19: (component, app) => new UploadField(component, app),
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

function textInput(component) {
  const { min_length: least = 0, max_length: most = 4000 } = component;
  const long = component.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    id: uid("field"),
    class: "text-input",
    maxlength: most,
    placeholder: component.placeholder ?? null,
    rows: long ? 4 : null,
    type: long ? null : "text",
    autocomplete: "off",
    value: component.value ?? "",
    data: { customId: component.custom_id },
  });
  const counter = h("span", { class: "counter", "aria-hidden": "true" });
  const count = () => (counter.textContent = `${input.value.length}/${most}`);
  input.addEventListener("input", count);
  count();
  return {
    element: h(
      "div",
      { class: long ? "text-frame long" : "text-frame" },
      input,
      (long || component.max_length) && counter,
    ),
    labelled: input,
    required: component.required !== false,
    problem() {
      const length = input.value.length;
      if (!length) return component.required === false ? null : t("required");
      return length < least ? t("too_short", { n: least }) : null;
    },
    wire: () => ({ type: 4, custom_id: component.custom_id, value: input.value }),
  };
}

function chooser(component, app, { channelId, label }) {
  let values = selectDefaults(component);
  const field = selectField(component, app, {
    channelId,
    chosen: values,
    disabled: component.disabled,
    label,
    onChoose: (next) => (values = next),
  });
  field.id = uid("field");
  return {
    element: field,
    labelled: field,
    required: component.required !== false,
    problem() {
      if (!values.length) return component.required === false ? null : t("required");
      return values.length < (component.min_values ?? 1)
        ? t("choose_more", { n: component.min_values })
        : null;
    },
    wire: () => ({ type: component.type, custom_id: component.custom_id, values }),
  };
}

function choiceRows(component, type) {
  const name = uid("group");
  const inputs = [];
  const rows = (component.options ?? []).map((option) => {
    const input = h("input", { type, name, value: option.value, checked: Boolean(option.default) });
    inputs.push(input);
    return h(
      "label",
      { class: "choice" },
      input,
      h(
        "span",
        { class: "option-words" },
        h("span", null, option.label),
        option.description && h("span", { class: "option-description" }, option.description),
      ),
    );
  });
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { inputs, chosen, rows };
}

function radioGroup(component) {
  const { chosen, rows } = choiceRows(component, "radio");
  return {
    element: h(
      "div",
      { class: "choices", role: "radiogroup", data: { customId: component.custom_id } },
      rows,
    ),
    required: component.required !== false,
    problem: () => (chosen().length || component.required === false ? null : t("required")),
    wire: () => ({ type: 21, custom_id: component.custom_id, value: chosen()[0] ?? null }),
  };
}

function checkboxGroup(component) {
  const { inputs, chosen, rows } = choiceRows(component, "checkbox");
  const most = component.max_values ?? inputs.length;
  const least = component.min_values ?? 1;
  const limit = () => {
    const full = chosen().length >= most;
    for (const input of inputs) input.disabled = full && !input.checked;
  };
  const element = h(
    "div",
    { class: "choices", role: "group", data: { customId: component.custom_id }, on: { change: limit } },
    rows,
  );
  limit();
  return {
    element,
    required: component.required !== false && least > 0,
    problem() {
      const count = chosen().length;
      if (!count) return component.required === false || least === 0 ? null : t("required");
      return count < least ? t("choose_more", { n: least }) : null;
    },
    wire: () => ({ type: 22, custom_id: component.custom_id, values: chosen() }),
  };
}

function checkbox(component) {
  const input = h("input", {
    type: "checkbox",
    id: uid("field"),
    checked: Boolean(component.default),
    data: { customId: component.custom_id },
  });
  return {
    element: h("label", { class: "choice" }, input, h("span", null, t("yes"))),
    labelled: input,
    required: false,
    problem: () => null,
    wire: () => ({ type: 23, custom_id: component.custom_id, value: input.checked }),
  };
}
