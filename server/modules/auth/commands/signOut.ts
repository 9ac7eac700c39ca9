import type { Database } from '../../../platform/db.ts';

/** Ends one sign-in with all its refreshes; the person's other sign-ins live on. */
export async function signOut(db: Database, sessionId: string, now: Date): Promise<void> {
  await db('sessions')
    .whereIn('family', db('sessions').select('family').where({ id: sessionId }))
    .where((alive) => alive.whereNull('ends_at').orWhere('ends_at', '>', now))
    .update({ ends_at: now });
}
