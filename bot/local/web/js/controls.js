// Buttons and dialogs as every part of the page uses them.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** A button that looks as its class says. */
export function press(className, act, ...children) {
  return h("button", { type: "button", class: className, on: { click: act } }, ...children);
}

/** A button that is an icon, with a label for those who do not see it. */
export function iconButton(name, label, act, attributes = {}) {
  return h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": label,
      title: label,
      on: { click: act },
      ...attributes,
    },
    icon(name),
  );
}

/** A modal dialog, shown at once; closed, it goes and gives the focus back. */
export function openDialog(className, attributes, ...children) {
  const opener = document.activeElement;
  const box = h("dialog", { class: className, ...attributes }, ...children);
  box.addEventListener("close", () => {
    box.remove();
    if (opener?.isConnected) opener.focus();
  });
  document.body.append(box);
  box.showModal();
  return box;
}
