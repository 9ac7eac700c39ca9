import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Koa from 'koa';
import type { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { errorResponses, errorSchemas, unexpectedErrorStatuses } from '../platform/http/errorResponses.ts';
import { listErrors, listStatuses } from '../platform/http/openapi.ts';
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
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/** The first that fits, as the router takes it. */
function find(known: readonly Matching[], { method, url }: SeenAnswer): Endpoint | undefined {
  const [path = '', query] = url.split('?');
  const action = new URLSearchParams(query).get('action');
  const isAction = action && /^\/api\/newsletter\/?$/.test(path) && method !== 'PUT';
  const address = isAction ? `/api/newsletter/${action}` : path;
  return known.find(
    ({ endpoint, path: pattern }) => endpoint.method === method.toLowerCase() && pattern.test(address),
  )?.endpoint;
}

function problemOf(endpoint: Endpoint, { status, json }: SeenAnswer): string | null {
  if (status === 304) return endpoint.cacheable ? null : 'it is not declared as cacheable';
  if (status >= 400) return errorProblemOf(endpoint, status, json);
  if (!listStatuses(endpoint).includes(status)) return 'this status is not declared';
  if (json === undefined) return null;
  return endpoint.response ? mismatchOf(endpoint.response, json) : 'its shape is not declared';
}

function errorProblemOf(endpoint: Endpoint, status: number, json: unknown): string | null {
  const declared = listErrors(endpoint)
    .map((name) => errorResponses[name])
    .filter((response) => response.status === status);
  const isUnexpected = unexpectedErrorStatuses.includes(status);
  if (declared.length === 0 && !isUnexpected) return 'this status is not declared';
  if (json === undefined) return null;
  const names = isUnexpected ? (['Error'] as const) : declared.map(({ schema }) => schema);
  const mismatches = names.map((name) => mismatchOf(errorSchemas[name], json));
  return mismatches.includes(null) ? null : mismatches.join(', or ');
}

function mismatchOf(schema: z.ZodType, json: unknown): string | null {
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
