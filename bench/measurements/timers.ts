import { fireTimers } from '../../server/modules/replyClock/commands/fireTimers.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Measurement } from '../measurement.ts';
import { createDatabase } from '../support/databases.ts';
import { insertEnquiries } from '../support/insertEnquiries.ts';
import { interleaved } from '../support/rounds.ts';

const pending = 100_000;
const due = 100;

export const timers: Measurement = {
  name: `${due} reply timers that are due among ${pending.toLocaleString('en')} pending ones`,
  reference: `the same with no others`,
  unit: 'ms',
  better: 'lower',
  atLeast: 1.5,
  aim: 1.1,
  async run({ rounds, postgresUrl }) {
    const many = await createDatabase(postgresUrl, (db) => fillTimers(db, pending));
    const few = await createDatabase(postgresUrl, (db) => fillTimers(db, due));
    try {
      return await interleaved(
        rounds,
        () => fireDue(many.db),
        () => fireDue(few.db),
      );
    } finally {
      await many.drop();
      await few.drop();
    }
  },
};

async function fillTimers(db: Database, count: number): Promise<void> {
  await insertEnquiries(db, count);
  await db.raw('vacuum analyze enquiries, reply_clocks');
}

/** Milliseconds for one run of a worker, which fires all timers that are due. */
async function fireDue(db: Database): Promise<number> {
  await db.raw(
    `update reply_clocks set due_at = now() - interval '1 minute', fires_at = now() - interval '1 minute'
     where enquiry_id in (select id from enquiries order by id limit ?)`,
    [due],
  );
  const began = performance.now();
  const fired = await fireTimers(db, new Date());
  const took = performance.now() - began;
  if (fired !== due) throw new Error(`${fired} timers fired, not ${due}`);
  return took;
}
