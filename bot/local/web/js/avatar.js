// A person's picture: ours are a small planet in a colour of the person's id, with an initial.

import { h, ownUrl } from "./dom.js";

/** `size` is "small", "normal" or "large". */
export function avatar(user, size = "normal") {
  const own = user?.avatar_url ? ownUrl(user.avatar_url) : null;
  const name = user?.global_name || user?.username || "?";
  const disc = h("span", { class: `avatar avatar-${size}${user?.bot ? " avatar-bot" : ""}`, "aria-hidden": "true", style: { "--hue": String(hue(user?.id ?? "")) } });
  disc.append(own ? h("img", { src: own, alt: "" }) : [...name.trim()][0]?.toUpperCase() ?? "?");
  return disc;
}

/** Ids made one after the other differ little: mix them well, so that neighbours look different. */
function hue(id) {
  let mixed = 2166136261;
  for (const digit of String(id)) mixed = Math.imul(mixed ^ digit.charCodeAt(0), 16777619);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 360;
}
