import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/db.ts';
import type { Listener } from '../../db/listener.ts';
import { onEntityChanges } from '../../db/onEntityChanges.ts';
import type { CachedResponse } from './cachedResponse.ts';

export type ResponseCache = {
  get(key: string): CachedResponse | undefined;
  /** Stores a response, unless one of its tags was purged after `version`. */
  set(key: string, response: CachedResponse, version: number): void;
  /** Read it before reading the data of a response, and pass it to `set`. */
  readonly version: number;
  purge(tags: Iterable<string>): void;
  purgeAll(): void;
  readonly size: number;
  /** False when the cache has no room for any response. */
  readonly isEnabled: boolean;
};

/** The memory of an entry in addition to its bodies, measured: headers, key, bookkeeping, the rest of a slab. */
const entryOverhead = 2560;

const getSize = ({ variants }: CachedResponse) =>
  Object.values(variants).reduce((size, { body }) => size + body.length, entryOverhead);

/** An in-memory cache of at most `maxBytes`. `ttlMs` limits the effect of a lost purge announcement. */
export function createResponseCache({ maxBytes = 64 * 1024 * 1024, ttlMs = 60_000 } = {}): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: getSize,
    ttl: ttlMs,
    // A response that is stored again with another variant does not become newer.
    noUpdateTTL: true,
  });
  const purgedAt = new Map<string, number>();
  let allPurgedAt = 0;
  let version = 0;

  return {
    get: (key) => responses.get(key),
    get version() {
      return version;
    },
    set(key, response, since) {
      const isStale = [...response.tags].some((tag) => (purgedAt.get(tag) ?? 0) > since);
      if (!isStale && allPurgedAt <= since) responses.set(key, response);
    },
    purge(purged) {
      version += 1;
      const tags = new Set(purged);
      for (const tag of tags) purgedAt.set(tag, version);
      for (const [key, response] of [...responses.entries()])
        if ([...response.tags].some((tag) => tags.has(tag))) responses.delete(key);
    },
    purgeAll() {
      version += 1;
      allPurgedAt = version;
      responses.clear();
    },
    get size() {
      return responses.size;
    },
    isEnabled: maxBytes > 0,
  };
}

/**
 * Opens a cache that purges entries after changes by this process or announced by other processes. It purges everything
 * after the listener has reconnected.
 * @param tags the entity types that responses depend on; other changes purge nothing
 */
export function openResponseCache(
  { db, listener, tags }: { db: Database; listener: Listener; tags: ReadonlySet<string> },
  maxBytes: number,
): ResponseCache {
  const cache = createResponseCache({ maxBytes });
  onEntityChanges({ db, listener }, (types) => {
    if (!types) return cache.purgeAll();
    const changed = [...types].filter((type) => tags.has(type));
    if (changed.length > 0) cache.purge(changed);
  });
  return cache;
}
