// A small question with one line for an answer.

import { h, uid } from "./dom.js";
import { t } from "./i18n.js";

/** Ask for a line; `act(line)` may return a promise, a rejection is shown. */
export function ask(title, label, act) {
  const opener = document.activeElement;
  const input = h("input", { class: "text-input", type: "text", id: uid("ask"), maxlength: 80, required: true, autocomplete: "off" });
  const trouble = h("div", { class: "problem", role: "alert" });
  const head = h("h2", { class: "modal-title", id: uid("title") }, title);
  const form = h("form", {
    class: "modal-form",
    on: {
      submit: async (event) => {
        event.preventDefault();
        try {
          await act(input.value.trim());
          box.close();
        } catch (error) {
          trouble.textContent = error.message || t("went_wrong");
        }
      },
    },
  },
  h("header", { class: "modal-head" }, head),
  h("div", { class: "modal-body" }, h("div", { class: "field" }, h("label", { class: "field-label", htmlFor: input.id }, label), input, trouble)),
  h("footer", { class: "modal-foot" },
    h("button", { type: "button", class: "button button-plain", on: { click: () => box.close() } }, t("cancel")),
    h("button", { type: "submit", class: "button button-1" }, t("done"))));
  const box = h("dialog", {
    class: "modal small", "aria-labelledby": head.id,
    on: {
      close: () => {
        box.remove();
        if (opener?.isConnected) opener.focus();
      },
    },
  }, form);
  document.body.append(box);
  box.showModal();
  input.focus();
}
