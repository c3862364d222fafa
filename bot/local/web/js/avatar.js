// A person's picture: ours are a small planet in a colour of the person's id, with an initial.

import { h, ownUrl } from "./dom.js";

/** `size` is "small", "normal" or "large". */
export function avatar(user, size = "normal") {
  const hue = Number(BigInt(user?.id ?? 0) % 3600n) / 10;
  const own = user?.avatar_url ? ownUrl(user.avatar_url) : null;
  const name = user?.global_name || user?.username || "?";
  const disc = h("span", { class: `avatar avatar-${size}${user?.bot ? " avatar-bot" : ""}`, "aria-hidden": "true", style: { "--hue": String(spread(hue)) } });
  disc.append(own ? h("img", { src: own, alt: "" }) : [...name.trim()][0]?.toUpperCase() ?? "?");
  return disc;
}

/** Ids made one after the other differ little: spread their colours round the circle. */
function spread(hue) {
  return Math.round((hue * 137.508) % 360);
}
