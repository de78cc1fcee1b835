/** What a game at the table needs, fetched when one begins: set-ups, saved ones, and play. */
import { Army } from "../opponent/army.js";
import { Play } from "./play.js";
import { Saved } from "./saved.js";
import { Setup } from "./setup.js";

customElements.define("page-saved", Saved);
customElements.define("page-setup", Setup);
customElements.define("page-army", Army);
customElements.define("page-play", Play);
