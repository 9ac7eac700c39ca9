import { PassThrough } from 'node:stream';
import type { Database } from '../../platform/db.ts';
import type { Listener } from '../../platform/listener.ts';
import type { Activity } from './contract.ts';
import { dashboardChannel } from './events.ts';
import { listActivityOf, listActivitySince } from './queries.ts';

const gatherMs = 25;
const heartbeatMs = 15_000;
const catchUpLimit = 50;

export type LiveDashboard = {
  /** A stream of server-sent events. It ends when `isStillAllowed` says no, asked with each heartbeat. */
  open(lastEventId: number | null, isStillAllowed: () => Promise<boolean>): PassThrough;
  /** Ends all streams, as a stopping process must. */
  close(): void;
};

/** Passes on what the workers announce to every open dashboard of this process. */
export function openLiveDashboard(db: Database, listener: Listener): LiveDashboard {
  const streams = new Set<PassThrough>();
  let announced = new Set<number>();
  let gathering: NodeJS.Timeout | undefined;

  const sendAll = (text: string) => {
    for (const stream of streams) stream.write(text);
  };

  async function flush() {
    gathering = undefined;
    const ids = [...announced];
    announced = new Set();
    if (streams.size === 0) return;
    try {
      const entries = ids.length > 0 ? await listActivityOf(db, ids) : [];
      sendAll(entries.map(activityMessage).join('') + figuresMessage);
    } catch {
      // The reader still learns that something changed, and asks for it.
      sendAll(figuresMessage);
    }
  }

  const gather = (payload: string) => {
    for (const id of payload.split(',')) if (id) announced.add(Number(id));
    gathering ??= setTimeout(flush, gatherMs);
  };
  const forget = [listener.hear(dashboardChannel, gather), listener.onReconnect(() => gather(''))];

  return {
    open(lastEventId, isStillAllowed) {
      const stream = new PassThrough();
      stream.write('retry: 2000\n\n: connected\n\n');
      streams.add(stream);
      const heartbeat = setInterval(async () => {
        const allowed = await isStillAllowed().catch(() => true);
        if (allowed) stream.write(': ping\n\n');
        else stream.end();
      }, heartbeatMs);
      stream.on('close', () => {
        clearInterval(heartbeat);
        streams.delete(stream);
      });
      if (lastEventId !== null) {
        listActivitySince(db, lastEventId, catchUpLimit).then(
          (missed) => stream.write(missed.map(activityMessage).join('') + figuresMessage),
          () => stream.write(figuresMessage),
        );
      }
      return stream;
    },
    close() {
      clearTimeout(gathering);
      for (const stop of forget) stop();
      for (const stream of streams) stream.end();
    },
  };
}

const activityMessage = (activity: Activity) =>
  `id: ${activity.id}\nevent: activity\ndata: ${JSON.stringify(activity)}\n\n`;

const figuresMessage = 'event: figures\ndata: {}\n\n';
