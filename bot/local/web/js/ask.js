// A small question with one line for an answer.

import { openDialog, press } from "./controls.js";
import { h, uid } from "./dom.js";
import { t } from "./i18n.js";

/** Ask for a line; `act(line)` may return a promise, a rejection is shown. */
export function ask(title, label, act) {
  const input = h("input", {
    class: "text-input",
    type: "text",
    id: uid("ask"),
    maxlength: 80,
    required: true,
    autocomplete: "off",
  });
  const trouble = h("div", { class: "problem", role: "alert" });
  const head = h("h2", { class: "modal-title", id: uid("title") }, title);
  const close = () => box.close();
  const form = h(
    "form",
    { class: "modal-form" },
    h("header", { class: "modal-head" }, head),
    h(
      "div",
      { class: "modal-body" },
      h(
        "div",
        { class: "field" },
        h("label", { class: "field-label", htmlFor: input.id }, label),
        input,
        trouble,
      ),
    ),
    h(
      "footer",
      { class: "modal-foot" },
      press("button button-plain", close, t("cancel")),
      h("button", { type: "submit", class: "button button-1" }, t("done")),
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await act(input.value.trim());
      close();
    } catch (error) {
      trouble.textContent = error.message || t("went_wrong");
    }
  });
  const box = openDialog("modal small", { "aria-labelledby": head.id }, form);
  input.focus();
}
