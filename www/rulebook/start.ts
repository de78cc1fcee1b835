/** The rulebook's script: brings a figure to life when it comes into view. Until then nothing of the library is loaded. */
import "./rulebook.css";

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
