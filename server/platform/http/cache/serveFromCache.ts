import type { RequestListener } from 'node:http';
import type { Config } from '../../config.ts';
import type { Logger } from '../../observability/logger.ts';
import { recordCachedResponse } from '../../observability/metrics.ts';
import { getRequestId } from '../requestContext.ts';
import { getSecurityHeaders } from '../securityHeaders.ts';
import { lacksEncoding, negotiateEncoding, selectVariant } from './cachedResponse.ts';
import { toCacheKey } from './cacheMiddleware.ts';
import type { ResponseCache } from './responseCache.ts';

/**
 * Serves cached responses in front of Koa, exactly like cacheMiddleware.ts: same bytes, headers and metrics. Their log
 * line has the level `debug`, because writing it takes as long as sending the response. All other requests go to
 * `handle`.
 */
export function serveFromCache(
  { config, cache, logger }: { config: Pick<Config, 'PUBLIC_URL'>; cache: ResponseCache; logger: Logger },
  handle: RequestListener,
): RequestListener {
  const securityHeaders = getSecurityHeaders(config.PUBLIC_URL);
  return (request, response) => {
    const started = performance.now();
    const key = toCacheKey(request);
    const cached = key === null ? undefined : cache.get(key);
    const encoding = cached && negotiateEncoding(request.headers['accept-encoding']);
    // cacheMiddleware.ts adds a missing encoding.
    if (!cached || lacksEncoding(cached, encoding)) return handle(request, response);
    const requestId = getRequestId(request.headers['x-request-id']);
    const { status, headers, body } = selectVariant(cached, request.headers['if-none-match'], encoding);
    response.writeHead(status, {
      'X-Request-Id': requestId,
      ...(status === 304 ? {} : securityHeaders),
      ...headers,
    });
    response.end(body);
    const { method = '', url = '' } = request;
    const ms = performance.now() - started;
    recordCachedResponse(method, cached.route, status, ms / 1000);
    const path = url.split('?', 1)[0];
    logger.debug({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  };
}
