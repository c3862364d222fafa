// Pictures and files in messages: galleries laid out as mosaics, thumbnails, file cards, covers over spoilers.

import { h, linkUrl, ownUrl } from "./dom.js";
import { icon } from "./icons.js";
import { bytes, t } from "./i18n.js";

const LARGEST = { width: 550, height: 380 };

/** Pictures of one gallery; `items` as the wire has them: {media, description, spoiler}. */
export function gallery(items, app) {
  const pictures = items.map((item) => ({
    url: ownUrl(item.media.url),
    remote: item.media.url,
    alt: item.description ?? "",
    spoiler: item.spoiler,
    width: item.media.width,
    height: item.media.height,
  }));
  const box = h("div", { class: "gallery", data: { count: pictures.length } });
  const shown = pictures.filter((picture) => picture.url);
  pictures.forEach((picture) => box.append(cell(picture, shown, app, pictures.length === 1)));
  return box;
}

function cell(picture, all, app, alone) {
  if (!picture.url) return remote(picture.remote);
  const image = h("img", {
    src: picture.url,
    alt: picture.alt,
    loading: "lazy",
    decoding: "async",
    width: picture.width || null,
    height: picture.height || null,
  });
  const open = h(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": picture.alt ? t("enlarge_named", { name: picture.alt }) : t("enlarge"),
      on: { click: () => app.lightbox(all, all.indexOf(picture)) },
    },
    image,
  );
  if (alone && picture.width && picture.height) fit(open, picture);
  image.addEventListener("error", () => open.classList.add("broken"), { once: true });
  const badge =
    picture.alt && h("span", { class: "alt-badge", title: picture.alt, "aria-hidden": "true" }, "ALT");
  const frame = h("div", { class: "gallery-cell" }, open, badge);
  return picture.spoiler ? spoilered(frame) : frame;
}

/** A picture standing alone keeps its shape within the largest size. */
function fit(element, { width, height }) {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  element.style.setProperty("width", `${Math.round(width * scale)}px`);
  element.style.setProperty("aspect-ratio", `${width} / ${height}`);
}

function remote(address) {
  const href = linkUrl(address ?? "");
  return h(
    "div",
    { class: "gallery-cell remote" },
    icon("eye"),
    h("span", null, t("not_loaded")),
    href && h("a", { href, target: "_blank", rel: "noopener noreferrer" }, t("open_link")),
  );
}

/** The small picture beside a section. */
export function thumbnail(part, app) {
  const url = ownUrl(part.media.url);
  if (!url) return remote(part.media.url);
  const picture = { url, alt: part.description ?? "" };
  const open = h(
    "button",
    {
      type: "button",
      class: "thumbnail",
      "aria-label": picture.alt || t("enlarge"),
      on: { click: () => app.lightbox([picture], 0) },
    },
    h("img", { src: url, alt: picture.alt, loading: "lazy" }),
  );
  return part.spoiler ? spoilered(open) : open;
}

/** A file to keep: name, size, download. */
export function fileCard(file, spoiler = false) {
  const url = ownUrl(file.url);
  const name =
    file.filename || decodeURIComponent((file.url ?? "").split(/[?#]/)[0].split("/").at(-1) || t("file"));
  const card = h(
    "div",
    { class: "file-card" },
    icon("file"),
    h(
      "div",
      { class: "file-words" },
      url ? h("a", { href: url, download: name }, name) : h("span", null, name),
      file.size ? h("span", { class: "subtext" }, bytes(file.size)) : null,
    ),
  );
  return spoiler ? spoilered(card) : card;
}

/** Attachments of a classic message: pictures together, then everything else. */
export function attachments(list, app) {
  const pictures = list.filter((file) => file.content_type?.startsWith("image/"));
  const others = list.filter((file) => !pictures.includes(file));
  return [
    pictures.length
      ? gallery(
          pictures.map((file) => ({
            media: file,
            description: file.description,
            spoiler: file.filename?.startsWith("SPOILER_"),
          })),
          app,
        )
      : null,
    others.map((file) => fileCard(file)),
  ];
}

/** Cover something until it is asked for. */
export function spoilered(content) {
  content.inert = true;
  const cover = h(
    "button",
    {
      type: "button",
      class: "spoiler-cover",
      on: {
        click: () => {
          content.inert = false;
          frame.classList.add("shown");
          cover.remove();
        },
      },
    },
    t("spoiler"),
  );
  const frame = h("div", { class: "spoiler-frame" }, content, cover);
  return frame;
}
