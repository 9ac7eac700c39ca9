import { PassThrough } from 'node:stream';
import type { Database } from '../../platform/db/db.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { listLiveSessions } from '../accounts/authentication/queries.ts';
import { type Activity, dashboardTexts } from './contract.ts';

/** Buffer limit of a stream whose client does not read; the client reconnects and catches up by Last-Event-ID. */
const maxBacklogBytes = 1024 * 1024;
/** Streams per user in one API process; each tab of the back office opens one. */
export const maxStreamsPerUser = 20;
const retryAfterSeconds = 30;

/** The reader of a stream. */
export type Reader = {
  userId: number;
  sessionId: string;
  /** An entry, redacted for this reader. */
  present: (activity: Activity) => Activity;
  /** Whether they may know who has which enquiry open. */
  seesPresence: boolean;
};

type OpenReader = Reader & { openedAt: Date };

export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** The open streams of this process. */
export function createLiveStreams(db: Database) {
  const readers = new Map<PassThrough, OpenReader>();

  const send = (stream: PassThrough, text: string) => {
    if (!readers.has(stream)) return;
    stream.write(text);
    if (stream.writableLength > maxBacklogBytes) stream.destroy();
  };

  return {
    /** @throws AppError 429 when the user has too many */
    open(reader: Reader): PassThrough {
      const own = [...readers.values()].filter(({ userId }) => userId === reader.userId);
      if (own.length >= maxStreamsPerUser) {
        throw tooManyRequests(dashboardTexts.tooManyStreams, retryAfterSeconds);
      }
      const stream = new PassThrough();
      readers.set(stream, { ...reader, openedAt: new Date() });
      stream.on('close', () => readers.delete(stream));
      return stream;
    },
    /** Sends to one stream, unless it has ended. */
    send,
    /** Sends a text to every stream, except where `toText` returns none for its reader. */
    sendAll(toText: (reader: OpenReader) => string | null): void {
      for (const [stream, reader] of readers) {
        const text = toText(reader);
        if (text !== null) send(stream, text);
      }
    },
    isEmpty: () => readers.size === 0,
    /** Ends the streams whose sessions are no longer live. Returns the ids of their users. */
    async endRevoked(): Promise<ReadonlySet<number>> {
      const ended = new Set<number>();
      const checked = [...readers];
      if (checked.length === 0) return ended;
      const ids = new Set(checked.map(([, { sessionId }]) => sessionId));
      const live = await listLiveSessions(db, [...ids]);
      for (const [stream, { sessionId, userId }] of checked) {
        if (live.has(sessionId)) continue;
        ended.add(userId);
        readers.delete(stream);
        stream.end();
      }
      return ended;
    },
    endAll(): void {
      for (const stream of readers.keys()) stream.end();
      readers.clear();
    },
  };
}
