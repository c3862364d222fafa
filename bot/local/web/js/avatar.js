// A person's picture: ours are a small planet in a colour of the person's id, with an initial.

import { h } from "./dom.js";
import { orrery } from "./icons.js";

/** `size` is "tiny", "small", "normal" or "large". The bot's is the mark of the table. */
export function avatar(user, size = "normal") {
  const classes = `avatar avatar-${size}`;
  if (user.bot)
    return h("span", { class: `${classes} avatar-bot`, "aria-hidden": "true" }, orrery("orrery small"));
  const initial = [...(user.global_name || user.username).trim()][0] ?? "?";
  const style = { "--hue": String(hue(user.id)) };
  return h("span", { class: classes, "aria-hidden": "true", style }, initial.toUpperCase());
}

/** Ids made one after the other differ little: mix them well, so that neighbours look different. */
function hue(id) {
  let mixed = 2166136261;
  for (const digit of id) mixed = Math.imul(mixed ^ digit.charCodeAt(0), 16777619);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 360;
}
