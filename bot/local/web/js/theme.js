// Dark, light, or as the system has it; kept in the browser.

const KEY = "orrery.theme";
export const THEMES = ["system", "dark", "light"];
const system = matchMedia("(prefers-color-scheme: light)");

export function theme() {
  const kept = localStorage.getItem(KEY);
  return THEMES.includes(kept) ? kept : "system";
}

export function setTheme(next) {
  localStorage.setItem(KEY, next);
  applyTheme();
}

/** Put the theme on the page. */
export function applyTheme() {
  const chosen = theme();
  document.documentElement.dataset.theme = chosen === "system" ? (system.matches ? "light" : "dark") : chosen;
}

system.addEventListener("change", applyTheme);
