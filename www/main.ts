/** Starts the page. */
import "./board/auto.js";
import { App } from "./app.js";
import { palette, tokenStyle } from "./board/token.js";
import { start } from "./language.js";
import { Home } from "./parts/home.js";

// The page shows tokens outside of boards too, in the same colours.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`:root { ${palette} } ${tokenStyle}`);
document.adoptedStyleSheets.push(sheet);

// Not awaited at the top: a language shares code with this very module, and would wait for it in turn.
start().then(() => {
  customElements.define("page-home", Home);
  customElements.define("page-app", App);
});
