// The page begins here.

import { App } from "./app.js";
import { keepTimesLive } from "./rich.js";
import { applyTheme } from "./theme.js";

applyTheme();
keepTimesLive();
const app = new App(new URLSearchParams(location.search));
document.body.replaceChildren(app.element);
app.start();
