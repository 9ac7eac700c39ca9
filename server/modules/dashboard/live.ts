import { PassThrough } from 'node:stream';
import { changesChannel, type Database, onChangesHere } from '../../platform/db/db.ts';
import type { Listener } from '../../platform/db/listener.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { listSessionsInForce } from '../accounts/authentication/queries.ts';
import { presenceChannel } from '../enquiries/events.ts';
import { type Activity, dashboardTexts } from './contract.ts';
import { dashboardChannel } from './events.ts';
import { listActivityByEvents, listActivitySince } from './queries.ts';
import { trackPresence } from './trackPresence.ts';

const batchMs = 25;
const heartbeatMs = 15_000;
const catchUpLimit = 50;

/** Buffer limit of a stream whose client does not read; the client reconnects and catches up by Last-Event-ID. */
const maxBacklogBytes = 1024 * 1024;
/** Streams per user in one API process; each tab of the back office opens one. */
export const maxStreamsPerUser = 20;
const retryAfterSeconds = 30;

/** The reader of a stream. */
type Reader = {
  userId: number;
  sessionId: string;
  /** An entry, redacted for this reader. */
  present: (activity: Activity) => Activity;
  /** Whether they may know who has which enquiry open. */
  seesPresence: boolean;
};

export type LiveDashboard = {
  /**
   * Opens a stream of server-sent events, which ends with its session.
   * @throws AppError 429 when the user has too many
   */
  open(lastEventId: number | null, reader: Reader): PassThrough;
  /** Ends all streams, when the process stops. */
  close(): void;
};

/** Forwards the workers' notifications to every open dashboard of this process. */
export function openLiveDashboard(db: Database, listener: Listener): LiveDashboard {
  const streams = new Map<PassThrough, Reader>();
  let announced = new Set<number>();
  let batchTimer: NodeJS.Timeout | undefined;

  const send = (stream: PassThrough, text: string) => {
    if (!streams.has(stream)) return;
    stream.write(text);
    if (stream.writableLength > maxBacklogBytes) stream.destroy();
  };

  const sendAll = (entries: Activity[]) => {
    for (const [stream, reader] of streams) send(stream, messages(entries, reader));
  };

  async function flush() {
    batchTimer = undefined;
    const ids = [...announced];
    announced = new Set();
    if (streams.size === 0) return;
    try {
      const entries = ids.length > 0 ? await listActivityByEvents(db, ids) : [];
      sendAll(entries);
    } catch {
      // The clients still receive the change signal and refetch.
      sendAll([]);
    }
  }

  const addToBatch = (payload: string) => {
    for (const id of payload.split(',')) if (id) announced.add(Number(id));
    batchTimer ??= setTimeout(flush, batchMs);
  };

  async function endRevoked() {
    const checked = [...streams];
    if (checked.length === 0) return;
    const ids = new Set(checked.map(([, { sessionId }]) => sessionId));
    const inForce = await listSessionsInForce(db, [...ids]);
    for (const [stream, { sessionId }] of checked) {
      if (inForce.has(sessionId)) continue;
      streams.delete(stream);
      stream.end();
    }
  }

  // Rights cannot change while the database is unavailable; the next heartbeat checks again.
  const recheck = () => void endRevoked().catch(() => undefined);
  const recheckAfter = (entityTypes: Iterable<string>) => {
    if ([...entityTypes].includes('user')) recheck();
  };
  // Changes of this process arrive directly, those of other processes by notification.
  onChangesHere(db, recheckAfter);
  const presence = trackPresence();
  const unsubscribe = [
    listener.subscribe(presenceChannel, (payload) => {
      presence.note(payload, Date.now());
      for (const [stream, { seesPresence }] of streams)
        if (seesPresence) send(stream, presenceMessage(payload));
    }),
    listener.subscribe(dashboardChannel, addToBatch),
    listener.subscribe(changesChannel, (payload) => recheckAfter(payload.split(','))),
    listener.onReconnect(() => {
      addToBatch('');
      recheck();
    }),
  ];
  const heartbeat = setInterval(() => {
    recheck();
    for (const stream of streams.keys()) send(stream, ': ping\n\n');
  }, heartbeatMs);

  return {
    open(lastEventId, reader) {
      const own = [...streams.values()].filter(({ userId }) => userId === reader.userId);
      if (own.length >= maxStreamsPerUser) {
        throw tooManyRequests(dashboardTexts.tooManyStreams, retryAfterSeconds);
      }
      const stream = new PassThrough();
      streams.set(stream, reader);
      stream.on('close', () => streams.delete(stream));
      send(stream, 'retry: 2000\n\n: connected\n\n');
      if (reader.seesPresence) send(stream, presence.list(Date.now()).map(presenceMessage).join(''));
      if (lastEventId !== null) {
        listActivitySince(db, lastEventId, catchUpLimit).then(
          (missed) => send(stream, messages(missed, reader)),
          () => send(stream, messages([], reader)),
        );
      }
      return stream;
    },
    close() {
      clearTimeout(batchTimer);
      clearInterval(heartbeat);
      for (const stop of unsubscribe) stop();
      for (const stream of streams.keys()) stream.end();
    },
  };
}

/** The messages for the entries and for changed statistics. */
const messages = (entries: Activity[], { present }: Reader) =>
  entries.map((entry) => activityMessage(present(entry))).join('') + figuresMessage;

const activityMessage = (activity: Activity) =>
  `id: ${activity.id}\nevent: activity\ndata: ${JSON.stringify(activity)}\n\n`;

const presenceMessage = (payload: string) => `event: presence\ndata: ${payload}\n\n`;

const figuresMessage = 'event: figures\ndata: {}\n\n';
