import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../store/store.ts';
import { api } from './api.ts';
import { renewal } from './renewal.ts';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({ send: build.mutation<unknown, FetchArgs>({ query: (request) => request }) }),
});

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'network' | 'timeout';

describe('a call of the API', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Calls the API with these replies, the last one repeatedly; returns the result, and when each request was sent. */
  async function call(request: FetchArgs, replies: Reply[], onSent = (_call: { abort: () => void }) => {}) {
    const start = Date.now();
    const sent: { second: number; key: string | null }[] = [];
    vi.stubGlobal('fetch', async ({ headers }: Request) => {
      const reply = replies[sent.length] ?? replies.at(-1);
      const key = headers.get('Idempotency-Key');
      sent.push({ second: (Date.now() - start) / 1000, key });
      onSent(answering);
      if (reply === 'timeout') throw new DOMException('The operation timed out', 'TimeoutError');
      if (reply === 'network' || !reply) throw new TypeError('fetch failed');
      return Response.json(reply.body ?? {}, reply);
    });
    const answering = createStore().dispatch(testApi.endpoints.send.initiate(request));
    await vi.runAllTimersAsync();
    return {
      response: await answering,
      seconds: sent.map(({ second }) => second),
      keys: sent.map(({ key }) => key),
    };
  }
  const read = { url: 'blog' };
  const write = { url: 'contact/submit', method: 'POST', body: {} } as const;
  const keyed = { ...write, headers: { 'Idempotency-Key': 'one submission' } };

  it.each(['network', { status: 429 }, { status: 500 }, { status: 503 }] as Reply[])(
    'is retried after 1, 2 and 4 seconds when it reads, and then given up: %j',
    async (reply) => {
      const { response, seconds } = await call(read, [reply]);
      expect(seconds).toEqual([0, 1, 3, 7]);
      expect(response).toMatchObject({ error: { status: typeof reply === 'string' ? reply : reply.status } });
    },
  );

  it('is retried once after a timeout when it reads, and three times when it writes with a key', async () => {
    expect((await call(read, ['timeout'])).seconds).toEqual([0, 1]);
    expect((await call(keyed, ['timeout'])).seconds).toEqual([0, 1, 3, 7]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is sent once when it writes without a key, because a second time could double it: %s',
    async (method) => {
      for (const reply of ['network', 'timeout', { status: 429 }, { status: 503 }] as Reply[]) {
        expect((await call({ ...write, method }, [reply, { status: 200 }])).seconds).toEqual([0]);
      }
    },
  );

  it('is retried under the same key when it writes with one', async () => {
    const { response, seconds, keys } = await call(keyed, [
      'network',
      { status: 503 },
      { status: 201, body: { success: true } },
    ]);
    expect(response).toEqual({ data: { success: true } });
    expect(seconds).toEqual([0, 1, 3]);
    expect(keys).toEqual(['one submission', 'one submission', 'one submission']);
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 422])(
    'is not repeated after a decision: %i',
    async (status) => {
      for (const request of [read, keyed]) {
        const { response, seconds } = await call(request, [{ status }]);
        expect(seconds).toEqual([0]);
        expect(response).toMatchObject({ error: { status } });
      }
    },
  );

  it('waits as long as the server requests, and gives up when that is more than half a minute', async () => {
    const wait = (seconds: string) => ({ status: 429, headers: { 'Retry-After': seconds } });
    expect((await call(read, [wait('12'), wait('30'), { status: 200 }])).seconds).toEqual([0, 12, 42]);
    expect(await call(read, [wait('31'), { status: 200 }])).toMatchObject({
      seconds: [0],
      response: { error: { status: 429 } },
    });
    expect((await call(read, [wait('soon'), { status: 200 }])).seconds).toEqual([0, 1]);
  });

  it('is sent without a session where the browser blocks storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    expect(await call(keyed, [{ status: 201, body: { success: true } }])).toMatchObject({
      seconds: [0],
      response: { data: { success: true } },
    });
  });

  it('is not retried when no caller waits for it any more', async () => {
    expect((await call(read, ['network'], (sent) => sent.abort())).seconds).toEqual([0]);
  });

  it('has the server’s message, or else a sentence for the status', async () => {
    const error = { success: false, error: 'Name is required', code: 'validation_failed', request_id: 'r' };
    const errors = [{ field: 'name', message: 'Name is required' }];
    expect((await call(write, [{ status: 422, body: { ...error, errors } }])).response).toEqual({
      error: { status: 422, message: 'Name is required', code: 'validation_failed', errors },
    });
    expect((await call(write, [{ status: 404 }])).response).toEqual({
      error: { status: 404, message: 'Resource not found.' },
    });
    expect((await call(write, ['network'])).response).toEqual({
      error: { status: 'network', message: 'Network error. Please check your connection and try again.' },
    });
  });

  it('is malformed and final when its body is not JSON, and a network failure when the body breaks off', async () => {
    const responses = async (body: BodyInit, request: FetchArgs = write) => {
      const fetched = vi.fn(async () => new Response(body));
      vi.stubGlobal('fetch', fetched);
      const answering = createStore().dispatch(testApi.endpoints.send.initiate(request));
      await vi.runAllTimersAsync();
      return { ...(await answering), attempts: fetched.mock.calls.length };
    };
    for (const request of [write, read, keyed]) {
      expect(await responses('<h1>Sign in to this network</h1>', request)).toMatchObject({
        error: { status: 'malformed' },
        attempts: 1,
      });
    }
    const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
    expect(await responses(broken)).toMatchObject({ error: { status: 'network' } });
  });
});

describe('a call of the back office', () => {
  const tokens: (string | null)[] = [];
  let stored = 'old';
  beforeEach(() => {
    tokens.length = 0;
    stored = 'old';
    vi.stubGlobal('localStorage', { getItem: () => stored });
    vi.stubGlobal('fetch', async ({ headers }: Request) => {
      const token = headers.get('Authorization');
      tokens.push(token);
      return Response.json({}, { status: token === 'Bearer new' ? 200 : 401 });
    });
    renewal.renew = async () => {
      stored = 'new';
      return true;
    };
  });
  afterEach(() => {
    renewal.renew = null;
    renewal.isOver = () => false;
    vi.unstubAllGlobals();
  });
  const send = (url: string) =>
    createStore().dispatch(testApi.endpoints.send.initiate({ url, method: 'POST' }));

  it.each(['enquiries', 'auth/duty'])(
    'is sent again with the renewed session after a 401: %s',
    async (url) => {
      expect(await send(url)).toEqual({ data: {} });
      expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    },
  );

  it('renews an expired session before it is sent', async () => {
    renewal.isOver = (token) => token === 'old';
    expect(await send('enquiries')).toEqual({ data: {} });
    expect(tokens).toEqual(['Bearer new']);
  });

  it('fails when the session is not renewed, or when it is the renewal itself', async () => {
    expect(await send('auth/refresh-token')).toMatchObject({ error: { status: 401 } });
    renewal.renew = async () => false;
    expect(await send('enquiries')).toMatchObject({ error: { status: 401 } });
    expect(tokens).toEqual(['Bearer old', 'Bearer old']);
  });
});
