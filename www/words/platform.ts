/** What the platform knows of a language: its numbers, plurals and lists. */

/** The forms that a counted noun takes: those of `Intl.PluralRules` that the language has. `other` always exists. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Numbers, plurals and lists as one language writes them. */
export interface Platform {
  /** A number in digits. */
  number(value: number): string;
  /** The form that goes with a count. */
  plural<T>(count: number, forms: Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }): T;
  /** Several things in a row. */
  list(items: readonly string[]): string;
}

/** The platform's rules for a language tag. */
export const platform = (tag: string): Platform => {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag);
  return {
    number: (value) => numbers.format(value),
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
    list: (items) => lists.format(items),
  };
};

/** With a capital at its head. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
