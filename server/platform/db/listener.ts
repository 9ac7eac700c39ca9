import pg from 'pg';
import { keepAlive } from './db.ts';

export type Listener = {
  /** Calls back with each notification's payload. */
  subscribe(channel: string, callback: (payload: string) => void): void;
  /** Calls back after a reconnect: notifications sent since the connection was lost, at the latest, are lost. */
  onReconnect(reconnected: (lostAt: Date) => void): void;
  /** Calls back when this process stops listening, so that dependent streams can end. */
  onClose(closing: () => void): void;
  close(): Promise<void>;
};

const slowestRetryMs = 5000;

type WarningLogger = { warn(details: object, text: string): void };

/** Opens a connection for LISTEN and reconnects, with backoff, when it is lost. */
export function openListener(databaseUrl: string, logger: WarningLogger): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const reconnections: ((lostAt: Date) => void)[] = [];
  const closings: (() => void)[] = [];
  const connection = keepConnected(databaseUrl, logger, {
    channels,
    onNotification: ({ channel, payload }) => {
      callAll(channels.get(channel) ?? [], (callback) => callback(payload ?? ''), logger);
    },
    onReconnect: (lostAt) => callAll(reconnections, (reconnected) => reconnected(lostAt), logger),
  });
  /** Resolves when the last LISTEN has run: a connection runs one statement at a time. */
  let listening: Promise<unknown> = connection.ready;

  return {
    subscribe(channel, callback) {
      const callbacks = channels.get(channel) ?? new Set();
      channels.set(channel, callbacks.add(callback));
      listening = listening.then(() => connection.listen(channel)).catch(() => undefined);
    },
    onReconnect: (reconnected) => void reconnections.push(reconnected),
    onClose: (closing) => void closings.push(closing),
    async close() {
      const closed = connection.close();
      for (const closing of closings) closing();
      await closed;
    },
  };
}

/**
 * Calls each subscriber. Errors are logged, because an error thrown in an event handler of pg would end the process.
 */
function callAll<Callback>(
  callbacks: Iterable<Callback>,
  call: (callback: Callback) => void,
  logger: WarningLogger,
): void {
  for (const callback of callbacks) {
    try {
      call(callback);
    } catch (error) {
      logger.warn({ err: error }, 'a subscriber of notifications failed');
    }
  }
}

type ConnectionOptions = {
  /** The channels to which each new connection listens. */
  channels: ReadonlyMap<string, unknown>;
  onNotification: (notification: pg.Notification) => void;
  onReconnect: (lostAt: Date) => void;
};

const listenTo = (client: pg.Client, channel: string) =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`);

/** Keeps one connection open until `close`. */
function keepConnected(
  databaseUrl: string,
  logger: WarningLogger,
  { channels, onNotification, onReconnect }: ConnectionOptions,
) {
  let client: pg.Client | null = null;
  let closed = false;
  let failures = 0;
  let lostAt: Date | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      ...keepAlive,
      connectionTimeoutMillis: 5000,
      application_name: 'safarnama-listener',
    });
    fresh.on('notification', onNotification);
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await listenTo(fresh, channel);
      if (closed) return void fresh.end();
      client = fresh;
      if (lostAt) onReconnect(lostAt);
      lostAt = null;
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
    lostAt ??= new Date();
    failures += 1;
    which.end().catch(() => undefined);
    retry = setTimeout(connect, Math.min(100 * 2 ** failures, slowestRetryMs));
  }

  const ready = connect();
  return {
    /** Resolves after the first attempt to connect. */
    ready,
    /** Listens to another channel now, if it is connected. */
    listen: (channel: string) => client && listenTo(client, channel),
    async close() {
      closed = true;
      clearTimeout(retry);
      await ready;
      await client?.end().catch(() => undefined);
    },
  };
}
