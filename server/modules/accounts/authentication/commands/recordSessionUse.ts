import type { Database } from '../../../../platform/db/db.ts';

/** Records when and from where a session was last used; its owner can see it. */
export async function recordSessionUse(db: Database, sessionId: string, address: string): Promise<void> {
  await db('sessions')
    .where({ id: sessionId })
    .update({ last_used_at: db.raw('now()'), address });
}
