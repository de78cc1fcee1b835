// Numbers as people read them, and tables.

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
};

/** Half of what lies between the extremes, in percent of the median. */
const spread = (numbers) => Math.round((50 * (Math.max(...numbers) - Math.min(...numbers))) / median(numbers));

/** A number with about three digits. */
const digits = (value) => (value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3));

export function duration(seconds) {
  if (seconds >= 1e-3) return `${digits(seconds * 1e3)} ms`;
  return seconds >= 1e-6 ? `${digits(seconds * 1e6)} µs` : `${digits(seconds * 1e9)} ns`;
}

export function rate(seconds) {
  const each = 1 / seconds;
  if (each >= 1e6) return `${digits(each / 1e6)} M`;
  return each >= 1e3 ? `${digits(each / 1e3)} k` : digits(each);
}

/** A measure with its spread. */
export const withSpread = (numbers, show) =>
  numbers.length > 1 ? `${show(median(numbers))} ±${spread(numbers)} %` : show(median(numbers));

export const bytes = (count) => count.toLocaleString("en");

/** A table of Markdown: the first column is text, the others numbers unless `left` says so. */
export function table(head, rows, left = []) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, index) => (index === 0 || left.includes(index) ? "---" : "--:"));
  return [line(head), `|${rule.join("|")}|`, ...rows.map(line)].join("\n");
}
