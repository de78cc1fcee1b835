/** Starts the page. */
import "./board/auto.js";
import { App } from "./app.js";
import { palette, tokenStyle } from "./board/token.js";
import { start } from "./language.js";
import { Home } from "./parts/home.js";
import { Play } from "./parts/play.js";
import { Saved } from "./parts/saved.js";
import { Setup } from "./parts/setup.js";

// The page shows tokens outside of boards too, in the same colours.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`:root { ${palette} } ${tokenStyle}`);
document.adoptedStyleSheets.push(sheet);

// Not awaited at the top: a language shares code with this very module, and would wait for it in turn.
start().then(() => {
  customElements.define("page-home", Home);
  customElements.define("page-saved", Saved);
  customElements.define("page-setup", Setup);
  customElements.define("page-play", Play);
  customElements.define("page-app", App);
});
