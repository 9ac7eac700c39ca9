import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { changesChannel, type Database, onChangesHere } from '../../db/db.ts';
import type { Listener } from '../../db/listener.ts';
import { getRoutePattern, recordCacheRead } from '../../observability/metrics.ts';
import { memoize } from '../../process/memoize.ts';
import { isInternalRequest } from '../internalFetch.ts';
import { isPreviewAddress, pageAddress } from '../pageQuery.ts';
import type { RequestState } from '../state.ts';
import { send, withEncoding } from './cachedResponse.ts';
import { encodingFor } from './encodings.ts';
import { type CachedResponse, createResponseCache, type ResponseCache } from './responseCache.ts';

/** Longer addresses are not cached: no page links to them, and they would fill the cache. */
const longestAddress = 1000;
const longestKey = 300;

/** The cache key of a request; null unless it is an anonymous read. */
export function toCacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization !== undefined || url.length > longestAddress) return null;
  if (isPreviewAddress(url)) return null;
  const key = toAddressKey(url);
  return key.length <= longestKey ? key : null;
}

/**
 * The address: of a file without a query, of a page with what it reads, and of an API call with its query in order and
 * without empty values.
 */
export const toAddressKey = (url: string): string => (url.includes('?') ? keyOfQuery(url) : url);

const keyOfQuery = memoize((url) => {
  const query = url.indexOf('?');
  const path = url.slice(0, query);
  if (/\.(?:txt|xml)$/.test(path)) return path;
  if (!url.startsWith('/api/')) return pageAddress(url);
  const values = url.slice(query + 1).split('&');
  const asked = values.filter((value) => value !== '' && value.indexOf('=') !== value.length - 1);
  return asked.length === 0 ? path : `${path}?${asked.sort(byName).join('&')}`;
}, 1000);

/** Of two values with one name, the order stays: it may matter. */
const byName = (one: string, other: string) => {
  const [a = '', b = ''] = [one.split('=')[0], other.split('=')[0]];
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * Opens a cache that purges what commits of this process or announcements of other processes changed. It purges
 * everything after the listener has reconnected.
 * @param tags the entity types that responses depend on; other changes purge nothing
 */
export function openResponseCache(
  { db, listener, tags }: { db: Database; listener: Listener; tags: ReadonlySet<string> },
  maxBytes: number,
): ResponseCache {
  const cache = createResponseCache({ maxBytes });
  const purge = (entityTypes: Iterable<string>) => {
    const touched = [...entityTypes].filter((type) => tags.has(type));
    if (touched.length > 0) cache.purge(touched);
  };
  onChangesHere(db, purge);
  listener.subscribe(changesChannel, (payload) => purge(payload.split(',')));
  listener.onReconnect(() => cache.purgeAll());
  return cache;
}

/**
 * Sends and stores cached responses. Concurrent requests for a response that is not cached share one computation.
 * @param getTags the entity types that responses at a path depend on, in addition to their own tags; null: never cached
 */
export function responseCacheMiddleware(
  cache: ResponseCache,
  getTags: (path: string) => readonly string[] | null,
): Middleware<RequestState> {
  const making = new Map<string, { mark: number; made: Promise<CachedResponse | null> }>();

  return async (ctx, next) => {
    const tags = getTags(ctx.path);
    const make = async (): Promise<CachedResponse | null> => {
      await next();
      const { finished } = ctx.state;
      if (!finished) return null;
      return { ...finished, tags: new Set([...finished.tags, ...(tags ?? [])]), route: getRoutePattern(ctx) };
    };
    const encoding = encodingFor(ctx.get('Accept-Encoding'));
    const key = cache.keeps && tags ? toCacheKey(ctx.req) : null;
    if (key === null) {
      const finished = await make();
      if (finished) send(ctx, await withEncoding(finished, encoding), encoding);
      return;
    }

    const mark = cache.mark();
    const kept = cache.get(key);
    if (!isInternalRequest(ctx.req)) recordCacheRead(kept !== undefined);
    let found = kept;
    if (!found) {
      const other = making.get(key);
      // A computation that began before a change may lack it.
      if (other?.mark === mark) found = (await other.made.catch(() => null)) ?? undefined;
    }
    if (!found) {
      const made = make();
      making.set(key, { mark, made });
      try {
        found = (await made) ?? undefined;
      } finally {
        if (making.get(key)?.made === made) making.delete(key);
      }
    }
    if (!found) return;
    const ready = await withEncoding(found, encoding);
    if (ready !== kept && !ready.isPassing) cache.set(key, ready, mark);
    send(ctx, ready, encoding);
  };
}
