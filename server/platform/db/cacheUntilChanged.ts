import type { Database } from './db.ts';
import type { Listener } from './listener.ts';
import { onEntityChanges } from './onEntityChanges.ts';

/** Limits the effect of a lost announcement. */
const ttlMs = 60_000;

/**
 * A read that runs once, and again after a change of `entityType` by this process or another one. Concurrent callers
 * share it; a failure is not stored.
 */
export function cacheUntilChanged<Value>(
  sources: { db: Database; listener: Listener },
  entityType: string,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; readAt: number } | null = null;
  const invalidate = () => {
    cached = null;
  };
  onEntityChanges(sources, (types) => {
    if (!types || types.has(entityType)) invalidate();
  });

  return () => {
    const now = Date.now();
    if (cached && now - cached.readAt < ttlMs) return cached.value;
    const fresh = { value: read(), readAt: now };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) invalidate();
    });
    return fresh.value;
  };
}
