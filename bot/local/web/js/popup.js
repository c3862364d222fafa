// A floating box beside the thing it belongs to; on a phone it becomes a sheet at the bottom.

import { h } from "./dom.js";

const GAP = 6;
let current = null;

/**
 * Show `content` beside `anchor`. Only one popup is open at a time.
 * `onClose(reason)` gets "escape", "outside", "replaced" or whatever close() was called with.
 */
export function openPopup(
  anchor,
  content,
  { onClose, width, side = "below", label, modalOnPhone = true } = {},
) {
  closePopup("replaced");
  const box = h("div", { class: "popup", role: "dialog", "aria-label": label }, content);
  if (width) box.style.setProperty("--popup-width", `${width}px`);
  const host = anchor.closest("dialog") ?? document.body;
  const sheet = modalOnPhone && matchMedia("(max-width: 720px)").matches;
  box.classList.toggle("sheet", sheet);
  const veil = sheet ? h("div", { class: "veil" }) : null;
  host.append(...[veil, box].filter(Boolean));
  const place = () => sheet || position(box, anchor, side);
  place();

  const outside = (event) => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close("outside");
  };
  const keys = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close("escape");
  };
  const watch = new ResizeObserver(place);
  watch.observe(box);
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", keys, true);
  addEventListener("resize", place);

  function close(reason) {
    if (current?.box !== box) return;
    current = null;
    watch.disconnect();
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", keys, true);
    removeEventListener("resize", place);
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    veil?.remove();
    if ((hadFocus || reason === "escape") && anchor.isConnected) anchor.focus();
    onClose?.(reason);
  }
  current = { box, anchor, close };
  return { box, close, place };
}

export function closePopup(reason = "replaced") {
  current?.close(reason);
}

/** Close the popup if what it belongs to has gone from the page. */
export function closeOrphan() {
  if (current && !current.anchor.isConnected) current.close("gone");
}

function position(box, anchor, side) {
  const rim = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = innerHeight - rim.bottom - GAP;
  const above = rim.top - GAP;
  const upward = side === "above" ? above >= height || above > below : below < height && above > below;
  const top = upward
    ? Math.max(GAP, rim.top - GAP - height)
    : Math.min(rim.bottom + GAP, innerHeight - height - GAP);
  const left = Math.max(GAP, Math.min(rim.left, innerWidth - width - GAP));
  box.style.setProperty("top", `${Math.max(GAP, top)}px`);
  box.style.setProperty("left", `${left}px`);
}
