import { vi } from 'vitest';

/** Replaces the live stream, which is fetched by its path; other calls go to the `fetch` of before. */
export function fakeStream() {
  const callApi = fetch;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request !== 'string') return callApi(request);
    const start = (started: ReadableStreamDefaultController<Uint8Array>) => {
      stream = started;
    };
    return new Response(new ReadableStream({ start }));
  });
  return {
    send: (event: string, data: object) =>
      stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    break: () => stream?.error(new TypeError('network error')),
  };
}
