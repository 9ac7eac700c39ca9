import { once } from 'node:events';
import { cores, spawnOn } from './cores.ts';
import { program } from './programs.ts';

/** What every answer to a request must be; a body is compared byte for byte. */
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
  connections: number;
  /** How long requests are sent; null: until each was sent once. */
  seconds: number | null;
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

const usualConnections = 32;

/** A load generator on the other core. It may run one task after another: its code becomes fast with the first. */
export function startLoad() {
  const child = spawnOn(cores.load, [program('loadProcess')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    /**
     * Asks a server as fast as it answers, for some seconds, or once for each request.
     * @throws Error at the first answer that is not the expected one
     */
    async run(
      origin: string,
      seconds: number | null,
      requests: LoadRequest | LoadRequest[],
      connections = usualConnections,
    ): Promise<LoadResult> {
      child.send({
        port: Number(new URL(origin).port),
        connections,
        seconds,
        requests: [requests].flat().map(({ method = 'GET', path, headers = {}, body, expect }) => ({
          method,
          path,
          headers,
          body,
          expect: { status: expect.status, body: expect.body?.toString('base64'), contains: expect.contains },
        })),
      } satisfies LoadTask);
      // The load process answers with one of these two.
      const [message] = (await once(child, 'message')) as [{ result?: LoadResult; problem?: string }];
      if (!message.result) throw new Error(message.problem);
      return message.result;
    },
    stop: () => child.kill(),
  };
}

/** One task with a load generator of its own. */
export async function load(
  origin: string,
  seconds: number,
  requests: LoadRequest | LoadRequest[],
): Promise<LoadResult> {
  const generator = startLoad();
  try {
    return await generator.run(origin, seconds, requests);
  } finally {
    generator.stop();
  }
}
