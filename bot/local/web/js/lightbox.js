// A picture at full size: fitted to the window, or in its own pixels to scroll about in.

import { openDialog, press } from "./controls.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/** Show pictures ({url, alt}), starting with one of them. */
export function openLightbox(pictures, start) {
  new Lightbox(pictures, start);
}

class Lightbox {
  #pictures;
  #index;

  constructor(pictures, start) {
    this.#pictures = pictures;
    this.#index = start;
    this.image = h("img", { class: "lightbox-image", on: { click: (event) => this.#zoom(event) } });
    this.stage = h("div", { class: "lightbox-stage" }, this.image);
    this.stage.addEventListener("click", (event) => event.target === this.stage && this.box.close());
    this.caption = h("div", { class: "lightbox-caption" });
    this.original = h("a", { class: "lightbox-original", target: "_blank", rel: "noopener" });
    this.original.append(icon("window"), t("open_original"));
    this.box = openDialog(
      "lightbox",
      { "aria-label": t("picture"), on: { keydown: (event) => this.#key(event) } },
      closer(() => this.box.close()),
      pictures.length > 1 && this.#step(-1),
      this.stage,
      pictures.length > 1 && this.#step(1),
      h("div", { class: "lightbox-foot" }, this.caption, this.original),
    );
    this.#show();
  }

  #step(way) {
    const side = way > 0 ? "right" : "left";
    const button = press(`lightbox-step lightbox-${side}`, () => this.#go(way), icon(side));
    button.setAttribute("aria-label", t(way > 0 ? "next_picture" : "previous_picture"));
    return button;
  }

  #key(event) {
    if (event.key === "ArrowRight") this.#go(1);
    if (event.key === "ArrowLeft") this.#go(-1);
  }

  #go(way) {
    this.#index = (this.#index + way + this.#pictures.length) % this.#pictures.length;
    this.#show();
  }

  #show() {
    const { url, alt } = this.#pictures[this.#index];
    const count = this.#pictures.length;
    this.stage.classList.remove("natural");
    this.image.src = url;
    this.image.alt = alt;
    this.original.href = url;
    const place = count > 1 ? t("picture_of", { i: this.#index + 1, n: count }) : "";
    fill(this.caption, [alt, place].filter(Boolean).join(" · "));
  }

  /** In its own pixels, with the point that was clicked kept under the pointer. */
  #zoom(event) {
    const rim = this.image.getBoundingClientRect();
    const across = (event.clientX - rim.left) / rim.width;
    const down = (event.clientY - rim.top) / rim.height;
    if (!this.stage.classList.toggle("natural")) return;
    this.stage.scrollTo(
      across * this.image.offsetWidth - this.stage.clientWidth / 2,
      down * this.image.offsetHeight - this.stage.clientHeight / 2,
    );
  }
}

function closer(act) {
  const button = press("lightbox-close", act, icon("close"));
  button.setAttribute("aria-label", t("close"));
  return button;
}
