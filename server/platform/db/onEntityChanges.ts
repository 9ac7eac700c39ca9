import { changesChannel, onLocalCommit } from './announceEvents.ts';
import type { Database } from './db.ts';
import type { Listener } from './listener.ts';

/**
 * Calls back with the types of entities that a commit of this process changed, or one that another process announced;
 * with null after a reconnect, when any may have changed.
 */
export function onEntityChanges(
  { db, listener }: { db: Database; listener: Listener },
  callback: (entityTypes: ReadonlySet<string> | null) => void,
): void {
  onLocalCommit(db, callback);
  listener.subscribe(changesChannel, (payload) => callback(new Set(payload.split(','))));
  listener.onReconnect(() => callback(null));
}
