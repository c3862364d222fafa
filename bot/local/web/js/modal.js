// A modal of the bot as a form: shown, checked, sent, and kept open when sending fails.

import { avatar } from "./avatar.js";
import { iconButton, openDialog, press } from "./controls.js";
import { fill, h, uid } from "./dom.js";
import { makeField } from "./fields.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { rich } from "./rich.js";

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/** Show a modal the bot has answered with: {interaction_id, custom_id, title, components}. */
export function openModal(modal, app, channelId) {
  const parts = modal.components.map((component) => drawPart(component, app, { channelId }));
  const trouble = h("div", { class: "modal-trouble", role: "alert" });
  const submit = h("button", { type: "submit", class: "button button-1" }, t("submit"));
  const title = h("h2", { id: uid("title"), class: "modal-title" }, modal.title);
  const close = () => box.close();
  const form = h(
    "form",
    { class: "modal-form", novalidate: true },
    h(
      "header",
      { class: "modal-head" },
      avatar(app.store.bot, "normal"),
      title,
      iconButton("close", t("close"), close),
    ),
    h(
      "div",
      { class: "modal-body" },
      parts.map((part) => part.element),
      trouble,
    ),
    h("footer", { class: "modal-foot" }, press("button button-plain", close, t("cancel")), submit),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!check(parts)) return;
    submit.disabled = true;
    fill(trouble);
    const fields = parts.map((part) => part.wire());
    if (await app.interactions.modal(modal, fields, channelId)) close();
    else fill(trouble, icon("warn"), t("modal_failed"));
    submit.disabled = false;
  });
  const box = openDialog("modal", { "aria-labelledby": title.id }, form);
  parts.find((part) => part.focus)?.focus();
}

/** Whether everything may be sent; else each fault is told and the first one gets the focus. */
function check(parts) {
  const wrong = parts.filter((part) => part.check && !part.check());
  wrong[0]?.focus();
  return !wrong.length;
}

/** A top-level part: {element, wire(), check?(), focus?()}. */
function drawPart(component, app, context) {
  if (component.type === TEXT_DISPLAY) {
    return {
      element: rich(component.content, app),
      wire: () => ({ type: TEXT_DISPLAY, content: component.content }),
    };
  }
  if (component.type === LABEL) {
    const part = labelled(component.label, component.description, component.component, app, context);
    return { ...part, wire: () => ({ type: LABEL, component: part.field.wire() }) };
  }
  const inner = component.components[0];
  const part = labelled(inner.label, null, inner, app, context);
  return { ...part, wire: () => ({ type: ROW, components: [part.field.wire()] }) };
}

function labelled(label, description, component, app, context) {
  const field = makeField(component, app, { ...context, label });
  const problem = h("div", { class: "problem", id: uid("problem"), role: "alert" });
  const head = h(
    field.labelled ? "label" : "div",
    { class: "field-label", id: uid("label"), htmlFor: field.labelled?.id },
    label,
    field.required && h("span", { class: "star", title: t("required") }, " *"),
  );
  const note = description && h("div", { class: "field-note", id: uid("note") }, description);
  const target = field.labelled ?? field.element;
  target.setAttribute("aria-describedby", [note?.id, problem.id].filter(Boolean).join(" "));
  if (!field.labelled) target.setAttribute("aria-labelledby", head.id);
  const element = h("div", { class: "field" }, head, note, field.element, problem);
  return {
    element,
    field,
    focus: () => (element.querySelector("input:not([disabled]), textarea, button.select") ?? element).focus(),
    check: () => {
      const text = field.problem();
      fill(problem, text);
      element.classList.toggle("wrong", Boolean(text));
      return !text;
    },
  };
}
