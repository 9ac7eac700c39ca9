import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Koa from 'koa';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { errorSchema, getAction, listStatuses } from '../platform/http/openapi.ts';
import type { RequestState } from '../platform/http/state.ts';

/** What somebody was answered. */
export type SeenAnswer = {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  /** The parsed body; undefined when it is no JSON, or nobody read it. */
  json: unknown;
};

/** Tells what of an answer is not as its call is declared; null when all is, or no declaration fits. */
export type AnswerCheck = (answer: SeenAnswer) => string | null;

/** Holds answers against the declarations of their calls, from which the API is described. */
export function answerCheck(declared: readonly Endpoint[]): AnswerCheck {
  const known = declared.map((endpoint) => ({ endpoint, path: patternOf(endpoint) }));
  return (answer) => {
    const endpoint = find(known, answer);
    const problem = endpoint && problemOf(endpoint, answer);
    return problem ? `${answer.method} ${answer.url} answered ${answer.status}: ${problem}` : null;
  };
}

/**
 * Checks every answer of an app of this process as it leaves.
 * @returns what was not as declared, a line each, growing as answers are given
 */
export function checkAnswers(app: Koa<RequestState>, declared: readonly Endpoint[]): string[] {
  const problems: string[] = [];
  const check = answerCheck(declared);
  // First in the row, so that it sees each answer as it leaves.
  app.middleware.unshift(async (ctx, next) => {
    await next();
    const problem = check({ method: ctx.method, url: ctx.url, status: ctx.status, json: jsonOf(ctx) });
    if (problem) problems.push(problem);
  });
  return problems;
}

type Matching = { endpoint: Endpoint; path: RegExp };

const patternOf = ({ path }: Endpoint) =>
  new RegExp(
    `^${(path.split('?')[0] ?? '').replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  );

/** The first that fits, as the router takes it. */
function find(known: readonly Matching[], { method, url }: SeenAnswer): Endpoint | undefined {
  const [path = '', query] = url.split('?');
  const action = new URLSearchParams(query).get('action') || null;
  return known.find(({ endpoint, path: pattern }) => {
    const wanted = getAction(endpoint);
    return (
      endpoint.method === method.toLowerCase() && pattern.test(path) && (wanted === null || wanted === action)
    );
  })?.endpoint;
}

function problemOf(endpoint: Endpoint, { status, json }: SeenAnswer): string | null {
  if (status === 304) return endpoint.revalidated ? null : 'nobody said that it is revalidated';
  const isError = status >= 400;
  if (!isError && !listStatuses(endpoint).includes(status)) return 'nobody said that it has this status';
  if (json === undefined) return null;
  const schema = isError ? errorSchema : endpoint.answer;
  if (!schema) return 'nobody said what it looks like';
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  // What is not promised must not be relied on, and may be a leak.
  return isDeepStrictEqual(parsed.data, json)
    ? null
    : `it says more than it should: ${JSON.stringify(json).slice(0, 300)}`;
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
