// A picture at full size: fitted to the window, or in its own pixels to scroll about in.

import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/** Show pictures ({url, alt}), starting with one of them. */
export function openLightbox(pictures, start, opener) {
  let index = start;
  const image = h("img", { class: "lightbox-image", on: { click: (event) => zoom(event) } });
  const stage = h("div", { class: "lightbox-stage", on: { click: (event) => event.target === stage && box.close() } }, image);
  const caption = h("figcaption", { class: "lightbox-caption" });
  const original = h("a", { class: "lightbox-original", target: "_blank", rel: "noopener" }, icon("window"), t("open_original"));
  const step = (way) => h("button", {
    type: "button", class: `lightbox-step lightbox-${way > 0 ? "next" : "back"}`, hidden: pictures.length < 2,
    "aria-label": t(way > 0 ? "next_picture" : "previous_picture"), on: { click: () => go(way) },
  }, icon(way > 0 ? "right" : "left"));
  const box = h("dialog", {
    class: "lightbox", "aria-label": t("picture"),
    on: {
      keydown: (event) => {
        if (event.key === "ArrowRight") go(1);
        if (event.key === "ArrowLeft") go(-1);
      },
      close: () => {
        box.remove();
        if (opener?.isConnected) opener.focus();
      },
    },
  },
  h("button", { type: "button", class: "lightbox-close", "aria-label": t("close"), on: { click: () => box.close() } }, icon("close")),
  step(-1), stage, step(1),
  h("div", { class: "lightbox-foot" }, caption, original));

  function go(way) {
    index = (index + way + pictures.length) % pictures.length;
    show();
  }

  function show() {
    stage.classList.remove("natural");
    image.src = pictures[index].url;
    image.alt = pictures[index].alt ?? "";
    original.href = pictures[index].url;
    const place = pictures.length > 1 ? t("picture_of", { i: index + 1, n: pictures.length }) : "";
    fill(caption, [pictures[index].alt, place].filter(Boolean).join(" · "));
  }

  /** In its own pixels, with the point that was clicked kept under the pointer. */
  function zoom(event) {
    const rim = image.getBoundingClientRect();
    const across = (event.clientX - rim.left) / rim.width;
    const down = (event.clientY - rim.top) / rim.height;
    if (!stage.classList.toggle("natural")) return;
    stage.scrollTo(across * image.offsetWidth - stage.clientWidth / 2, down * image.offsetHeight - stage.clientHeight / 2);
  }

  show();
  document.body.append(box);
  box.showModal();
}
