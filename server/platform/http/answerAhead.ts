import type { RequestListener } from 'node:http';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { noteAnswerAhead } from '../metrics.ts';
import type { AnswerCache } from './answerCache.ts';
import { encodingFor } from './encodings.ts';
import { choose, lacks } from './finishedAnswers.ts';
import { keyOf } from './keptAnswers.ts';
import { requestIdOf } from './requestContext.ts';
import { protectingHeaders } from './securityHeaders.ts';

/**
 * Answers what is kept before any middleware runs, as keptAnswers.ts would: the same bytes and headers, the same line
 * in the log, the same metrics. Everything else goes to `handle`.
 */
export function answerAhead(
  { config, cache, logger }: { config: Pick<Config, 'PUBLIC_URL'>; cache: AnswerCache; logger: Logger },
  handle: RequestListener,
): RequestListener {
  const common = protectingHeaders(config.PUBLIC_URL);
  // Looking for secrets takes longer than writing the line, and there can be none in it.
  const lines = logger.child({}, { formatters: { log: (fields) => fields } });
  return (request, response) => {
    const started = performance.now();
    const key = keyOf(request);
    const kept = key === null ? undefined : cache.get(key);
    const encoding = kept && encodingFor(request.headers['accept-encoding'] as string | undefined);
    // Whoever wants an encoding that is not there yet gets it made on the usual way.
    if (!kept || (encoding && lacks(kept, encoding))) return handle(request, response);
    const requestId = requestIdOf(request.headers['x-request-id']);
    const { status, headers, body } = choose(kept, request.headers['if-none-match'], encoding);
    response.writeHead(status, { 'X-Request-Id': requestId, ...common, ...headers });
    response.end(body);
    const { method = '', url = '' } = request;
    const ms = performance.now() - started;
    noteAnswerAhead(method, kept.route, status, ms / 1000);
    const path = url.split('?', 1)[0];
    lines.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  };
}
