import { changesChannel, type Database, onChangesHere } from './db.ts';
import type { Listener } from './listener.ts';

/**
 * Calls back with the types of entities that a commit of this process changed, or one that another process announced;
 * with null after a reconnect, when any may have changed. Returns a function that unsubscribes from other processes.
 */
export function onEntityChanges(
  { db, listener }: { db: Database; listener: Listener },
  callback: (entityTypes: ReadonlySet<string> | null) => void,
): () => void {
  onChangesHere(db, callback);
  const unsubscribe = listener.subscribe(changesChannel, (payload) => callback(new Set(payload.split(','))));
  const stopOnReconnect = listener.onReconnect(() => callback(null));
  return () => {
    unsubscribe();
    stopOnReconnect();
  };
}
