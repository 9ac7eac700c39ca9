import { connect } from 'node:net';
import { Redis } from 'ioredis';
import pg from 'pg';
import { toOneLine } from './formatProblem.ts';

const timeoutMs = 5000;

/** Why the database cannot be reached with this address, or undefined when it answers. */
export async function getDatabaseProblem(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return toOneLine(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why Redis cannot be reached with this address, or undefined when it answers. */
export async function getRedisProblem(url: string): Promise<string | undefined> {
  let cause: unknown;
  const client = new Redis(url, { lazyConnect: true, connectTimeout: timeoutMs, retryStrategy: () => null });
  client.on('error', (error) => {
    cause = error;
  });
  try {
    await client.connect();
    await client.ping();
    return undefined;
  } catch (error) {
    return toOneLine(cause ?? error);
  } finally {
    client.disconnect();
  }
}

/** Whether a server accepts connections on a port of this machine, on any of its loopback addresses. */
export async function isPortInUse(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ port, host, timeout: 1000 });
        const settle = (answer: boolean) => {
          socket.destroy();
          resolve(answer);
        };
        socket.on('connect', () => settle(true));
        socket.on('timeout', () => settle(false));
        socket.on('error', () => settle(false));
      }),
  );
  return (await Promise.all(answers)).includes(true);
}
