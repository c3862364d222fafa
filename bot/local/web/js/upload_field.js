// The field of a modal that takes files; they are sent to the server as soon as they are chosen.

import { iconButton } from "./controls.js";
import { fill, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { bytes, t } from "./i18n.js";

/** A field as fields.js describes it. */
export class UploadField {
  #component;
  #app;
  #files = [];
  #underWay = 0;
  #list = h("div", { class: "uploads" });

  constructor(component, app) {
    this.#component = component;
    this.#app = app;
    this.labelled = h("input", {
      type: "file",
      id: uid("field"),
      class: "visually-hidden",
      multiple: this.#most > 1,
      data: { customId: component.custom_id },
      on: { change: () => this.#take([...this.labelled.files]) },
    });
    const drop = h("label", { class: "drop", htmlFor: this.labelled.id }, icon("upload"), t("choose_file"));
    drop.addEventListener("dragover", (event) => event.preventDefault());
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#take([...event.dataTransfer.files]);
    });
    this.element = h("div", { class: "file-upload" }, this.labelled, drop, this.#list);
  }

  get #most() {
    return this.#component.max_values ?? 1;
  }

  get #least() {
    return this.#component.required === false ? 0 : (this.#component.min_values ?? 1);
  }

  get required() {
    return this.#least > 0;
  }

  problem() {
    if (this.#underWay) return t("uploading");
    if (!this.#files.length) return this.required ? t("required") : null;
    return this.#files.length < this.#least ? t("choose_more", { n: this.#least }) : null;
  }

  wire() {
    return { type: 19, custom_id: this.#component.custom_id, values: this.#files.map((file) => file.id) };
  }

  async #take(chosen) {
    let trouble = null;
    for (const file of chosen.slice(0, this.#most - this.#files.length)) {
      this.#underWay += 1;
      try {
        this.#files.push(await this.#app.upload(file));
      } catch {
        trouble = t("upload_failed", { name: file.name });
      }
      this.#underWay -= 1;
    }
    this.labelled.value = "";
    this.#show(trouble);
  }

  #drop(file) {
    this.#files = this.#files.filter((other) => other !== file);
    this.#show(null);
  }

  #show(trouble) {
    const rows = this.#files.map((file) =>
      h(
        "div",
        { class: "upload" },
        icon("file"),
        h("span", { class: "upload-name" }, file.filename),
        h("span", { class: "subtext" }, bytes(file.size)),
        iconButton("close", t("remove_named", { name: file.filename }), () => this.#drop(file)),
      ),
    );
    fill(this.#list, rows, trouble && h("div", { class: "problem" }, trouble));
  }
}
