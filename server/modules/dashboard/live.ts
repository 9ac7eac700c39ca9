import type { PassThrough } from 'node:stream';
import type { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import type { Listener } from '../../platform/db/listener.ts';
import { onEntityChanges } from '../../platform/db/onEntityChanges.ts';
import { listSignedIn } from '../accounts/authentication/queries.ts';
import { announcePresence, changedEnquiriesChannel, presenceChannel } from '../enquiries/channels.ts';
import { dashboardChannel } from './channels.ts';
import type { Activity, statisticsChangedSchema } from './contract.ts';
import { createLiveStreams, type LiveStreams, type Reader } from './liveStreams.ts';
import { listActivity, listActivityByEvents, listActivitySince } from './queries.ts';
import { trackPresence } from './trackPresence.ts';

const batchMs = 25;
const heartbeatMs = 15_000;
const catchUpLimit = 50;
/** After the loss of a host, its connections seem to work for about half of this time. */
const unnoticedMs = 60_000;

/** After which event, or since when, a client may have missed entries; null when it has missed none. */
export type Missed = { afterEvent: number } | { from: Date } | null;

export type LiveDashboard = {
  /**
   * Opens a stream of server-sent events, which starts with the entries that the client has missed and ends with its
   * session.
   * @throws AppError 429 when the user has too many
   */
  open(missed: Missed, reader: Reader): PassThrough;
  /** Ends all streams, when the process stops. */
  close(): void;
};

/** Forwards the workers' notifications to every open dashboard of this process. */
export function openLiveDashboard(db: Database, listener: Listener): LiveDashboard {
  const streams = createLiveStreams(db);
  const batch = batchActivity(db, streams);
  const presence = trackPresence();
  const endRevoked = async () => {
    const ended = await streams.endRevoked();
    const present = presence.list(Date.now()).filter(({ user_id }) => ended.has(user_id));
    if (present.length === 0) return;
    // A refreshed session has also ended, but its user remains.
    const signedIn = await listSignedIn(db, [...ended]);
    for (const message of present) {
      if (!signedIn.has(message.user_id)) await announcePresence(db, { ...message, doing: 'left' });
    }
  };
  // Rights cannot change while the database is unavailable; the next heartbeat checks again.
  const recheck = () => void endRevoked().catch(() => undefined);
  listener.subscribe(presenceChannel, (payload) => {
    if (!presence.update(payload, Date.now())) return;
    streams.sendAll(({ seesPresence }) => (seesPresence ? presenceMessage(payload) : null));
  });
  listener.subscribe(dashboardChannel, batch.add);
  listener.subscribe(changedEnquiriesChannel, batch.addEnquiries);
  listener.onReconnect((lostAt) => void batch.catchUp(lostAt));
  onEntityChanges({ db, listener }, (types) => {
    if (!types || types.has('user')) recheck();
    // Not every change of an enquiry, such as a clock that is overdue, is an entry that workers announce.
    if (types?.has('enquiry')) batch.add('');
  });
  const heartbeat = setInterval(() => {
    recheck();
    streams.sendAll(() => ': ping\n\n');
  }, heartbeatMs);

  return {
    open(missed, reader) {
      const stream = streams.open(reader);
      streams.send(stream, 'retry: 2000\n\n: connected\n\n');
      if (reader.seesPresence) {
        const present = presence.list(Date.now()).map((message) => JSON.stringify(message));
        streams.send(stream, present.map(presenceMessage).join(''));
      }
      if (missed) {
        void listMissed(db, missed)
          .catch(() => [])
          .then((entries) => streams.send(stream, messages(entries, reader)));
      }
      return stream;
    },
    close() {
      batch.close();
      clearInterval(heartbeat);
      streams.endAll();
    },
  };
}

/** Oldest first. */
const listMissed = async (db: Database, missed: NonNullable<Missed>) =>
  'from' in missed
    ? (await listActivity(db, catchUpLimit, missed.from)).reverse()
    : listActivitySince(db, missed.afterEvent, catchUpLimit);

/** Collects the ids of announced events for a moment, and sends their entries with one query. */
function batchActivity(db: Database, streams: LiveStreams) {
  let announced = new Set<number>();
  let changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    timer = undefined;
    const ids = [...announced];
    const enquiries = [...changed];
    announced = new Set();
    changed = new Set();
    if (streams.isEmpty()) return;
    // Without the entries, the clients still receive the change signal and refetch.
    const entries = ids.length > 0 ? await listActivityByEvents(db, ids).catch(() => []) : [];
    streams.sendAll((reader) => messages(entries, reader, enquiries));
  }

  return {
    /** @param payload ids with commas; an empty one announces only that statistics changed */
    add(payload: string): void {
      for (const id of payload.split(',')) if (id) announced.add(Number(id));
      timer ??= setTimeout(flush, batchMs);
    },
    /** @param payload ids of enquiries with commas */
    addEnquiries(payload: string): void {
      for (const id of payload.split(',')) changed.add(Number(id));
      timer ??= setTimeout(flush, batchMs);
    },
    /**
     * Sends what announcements that were lost may have been about, and perhaps some entries again. A client knows what
     * happened before it opened its stream.
     */
    async catchUp(lostAt: Date): Promise<void> {
      const from = new Date(lostAt.getTime() - unnoticedMs);
      const entries = await listMissed(db, { from }).catch(() => []);
      streams.sendAll((reader) => {
        const known = reader.openedAt.getTime() - unnoticedMs;
        return messages(
          entries.filter(({ time }) => Date.parse(time) >= known),
          reader,
          null,
        );
      });
    },
    close: () => clearTimeout(timer),
  };
}

/** The messages for the entries, and for changed statistics with the other enquiries that changed; null: any of them. */
const messages = (entries: Activity[], { present }: Reader, enquiries: number[] | null = []) =>
  entries.map((entry) => activityMessage(present(entry))).join('') + statisticsMessage(enquiries);

const activityMessage = (activity: Activity) =>
  `id: ${activity.id}\nevent: activity\ndata: ${JSON.stringify(activity)}\n\n`;

const presenceMessage = (payload: string) => `event: presence\ndata: ${payload}\n\n`;

const statisticsMessage = (enquiries: number[] | null) =>
  `event: figures\ndata: ${JSON.stringify({ enquiries } satisfies z.input<typeof statisticsChangedSchema>)}\n\n`;
