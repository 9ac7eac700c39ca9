import type { Knex } from 'knex';
import { type Database, transaction } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events.ts';
import { authTexts } from '../contract.ts';
import { type SessionEnd, sessionsEnded } from '../events.ts';
import { livingSessions } from '../queries.ts';

/** A signed-in person and the session that they ask with. */
type Owner = { id: number; sessionId: string };

const familyOf = (db: Database, { sessionId }: Owner) =>
  db('sessions').select('family').where({ id: sessionId });

/** Ends the sign-in that is asked with, all its refreshes included; the person's others live on. */
export async function signOut(db: Database, owner: Owner, context: Context): Promise<void> {
  await end(db, owner, 'signed_out', (living) => living.whereIn('family', familyOf(db, owner)), context);
}

/** Ends one of the person's own sign-ins. @throws AppError 404, for somebody else's too */
export async function endSession(
  db: Database,
  owner: Owner,
  family: string,
  context: Context,
): Promise<void> {
  const count = await end(db, owner, 'ended_by_owner', (living) => living.where({ family }), context);
  if (count === 0) throw notFound(authTexts.noSession);
}

/** Ends all of the person's sign-ins but the one that is asked with. Answers how many. */
export function endOtherSessions(db: Database, owner: Owner, context: Context): Promise<number> {
  const others = (living: Knex.QueryBuilder) => living.whereNotIn('family', familyOf(db, owner));
  return end(db, owner, 'ended_by_owner', others, context);
}

async function end(
  db: Database,
  owner: Owner,
  reason: SessionEnd,
  chosen: (living: Knex.QueryBuilder) => Knex.QueryBuilder,
  context: Context,
): Promise<number> {
  return transaction(db, async (trx) => {
    const own = livingSessions(trx, context.now).where({ user_id: owner.id });
    const ended: { family: string }[] = await chosen(own)
      .update({ ends_at: context.now })
      .returning('family');
    const count = new Set(ended.map(({ family }) => family)).size;
    if (count > 0) await record(trx, sessionsEnded(owner.id, reason, count), context);
    return count;
  });
}
