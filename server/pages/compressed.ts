import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { CachedPage } from './pageCache.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Quality 5 costs a few milliseconds for a page, off the main thread; 11 would cost a tenth of a second. */
const brotliQuality = 5;

/**
 * The densest encoding that the client takes: browsers name gzip first and Brotli after it, and mean no order by that.
 */
export const encodingFor = (ctx: Context, isThere: (encoding: 'br' | 'gzip') => boolean) =>
  (['br', 'gzip'] as const).find((encoding) => isThere(encoding) && ctx.acceptsEncodings(encoding));

/** A text answer with its compressed forms and a validator of its content. */
export async function toCachedPage(
  text: string,
  facts: Pick<CachedPage, 'status' | 'headers' | 'tags'>,
): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    deflate(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...facts, etag, bodies: { identity, br, gzip: gzipped } };
}
