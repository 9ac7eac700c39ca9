import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '../../process/memoize.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Quality 5 costs a few milliseconds for a page, off the main thread; 11 would cost a tenth of a second. */
const brotliQuality = 5;

/** Copies the result, because zlib returns a slice of a larger buffer, which the cache would retain. */
export async function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const made = await (encoding === 'gzip' ? deflate(body) : brotli(body, { params }));
  const exact = Buffer.allocUnsafeSlow(made.length);
  made.copy(exact);
  return exact;
}

/**
 * The densest encoding that an `Accept-Encoding` takes: browsers name gzip first and Brotli after it, and mean no
 * order by that.
 */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  accepted ? densest(accepted) : undefined;

const densest = memoize(
  (accepted) => (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding)),
  100,
);

function takes(accepted: string, encoding: Encoding): boolean {
  let any = false;
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));
    const given = name.trim().toLowerCase();
    if (given === encoding) return !isRefused;
    if (given === '*') any = !isRefused;
  }
  return any;
}
