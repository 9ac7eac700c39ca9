import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type Koa from 'koa';
import type { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { errorResponses, errorSchemas, unexpectedErrorStatuses } from '../platform/http/errorResponses.ts';
import { listErrors, listStatuses } from '../platform/http/openapi.ts';
import type { RequestState } from '../platform/http/state.ts';

/** A response that a test received. */
export type SeenResponse = {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  /** The parsed body; undefined if it is not JSON or was not read. */
  json: unknown;
};

/** Describes how a response differs from its declaration; null if it does not, or if no declaration matches. */
export type ResponseCheck = (response: SeenResponse) => string | null;

/** Compares responses with the declarations that the OpenAPI document is generated from. */
export function responseCheck(declared: readonly Endpoint[]): ResponseCheck {
  const known = declared.map((endpoint) => ({ endpoint, path: toPattern(endpoint) }));
  return (response) => {
    const endpoint = find(known, response);
    const problem = endpoint && findProblem(endpoint, response);
    return problem ? `${response.method} ${response.url} answered ${response.status}: ${problem}` : null;
  };
}

/**
 * Checks every response of an app in this process.
 * @returns a growing list of differences from the declarations
 */
export function checkResponses(app: Koa<RequestState>, declared: readonly Endpoint[]): string[] {
  const problems: string[] = [];
  const check = responseCheck(declared);
  // The outermost middleware, so that it sees each final response.
  app.middleware.unshift(async (ctx, next) => {
    await next();
    const problem = check({ method: ctx.method, url: ctx.url, status: ctx.status, json: parseJson(ctx) });
    if (problem) problems.push(problem);
  });
  return problems;
}

type Matching = { endpoint: Endpoint; path: RegExp };

const toPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/** The first match, as in the router; where a path without parameters matches, no other does. */
function find(known: readonly Matching[], { method, url }: SeenResponse): Endpoint | undefined {
  const [path = '', query] = url.split('?');
  const action = new URLSearchParams(query).get('action');
  const isAction = action && /^\/api\/newsletter\/?$/.test(path) && method !== 'PUT';
  const address = isAction ? `/api/newsletter/${action}` : path;
  const matching = known.filter(({ path: pattern }) => pattern.test(address)).map(({ endpoint }) => endpoint);
  const fixed = matching.filter((endpoint) => !endpoint.path.includes(':'));
  const candidates = fixed.length > 0 ? fixed : matching;
  return candidates.find((endpoint) => endpoint.method === method.toLowerCase());
}

function findProblem(endpoint: Endpoint, { status, json }: SeenResponse): string | null {
  if (status === 304) return endpoint.cacheable ? null : 'it is not declared as cacheable';
  if (status >= 400) return findErrorProblem(endpoint, status, json);
  if (!listStatuses(endpoint).includes(status)) return 'this status is not declared';
  if (json === undefined) return null;
  return endpoint.response ? findMismatch(endpoint.response, json) : 'its shape is not declared';
}

function findErrorProblem(endpoint: Endpoint, status: number, json: unknown): string | null {
  const declared = listErrors(endpoint)
    .map((name) => errorResponses[name])
    .filter((response) => response.status === status);
  const isUnexpected = unexpectedErrorStatuses.includes(status);
  if (declared.length === 0 && !isUnexpected) return 'this status is not declared';
  if (json === undefined) return null;
  const names = isUnexpected ? (['Error'] as const) : declared.map(({ schema }) => schema);
  const mismatches = names.map((name) => findMismatch(errorSchemas[name], json));
  return mismatches.includes(null) ? null : mismatches.join(', or ');
}

function findMismatch(schema: z.ZodType, json: unknown): string | null {
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  // Undeclared fields must not be relied on, and may be a leak.
  return isDeepStrictEqual(parsed.data, json)
    ? null
    : `it says more than it should: ${JSON.stringify(json).slice(0, 300)}`;
}

/** The body as the client reads it; undefined if it is not JSON, or a stream. */
function parseJson({ body, type, response }: Koa.Context): unknown {
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
