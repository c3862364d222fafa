// Who one acts as, in which language and under which light.

import { ask } from "./ask.js";
import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { LANGUAGES, t } from "./i18n.js";
import { closePopup, openPopup } from "./popup.js";
import { setTheme, theme, THEMES } from "./theme.js";

/** Open the menu beside the button with one's own name. */
export function openUserMenu(anchor, app) {
  const { store } = app;
  const people = [...store.users.values()].filter((user) => !user.bot);
  openPopup(
    anchor,
    [
      h("h2", { class: "menu-title" }, t("play_as")),
      h(
        "div",
        { class: "menu-people" },
        people.map((user) => personRow(user, app)),
      ),
      h(
        "button",
        {
          type: "button",
          class: "menu-row",
          on: {
            click: () => {
              closePopup("done");
              ask(t("add_user"), t("user_name"), (name) => app.make("add_user", { name }));
            },
          },
        },
        icon("plus"),
        t("add_user"),
      ),
      h("hr"),
      h(
        "label",
        { class: "menu-row", title: t("install_note") },
        h("input", {
          type: "checkbox",
          checked: Boolean(store.me.installed),
          on: { change: (event) => app.install(event.target.checked) },
        }),
        t("install"),
      ),
      group(
        t("language"),
        LANGUAGES.map(({ locale, name }) => ({ key: locale, name, lang: locale })),
        store.locale,
        (locale) => {
          app.speak(locale);
          openUserMenu(anchor, app);
        },
      ),
      group(
        t("appearance"),
        THEMES.map((key) => ({ key, name: t(`theme_${key}`) })),
        theme(),
        setTheme,
      ),
    ],
    { side: "above", width: 300, label: t("acting_as", { name: store.userName(store.me.id) }) },
  )
    .box.querySelector("button")
    ?.focus();
}

function personRow(user, app) {
  const { store } = app;
  const current = user.id === store.me.id;
  const name = store.userName(user.id);
  return h(
    "div",
    { class: "menu-person" },
    h(
      "button",
      {
        type: "button",
        class: `menu-row${current ? " current" : ""}`,
        "aria-pressed": String(current),
        data: { userId: user.id },
        on: {
          click: () => {
            closePopup("done");
            app.become(user.id);
          },
        },
      },
      avatar(user, "normal"),
      h("span", { class: "menu-name" }, name, h("small", null, user.username)),
      current && icon("check"),
    ),
    h(
      "a",
      {
        class: "icon-button",
        href: `/?user=${encodeURIComponent(user.id)}`,
        target: "_blank",
        rel: "noopener",
        "aria-label": t("own_window", { name }),
        title: t("own_window", { name }),
      },
      icon("window"),
    ),
  );
}

function group(title, choices, current, choose) {
  const buttons = choices.map(({ key, name, lang }) =>
    h(
      "button",
      {
        type: "button",
        class: "segment",
        lang,
        "aria-pressed": String(key === current),
        data: { key },
        on: {
          click: () => {
            for (const button of buttons)
              button.setAttribute("aria-pressed", String(button.dataset.key === key));
            choose(key);
          },
        },
      },
      name,
    ),
  );
  return h(
    "div",
    { class: "menu-group", role: "group", "aria-label": title },
    h("h2", { class: "menu-title" }, title),
    h("div", { class: "segments" }, buttons),
  );
}
