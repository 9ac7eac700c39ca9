import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Koa from 'koa';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { actionOf, errorSchema, statusesOf } from '../platform/http/openapi.ts';
import type { RequestState } from '../platform/http/state.ts';

type Matching = { endpoint: Endpoint; path: RegExp };

/**
 * Holds every answer of an app against the declaration of its call, from which the API is described.
 * @returns what was not as declared, a line each, growing as answers are given
 */
export function checkAnswers(app: Koa<RequestState>, declared: readonly Endpoint[]): string[] {
  const problems: string[] = [];
  const known = declared.map((endpoint) => ({ endpoint, path: patternOf(endpoint) }));
  // First in the row, so that it sees each answer as it leaves.
  app.middleware.unshift(async (ctx, next) => {
    await next();
    const endpoint = find(known, ctx);
    const problem = endpoint && problemOf(endpoint, ctx);
    if (problem) problems.push(`${ctx.method} ${ctx.url} answered ${ctx.status}: ${problem}`);
  });
  return problems;
}

const patternOf = ({ path }: Endpoint) =>
  new RegExp(
    `^${(path.split('?')[0] ?? '').replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  );

/** The first that fits, as the router takes it. */
function find(known: readonly Matching[], { method, path, query }: Koa.Context): Endpoint | undefined {
  const action = query['action'] || null;
  return known.find(({ endpoint, path: pattern }) => {
    const wanted = actionOf(endpoint);
    return (
      endpoint.method === method.toLowerCase() && pattern.test(path) && (wanted === null || wanted === action)
    );
  })?.endpoint;
}

function problemOf(endpoint: Endpoint, ctx: Koa.Context): string | null {
  if (ctx.status === 304) return endpoint.revalidated ? null : 'nobody said that it is revalidated';
  const isError = ctx.status >= 400;
  if (!isError && !statusesOf(endpoint).includes(ctx.status)) return 'nobody said that it has this status';
  const sent = jsonOf(ctx);
  if (sent === undefined) return null;
  const schema = isError ? errorSchema : endpoint.answer;
  if (!schema) return 'nobody said what it looks like';
  const parsed = schema.safeParse(sent);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  // What is not promised must not be relied on, and may be a leak.
  return isDeepStrictEqual(parsed.data, sent)
    ? null
    : `it says more than it should: ${JSON.stringify(sent).slice(0, 300)}`;
}

/** The body as the client reads it; undefined when it is no JSON, or a stream. */
function jsonOf({ body, type, response }: Koa.Context): unknown {
  if (Buffer.isBuffer(body)) {
    return type === 'application/json'
      ? JSON.parse(String(decode(body, response.get('Content-Encoding'))))
      : undefined;
  }
  if (typeof body === 'string') return type === 'application/json' ? JSON.parse(body) : undefined;
  const isStream = body && typeof body === 'object' && 'pipe' in body;
  return body && !isStream ? JSON.parse(JSON.stringify(body)) : undefined;
}

function decode(body: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
