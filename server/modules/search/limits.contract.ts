// In a file of their own, because the public site ships no response schemas.

/** The longest search that is read, in characters. */
export const maxSearchLength = 80;

/** A search needs two letters, because nearly every text contains a single letter. */
export const shortestSearch = 2;

/** For each of journeys, weddings, blog posts and news. */
export const maxResultsPerKind = 12;
