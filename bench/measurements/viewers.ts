import { createParser } from 'eventsource-parser';
import { presenceMessageSchema } from '../../server/modules/enquiries/presence.contract.ts';
import { buildUser, testPassword } from '../../server/testing/buildUser.ts';
import type { Measurement } from '../measurement.ts';
import { computeMedian } from '../statistics.ts';
import { createDatabase } from '../support/databases.ts';
import { startApi } from '../support/processes.ts';
import { interleaved } from '../support/rounds.ts';
import { type Session, signIn } from '../support/signIn.ts';

const viewers = 50;
const announcements = 50;
const turns = 10;

export const deskViewers: Measurement = {
  name: `${announcements} announcements of presence at once, until each of ${viewers} viewers knows of all, p50`,
  reference: 'the same with one viewer',
  unit: 'ms',
  better: 'lower',
  atLeast: 3,
  aim: 1.5,
  async run({ rounds, postgresUrl }) {
    const many = await openDesk(postgresUrl, viewers);
    const one = await openDesk(postgresUrl, 1);
    try {
      return await interleaved(rounds, many.measure, one.measure);
    } finally {
      await many.close();
      await one.close();
    }
  },
};

/** An API with so many signed-in people, each with an open stream. */
async function openDesk(postgresUrl: string, people: number) {
  const database = await createDatabase(postgresUrl, async (db) => {
    for (let n = 0; n < people; n += 1) await buildUser(db, { email: `viewer${n}@example.com` });
  });
  const api = await startApi(database.url);
  const sessions: Session[] = [];
  for (let n = 0; n < people; n += 1)
    sessions.push(await signIn(api.origin, `viewer${n}@example.com`, testPassword));
  const leaving = new AbortController();
  let enquiryId = 0;
  let expected = 0;
  let onComplete = () => {};
  const onPresence = () => {
    expected -= 1;
    if (expected === 0) onComplete();
  };
  for (const { token } of sessions) await openStream(api.origin, token, leaving.signal, onPresence);

  async function announce(): Promise<number> {
    expected = people * announcements;
    const complete = new Promise<void>((resolve) => {
      onComplete = resolve;
    });
    const began = performance.now();
    const calls = Array.from({ length: announcements }, (_, n) => {
      enquiryId += 1;
      const body = JSON.stringify({ doing: 'viewing' });
      return sessions[n % people]?.call(`/enquiries/${enquiryId}/presence`, { method: 'PUT', body });
    });
    await Promise.all([complete, ...calls]);
    return performance.now() - began;
  }
  return {
    async measure() {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) times.push(await announce());
      return computeMedian(times);
    },
    async close() {
      leaving.abort();
      await api.stop();
      await database.drop();
    },
  };
}

/** Opens the stream of a viewer; `onPresence` is called for each announcement that arrives. */
async function openStream(origin: string, token: string, signal: AbortSignal, onPresence: () => void) {
  const { status, body } = await fetch(`${origin}/api/dashboard/stream`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (status !== 200 || !body) throw new Error(`The stream responds ${status}`);
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'presence') return;
      presenceMessageSchema.parse(JSON.parse(data));
      onPresence();
    },
  });
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  // It ends with the measurement.
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
