/** Wrong usage, and what is done about it: one sentence that helps, and exit code 2. */

/** Told in its message alone, without a stack. */
export class UsageError extends Error {}

/** `value`, if it is one of `among`. @throws UsageError that lists them */
export function oneOf<T extends string>(value: string, among: readonly T[], what: string): T {
  const found = among.find((name) => name === value);
  if (found === undefined) throw new UsageError(`${what}: ${value}${hint(value, among)} (one of ${among.join(", ")})`);
  return found;
}

/** `; did you mean NAME?` where a name is near, else nothing. */
export function hint(given: string, names: readonly string[]): string {
  const [near] = names
    .map((name) => ({ name, distance: distance(given.slice(0, 40), name) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return near === undefined ? "" : `; did you mean ${near.name}?`;
}

/** How many letters must be typed, left out, replaced or exchanged with their neighbours (Damerau and Levenshtein). */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const crossed = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row, column - 1) + 1,
          cell(row - 1, column) + 1,
          cell(row - 1, column - 1) + (same ? 0 : 1),
          crossed ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(from.length, to.length);
}
