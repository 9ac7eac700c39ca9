import type { ErrorBody } from '@platform/contract.ts';
import { vi } from 'vitest';
import { z } from 'zod';

/** A failure as the API responds with it. */
export type Failure = { status: number } & Omit<ErrorBody, 'success' | 'request_id'>;

type FakeRequest<Body> = {
  /** The number in the path, NaN if there is none. */
  id: number;
  search: URLSearchParams;
  /** Undefined unless it is JSON. */
  body: Body;
};

type FakeEndpoint = (request: FakeRequest<unknown>) => Response | Promise<Response>;

/**
 * An endpoint of `fakeApi` under its contract: `body` parses what the client sends, and `response` what `reply` returns
 * (`success` is added), so that a test relies on nothing that the API would not accept or return.
 */
export function fakeEndpoint<ApiResponse extends z.ZodType, Body extends z.ZodType = z.ZodUnknown>(
  contract: { response: ApiResponse; body?: Body },
  reply: (request: FakeRequest<z.output<Body>>) => Omit<z.input<ApiResponse>, 'success'> | Failure,
): FakeEndpoint {
  return ({ body, ...request }) => {
    // without a schema, `Body` is unknown
    const parsed = (contract.body ?? z.unknown()).parse(body) as z.output<Body>;
    const result = reply({ ...request, body: parsed });
    return isFailure(result)
      ? Response.json({ success: false, request_id: 'request-1', ...result }, { status: result.status })
      : Response.json(contract.response.parse({ success: true, ...result }));
  };
}

const isFailure = (result: unknown): result is Failure =>
  typeof result === 'object' && result !== null && 'code' in result && 'error' in result;

/** Mocks the API with endpoints by method and path, such as `PUT /api/users/:id`. Any other call fails. */
export function fakeApi(endpoints: Record<string, FakeEndpoint>) {
  const known = Object.entries(endpoints).map(([call, reply]) => ({
    pattern: new RegExp(`^${call.replace(':id', '(\\d+)')}$`),
    reply,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    for (const { pattern, reply } of known) {
      const [found, id] = pattern.exec(`${request.method} ${pathname}`) ?? [];
      if (!found) continue;
      const isJson = request.headers.get('Content-Type')?.startsWith('application/json');
      return reply({ id: Number(id), search: searchParams, body: isJson ? await request.json() : undefined });
    }
    throw new TypeError(`No network: ${request.method} ${pathname}`);
  });
}
