import pg from 'pg';

export type Listener = {
  /** Calls back with each notification's payload. Returns a function that unsubscribes. */
  subscribe(channel: string, callback: (payload: string) => void): () => void;
  /** Calls back after a reconnect: notifications sent in the meantime are lost. */
  onReconnect(reconnected: () => void): () => void;
  /** Calls back when this process stops listening, so that dependent streams can end. */
  onClose(closing: () => void): void;
  close(): Promise<void>;
};

const slowestRetryMs = 5000;

/** Opens a connection for LISTEN and reconnects, with backoff, when it is lost. */
export function openListener(
  databaseUrl: string,
  logger: { warn(details: object, text: string): void },
): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const reconnections = new Set<() => void>();
  const closings: (() => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'safarnama-listener',
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '');
    });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (closed) return void fresh.end();
      client = fresh;
      if (failures > 0) for (const reconnected of reconnections) reconnected();
      failures = 0;
    } catch (error) {
      logger.warn({ err: error }, 'listening failed');
      lose(fresh);
    }
  }

  const lost = new WeakSet<pg.Client>();
  function lose(which: pg.Client) {
    if (closed || lost.has(which)) return;
    lost.add(which);
    client = null;
    failures += 1;
    which.end().catch(() => undefined);
    retry = setTimeout(connect, Math.min(100 * 2 ** failures, slowestRetryMs));
  }

  const ready = connect();
  /** Resolves when the last LISTEN has run: a connection runs one statement at a time. */
  let listening: Promise<unknown> = ready;

  return {
    subscribe(channel, callback) {
      const callbacks = channels.get(channel) ?? new Set();
      channels.set(channel, callbacks.add(callback));
      listening = listening
        .then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`))
        .catch(() => undefined);
      return () => callbacks.delete(callback);
    },
    onReconnect(reconnected) {
      reconnections.add(reconnected);
      return () => reconnections.delete(reconnected);
    },
    onClose: (closing) => void closings.push(closing),
    async close() {
      closed = true;
      for (const closing of closings) closing();
      clearTimeout(retry);
      await ready;
      await client?.end().catch(() => undefined);
    },
  };
}
