import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { getRoutePattern, recordCacheRead } from '../../observability/metrics.ts';
import { isInternalRequest } from '../internalFetch.ts';
import { isPreviewAddress, pageAddress } from '../pageAddress.ts';
import { securityHeaderNames } from '../securityHeaders.ts';
import type { RequestState } from '../state.ts';
import { addEncoding, type CachedResponse, negotiateEncoding, selectVariant } from './cachedResponse.ts';
import type { ResponseCache } from './responseCache.ts';

/** Longer addresses are not cached: no page links to them, and they would fill the cache. */
const maxAddressLength = 1000;
const maxKeyLength = 300;
/** Visitors rarely type the same search twice: cached responses would displace those that everyone reads. */
const searchText = /[?&](?:q|search)=[^&]/;

/**
 * The cache key of a request: the path of a file, the address of a page with the parameters that it reads, or the
 * address of an API call with sorted parameters and without empty ones. Null unless the request is an anonymous read,
 * and for searches.
 */
export function toCacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.authorization !== undefined || url.length > maxAddressLength) return null;
  if (isPreviewAddress(url)) return null;
  const key = url.includes('?') ? normalizeAddress(url) : url;
  return key.length <= maxKeyLength && !searchText.test(key) ? key : null;
}

function normalizeAddress(url: string): string {
  const start = url.indexOf('?');
  const path = url.slice(0, start);
  if (/\.(?:txt|xml)$/.test(path)) return path;
  // The router ignores case.
  if (!/^\/api\//i.test(url)) return pageAddress(url);
  const parameters = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => !isEmpty(parameter));
  return parameters.length === 0 ? path : `${path}?${parameters.sort(compareNames).join('&')}`;
}

/** Whether a parameter has no value after its first `=`, or is empty itself. */
const isEmpty = (parameter: string) => parameter.indexOf('=') === parameter.length - 1;

const getName = (parameter: string) => parameter.split('=', 1)[0] ?? '';

/** Keeps the order of parameters with the same name: it may matter. */
function compareNames(one: string, other: string): number {
  const [a, b] = [getName(one), getName(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Sends the response that the inner middleware left in `ctx.state.response`, and caches those of anonymous reads.
 * Concurrent requests for a response that is not cached share one computation.
 * @param getTags the entity types that responses at a path depend on, in addition to their own tags; null: never cached
 */
export function responseCacheMiddleware(
  cache: ResponseCache,
  getTags: (path: string) => readonly string[] | null,
): Middleware<RequestState> {
  const running = new Map<string, Promise<CachedResponse | null>>();

  /** A computation without a response, such as a refusal, is not shared: each request computes its own. */
  async function share(id: string, compute: () => Promise<CachedResponse | null>) {
    const shared = await running.get(id)?.catch(() => null);
    if (shared) return shared;
    const computation = compute().finally(() => running.delete(id));
    running.set(id, computation);
    return computation;
  }

  return async (ctx, next) => {
    const tags = getTags(ctx.path);
    const compute = async (): Promise<CachedResponse | null> => {
      await next();
      const { response } = ctx.state;
      if (!response) return null;
      return { ...response, tags: new Set([...response.tags, ...(tags ?? [])]), route: getRoutePattern(ctx) };
    };
    const encoding = negotiateEncoding(ctx.headers['accept-encoding']);
    const key = cache.isEnabled && tags ? toCacheKey(ctx.req) : null;
    if (key === null) {
      const response = await compute();
      if (response) send(ctx, await addEncoding(response, encoding), encoding);
      return;
    }

    const { version } = cache;
    const cached = cache.get(key);
    if (!isInternalRequest(ctx.req)) recordCacheRead(cached ? 'hit' : 'miss');
    // A computation that started before a purge may lack the change, so that only requests of the same version share
    // it.
    const response = cached ?? (await share(`${version} ${key}`, compute));
    if (!response) return;
    const encoded = await addEncoding(response, encoding);
    if (encoded !== cached && encoded.isCacheable) cache.set(key, encoded, version);
    // A request that shared a computation did not reach the router, from which metrics get the route.
    ctx['_matchedRoute'] = response.route;
    send(ctx, encoded, encoding);
  };
}

function send(ctx: Context, response: CachedResponse, encoding: Parameters<typeof selectVariant>[2]): void {
  const { status, headers, body } = selectVariant(response, ctx.headers['if-none-match'], encoding);
  ctx.status = status;
  ctx.body = body;
  if (status === 304) for (const name of securityHeaderNames) ctx.remove(name);
  ctx.set(headers);
}
