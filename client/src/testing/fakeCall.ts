import type { ErrorBody } from '@platform/contract.ts';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { Failure } from './fakeApi.ts';

type Contract<Body extends z.ZodType, ApiResponse extends z.ZodType> = {
  method: string;
  path: string;
  body: Body;
  response: ApiResponse;
};

type Reply<ApiResponse> = { status: 200 | 201; body: ApiResponse } | Failure | 'network';

/**
 * Mocks one API call with the given replies, in order. Requests and replies are
 * validated with the contract's schemas, so that a test cannot rely on what the API would not accept or return.
 * @returns the growing list of requests; requests to other URLs fail like a network failure
 */
export function fakeCall<Body extends z.ZodType, ApiResponse extends z.ZodType>(
  contract: Contract<Body, ApiResponse>,
  replies: Reply<z.input<ApiResponse>>[],
): { key: string | null; body: z.output<Body> }[] {
  const requests: { key: string | null; body: z.output<Body> }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    if (path !== contract.path || request.method !== contract.method)
      throw new TypeError(`No network: ${path}`);
    const reply = replies[requests.length];
    const body = contract.body.parse(await request.json());
    requests.push({ key: request.headers.get('Idempotency-Key'), body });
    if (!reply || reply === 'network') throw new TypeError('No network');
    if ('body' in reply) return Response.json(contract.response.parse(reply.body), { status: reply.status });
    const { status, ...failure } = reply;
    const error: ErrorBody = { success: false, request_id: 'request-1', ...failure };
    return Response.json(error, { status });
  });
  return requests;
}
