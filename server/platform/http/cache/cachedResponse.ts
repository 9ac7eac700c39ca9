import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export type Encoding = keyof typeof compressors;

/** By size, the smallest first. */
const encodings = ['br', 'gzip'] as const;

type Headers = Readonly<Record<string, string>>;

/** A response to a read, sent byte for byte; the cache stores those of anonymous reads. */
export type CachedResponse = {
  status: number;
  /** All except `Content-Length` and `Content-Encoding`. */
  headers: Headers;
  etag: string;
  /** A compressed body is added when a client first accepts it. */
  bodies: Readonly<{ identity: Buffer } & { [E in Encoding]?: Buffer }>;
  /** The entity types that it was made from, such as `destination`: a change of one of them purges it. */
  tags: ReadonlySet<string>;
  /** The route by which metrics know it. */
  route: string;
  /** False for a response that was made while a dependency was unavailable: it is sent, but not stored. */
  isCacheable: boolean;
};

/** A response as it is sent to one client; `body` is null with status 304. */
export type Variant = { status: number; headers: Headers; body: Buffer | null };

export function buildCachedResponse(
  body: string,
  { headers, ...details }: Pick<CachedResponse, 'status' | 'headers'> & Partial<CachedResponse>,
): CachedResponse {
  const identity = Buffer.from(body);
  const etag = `W/"${hash('sha1', identity, 'base64url')}"`;
  return {
    ...{ tags: new Set<string>(), route: '', isCacheable: true, ...details },
    headers: { ...headers, ETag: etag },
    etag,
    bodies: { identity },
  };
}

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

/**
 * The smallest encoding that a client accepts; undefined for an uncompressed body. The order of the header does not
 * count: browsers list gzip first without preferring it.
 */
export function negotiateEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** Smaller bodies gain nothing from compression. */
const minCompressedBytes = 256;

/** Whether a response still has to be compressed for a client that prefers this encoding. */
export const lacksEncoding = ({ bodies }: CachedResponse, encoding: Encoding | undefined): boolean =>
  encoding !== undefined && bodies[encoding] === undefined && bodies.identity.length >= minCompressedBytes;

/** Quality 5 costs a few milliseconds for a page, off the main thread; 11 would cost a tenth of a second. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The same response with this encoding added, if it is worthwhile. */
export async function addEncoding(
  response: CachedResponse,
  encoding: Encoding | undefined,
): Promise<CachedResponse> {
  if (encoding === undefined || !lacksEncoding(response, encoding)) return response;
  const { identity } = response.bodies;
  const compressed = await (encoding === 'br'
    ? compressors.br(identity, brotliOptions)
    : compressors.gzip(identity));
  // A copy: zlib returns a slice of a larger buffer, which the cache would retain.
  return { ...response, bodies: { ...response.bodies, [encoding]: Buffer.from(compressed) } };
}

/** The headers of a 304 response; the client has stored the others (RFC 9110, section 15.4.5). */
const notModifiedHeaders = ['Cache-Control', 'ETag', 'Vary'];

/** Selects what one client gets: 304 when it has the response already, otherwise the body in its encoding. */
export function selectVariant(
  { status, headers, etag, bodies }: CachedResponse,
  ifNoneMatch: string | undefined,
  encoding: Encoding | undefined,
): Variant {
  if (status === 200 && matchesEtag(ifNoneMatch, etag)) {
    const sent = Object.entries(headers).filter(([name]) => notModifiedHeaders.includes(name));
    return { status: 304, headers: Object.fromEntries(sent), body: null };
  }
  const compressed = encoding && bodies[encoding];
  const body = compressed ?? bodies.identity;
  return {
    status,
    headers: {
      ...headers,
      ...(compressed && encoding ? { 'Content-Encoding': encoding } : {}),
      'Content-Length': String(body.length),
    },
    body,
  };
}

/**
 * Koa's `ctx.fresh` would also honour `Cache-Control: no-cache`, which addresses caches between client and origin: this
 * is the origin, and several clients send it with every `If-None-Match`.
 */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || toOpaque(tag) === toOpaque(etag));
}
