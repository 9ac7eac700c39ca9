import type { Database } from '../../../../platform/db/db.ts';

/** A worker that has not renewed its lease for this long has died, and another one may read. */
const leaseSeconds = 60;

/**
 * Takes or renews the right to read the mailbox, which one worker has at a time. The lease only saves work: a mail that
 * two workers read is stored once.
 * @returns whether this worker has it now
 */
export async function leaseMailbox(db: Database, mailbox: string, workerId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into mailbox_reader as held (mailbox, worker_id, leased_until)
     values (:mailbox, :workerId, now() + make_interval(secs => :leaseSeconds))
     on conflict (id) do update
       set mailbox = excluded.mailbox, worker_id = excluded.worker_id, leased_until = excluded.leased_until
       where held.worker_id = excluded.worker_id or held.leased_until < now()
     returning id`,
    { mailbox, workerId, leaseSeconds },
  );
  return rows.length > 0;
}

/** Reports the result of reading the mailbox; `problem` is null when all of its mails were stored. */
export async function reportMailbox(db: Database, workerId: string, problem: string | null): Promise<void> {
  await db('mailbox_reader')
    .where({ worker_id: workerId })
    .update(problem === null ? { problem, read_at: db.fn.now() } : { problem });
}

/** Lets another worker read at once. */
export async function releaseMailbox(db: Database, workerId: string): Promise<void> {
  await db('mailbox_reader').where({ worker_id: workerId }).update({ leased_until: db.fn.now() });
}
