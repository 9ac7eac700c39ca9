// In a file of their own, because the public site ships no response schemas.

/** The longest search that is read, in characters. */
export const maxSearchLength = 80;

/** A search needs two letters: one letter is in nearly every text. */
export const shortestSearch = 2;

/** Of journeys, weddings, blog posts and news each. */
export const maxResultsPerKind = 12;
