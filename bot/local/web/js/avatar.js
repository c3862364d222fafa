// A person's picture: ours are a small planet in a colour of the person's id, with an initial.

import { h } from "./dom.js";

/** `size` is "tiny", "small", "normal" or "large". */
export function avatar(user, size = "normal") {
  const name = user.global_name || user.username;
  const initial = [...name.trim()][0] ?? "?";
  const kind = user.bot ? " avatar-bot" : "";
  return h(
    "span",
    {
      class: `avatar avatar-${size}${kind}`,
      "aria-hidden": "true",
      style: { "--hue": String(hue(user.id)) },
    },
    initial.toUpperCase(),
  );
}

/** Ids made one after the other differ little: mix them well, so that neighbours look different. */
function hue(id) {
  let mixed = 2166136261;
  for (const digit of id) mixed = Math.imul(mixed ^ digit.charCodeAt(0), 16777619);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 360;
}
