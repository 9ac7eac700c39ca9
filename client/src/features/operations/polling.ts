/** The workers report every two seconds; polling stops while the page is hidden. */
export const pollEveryMs = 3000;
