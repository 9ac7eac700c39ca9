import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export type Encoding = keyof typeof compressors;

/** By size, the smallest first. */
const encodings = ['br', 'gzip'] as const;

type Headers = Readonly<Record<string, string>>;

/** A response as it is sent to one client; `body` is null with status 304. */
export type Variant = Readonly<{ status: number; headers: Headers; body: Buffer | null }>;

type WholeVariant = Variant & { body: Buffer };

/** A response to a read, sent byte for byte; the cache stores those of anonymous reads. */
export type CachedResponse = {
  etag: string;
  /** By the encoding of their bodies. A compressed one is added when a client first accepts it. */
  variants: Readonly<{ identity: WholeVariant } & { [E in Encoding]?: WholeVariant }>;
  /** For clients that already have the response. */
  notModified: Variant;
  /** The entity types that it depends on, such as `destination`: a change of one of them purges it. */
  tags: ReadonlySet<string>;
  /** The route for metrics. */
  route: string;
  /** False for a response that was built while a dependency was unavailable: it is sent, but not stored. */
  isCacheable: boolean;
};

type ResponseDetails = Pick<Variant, 'status' | 'headers'> &
  Partial<Pick<CachedResponse, 'tags' | 'isCacheable'>>;

/** The headers of a 304 response; the client has stored the others (RFC 9110, section 15.4.5). */
const notModifiedHeaders = ['Cache-Control', 'ETag', 'Vary'];

export function buildCachedResponse(
  text: string,
  { status, headers: given, tags = new Set(), isCacheable = true }: ResponseDetails,
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  const headers = { ...given, ETag: etag };
  const stated = Object.entries(headers).filter(([name]) => notModifiedHeaders.includes(name));
  return {
    etag,
    variants: { identity: toVariant(body, { status, headers }) },
    notModified: { status: 304, headers: Object.fromEntries(stated), body: null },
    tags,
    route: '',
    isCacheable,
  };
}

const toVariant = (body: Buffer, { status, headers }: Omit<Variant, 'body'>): WholeVariant => ({
  status,
  headers: { ...headers, 'Content-Length': String(body.length) },
  body,
});

/**
 * The response of an API read. Shared caches may store anonymous responses, but must revalidate them; responses to
 * signed-in users are not stored.
 */
export const buildJsonResponse = (body: object, isSignedIn: boolean): CachedResponse =>
  buildCachedResponse(JSON.stringify(body), {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isSignedIn ? 'private, no-store' : 'public, max-age=0, must-revalidate',
      Vary: 'Authorization, Accept-Encoding',
    },
  });

/** Browsers send few different headers, and parsing one takes as long as sending a response. */
const negotiated = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/**
 * The smallest encoding that a client accepts; undefined for an uncompressed body. The order in the header is ignored:
 * browsers list gzip first without preferring it.
 */
export function negotiateEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const header = String(acceptEncoding);
  const known = negotiated.get(header);
  if (known) return known.encoding;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(encodings);
  const encoding = encodings.find((one) => accepted.includes(one));
  negotiated.set(header, { encoding });
  return encoding;
}

/** Smaller bodies gain nothing from compression. */
const minCompressedBytes = 256;

/** Whether a response must still be compressed for a client that prefers this encoding. */
export const lacksEncoding = ({ variants }: CachedResponse, encoding: Encoding | undefined): boolean =>
  encoding !== undefined &&
  variants[encoding] === undefined &&
  variants.identity.body.length >= minCompressedBytes;

/** Quality 5 costs a few milliseconds for a page, off the main thread; 11 would cost a tenth of a second. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same response with this encoding added, if it is worthwhile. */
export async function addEncoding(
  response: CachedResponse,
  encoding: Encoding | undefined,
): Promise<CachedResponse> {
  if (encoding === undefined || !lacksEncoding(response, encoding)) return response;
  const { status, headers, body } = response.variants.identity;
  const compressed = await (encoding === 'br' ? compressors.br(body, brotliOptions) : compressors.gzip(body));
  // A copy: zlib returns a slice of a larger buffer, which the cache would retain.
  const variant = toVariant(Buffer.from(compressed), {
    status,
    headers: { ...headers, 'Content-Encoding': encoding },
  });
  return { ...response, variants: { ...response.variants, [encoding]: variant } };
}

/** Selects the variant for one client: 304 when it already has the response, otherwise the body in its encoding. */
export function selectVariant(
  { etag, variants, notModified }: CachedResponse,
  ifNoneMatch: string | undefined,
  encoding: Encoding | undefined,
): Variant {
  if (variants.identity.status === 200 && matchesEtag(ifNoneMatch, etag)) return notModified;
  return (encoding && variants[encoding]) ?? variants.identity;
}

/**
 * Whether a client has the version with this ETag. Koa's `ctx.fresh` would also honour `Cache-Control: no-cache`, which
 * addresses caches between client and origin: this is the origin, and several clients send it with every
 * `If-None-Match`.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || toOpaque(tag) === toOpaque(etag));
}
