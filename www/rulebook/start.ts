/** The rulebook's script: brings a figure to life when it comes into view. Until then nothing of the library is loaded. */
import "./rulebook.css";
import { LANGUAGE_KEY } from "../words/index.js";

const AHEAD = "240px";

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      // A figure that cannot be brought to life stays the drawing that it is.
      import("./live.js").then(({ enliven }) => enliven(target as HTMLElement)).catch(() => {});
    }
  },
  { rootMargin: AHEAD },
);

for (const figure of document.querySelectorAll("figure:has(.controls)")) watcher.observe(figure);

// A language chosen here is the one in which the games are played too.
for (const link of document.querySelectorAll<HTMLAnchorElement>(".languages a")) {
  link.addEventListener("click", () => {
    try {
      localStorage.setItem(LANGUAGE_KEY, link.hreflang);
    } catch {
      // A browser that keeps nothing asks again.
    }
  });
}
