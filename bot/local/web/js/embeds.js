// Classic embeds.

import { h, linkUrl, ownUrl } from "./dom.js";
import { stamp } from "./i18n.js";
import { gallery, thumbnail } from "./media.js";
import { rich } from "./rich.js";

/** One embed as a card with a coloured edge. */
export function embed(data, app) {
  const colour = data.color ?? null;
  return h(
    "article",
    {
      class: "embed",
      style: colour === null ? {} : { "--accent": `#${colour.toString(16).padStart(6, "0")}` },
    },
    h(
      "div",
      { class: "embed-body" },
      data.author &&
        h(
          "div",
          { class: "embed-author" },
          smallIcon(data.author.icon_url),
          linked(data.author.name, data.author.url),
        ),
      data.title && h("div", { class: "embed-title" }, linked(rich(data.title, app), data.url)),
      data.description && h("div", { class: "embed-description" }, rich(data.description, app)),
      data.fields?.length ? fields(data.fields, app) : null,
      data.image && gallery([{ media: data.image }], app),
      footer(data),
    ),
    data.thumbnail && thumbnail({ media: data.thumbnail }, app),
  );
}

function fields(list, app) {
  return h(
    "div",
    { class: "embed-fields" },
    list.map((field) =>
      h(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field" },
        h("div", { class: "embed-field-name" }, rich(field.name, app)),
        rich(field.value, app),
      ),
    ),
  );
}

function footer(data) {
  if (!data.footer && !data.timestamp) return null;
  const moment = data.timestamp ? stamp(Date.parse(data.timestamp)) : null;
  return h(
    "div",
    { class: "embed-footer" },
    smallIcon(data.footer?.icon_url),
    [data.footer?.text, moment].filter(Boolean).join(" · "),
  );
}

function smallIcon(address) {
  const url = ownUrl(address);
  return url && h("img", { class: "embed-icon", src: url, alt: "" });
}

function linked(content, address) {
  const href = linkUrl(address ?? "");
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}
