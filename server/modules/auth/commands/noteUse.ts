import type { Database } from '../../../platform/db.ts';

/** Remembers when and from where a session was last used, for its owner to see. */
export async function noteUse(db: Database, sessionId: string, address: string, now: Date): Promise<void> {
  await db('sessions').where({ id: sessionId }).update({ last_used_at: now, address });
}
