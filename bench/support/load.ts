import { once } from 'node:events';
import { cores, spawnOn } from './cores.ts';
import { program } from './programs.ts';

/** The expected response to every request; a body is compared byte for byte. */
type Expected = { status: number; body?: Buffer; contains?: string };

/** In texts, `{n}` stands for another number in each request and `{ip}` for another address. */
export type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  expect: Expected;
};

export type LoadTask = {
  port: number;
  /** How long requests are sent. */
  seconds: number;
  /** Sent in turn. */
  requests: {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string | undefined;
    expect: { status: number; body: string | undefined; contains: string | undefined };
  }[];
};

/** Latencies are in milliseconds. */
export type LoadResult = { count: number; perSecond: number; p50: number; p99: number };

/**
 * Sends requests as fast as the server responds, from a process on the other core.
 * @throws Error at the first response that is not the expected one
 */
export async function load(
  origin: string,
  seconds: number,
  requests: LoadRequest | LoadRequest[],
): Promise<LoadResult> {
  const child = spawnOn(cores.load, [program('loadProcess')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    child.send({
      port: Number(new URL(origin).port),
      seconds,
      requests: [requests].flat().map(({ method = 'GET', path, headers = {}, body, expect }) => ({
        method,
        path,
        headers,
        body,
        expect: { status: expect.status, body: expect.body?.toString('base64'), contains: expect.contains },
      })),
    } satisfies LoadTask);
    // The load process reports one of these two.
    const [message] = (await once(child, 'message')) as [{ result?: LoadResult; problem?: string }];
    if (!message.result) throw new Error(message.problem);
    return message.result;
  } finally {
    child.kill();
  }
}
