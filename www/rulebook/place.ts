/** Where the rulebook's pages lie in the site, for all who link to them. */

/** The folder of a language's rulebook, from the root of the site, with a slash at its end. */
export const folderOf = (language: string): string => (language === "en" ? "rulebook/" : `${language}/rulebook/`);

/** The address of a game's rulebook, or of one of its rules, from the root of the site. */
export const rulebookOf = (language: string, game: string, rule?: string): string =>
  `${folderOf(language)}${game}.html${rule === undefined ? "" : `#${rule}`}`;
