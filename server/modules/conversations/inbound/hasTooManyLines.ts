const lineFeed = 0x0a;
/** The lines of encoded files are longer. */
const shortLine = 60;
/** A mail of one megabyte has a million empty lines, which take a parser ten seconds and two gigabytes. */
const maxShortLines = 100_000;

/**
 * Whether a raw mail has so many short lines, or parts, that parsing it would block a worker; determined without
 * parsing.
 */
export function hasTooManyLines(raw: Uint8Array): boolean {
  let count = 0;
  let start = 0;
  for (let end = raw.indexOf(lineFeed); end >= 0; end = raw.indexOf(lineFeed, start)) {
    if (end - start < shortLine) count += 1;
    if (count > maxShortLines) return true;
    start = end + 1;
  }
  return false;
}
