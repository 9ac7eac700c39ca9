import { hash } from 'node:crypto';

/** What many bodies begin with: it is turned into bytes and looked through once. */
export type Prefix = { bytes: Buffer; digest: string };

export function encodePrefix(text: string): Prefix {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha1', bytes) };
}

export const emptyPrefix = encodePrefix('');

/** Where a body is written before it is known how long it becomes. */
const desk = Buffer.allocUnsafeSlow(1024 * 1024);

/**
 * A beginning and texts after it, one after the other, without joining them to one text first: that would copy all of
 * them once more.
 * @returns the body, and a digest of all of it
 */
export function encodeBody(
  { bytes, digest }: Prefix,
  texts: readonly string[],
): { body: Buffer; digest: string } {
  const most = texts.reduce((sum, { length }) => sum + 3 * length, digest.length);
  const place = most > desk.length ? Buffer.allocUnsafeSlow(most) : desk;
  let end = place.write(digest, 'latin1');
  for (const text of texts) end += place.write(text, end);
  const rest = place.subarray(digest.length, end);
  return {
    body: Buffer.concat([bytes, rest]),
    digest: hash('sha1', place.subarray(0, end), 'base64url'),
  };
}
