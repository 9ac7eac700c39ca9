/** A finished answer: what is kept and sent again, byte for byte. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** What the page was made from, such as `destination` or `post`: a change of any of them purges it. */
  tags: ReadonlySet<string>;
};

export type PageCache = {
  get(key: string): CachedPage | undefined;
  /** A mark to be taken before the data is read, and given back to `set`. */
  mark(): number;
  /** Keeps a page, unless something that it was made from has changed since `mark`. */
  set(key: string, page: CachedPage, mark: number): void;
  purge(tags: Iterable<string>): void;
  purgeAll(): void;
  readonly size: number;
};

const sizeOf = ({ bodies }: CachedPage) =>
  bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);

/**
 * Pages in memory, the least recently used go first when there are more than `maxBytes`. `maxAgeMs` is the safety
 * net for a purge that nobody heard.
 */
export function createPageCache({ maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000 } = {}): PageCache {
  const pages = new Map<string, { page: CachedPage; keptAt: number }>();
  const purgedAt = new Map<string, number>();
  let clock = 0;
  let allPurgedAt = 0;
  let bytes = 0;

  const drop = (key: string) => {
    const entry = pages.get(key);
    if (!entry) return;
    pages.delete(key);
    bytes -= sizeOf(entry.page);
  };

  return {
    get(key) {
      const entry = pages.get(key);
      if (!entry) return undefined;
      if (performance.now() - entry.keptAt > maxAgeMs) {
        drop(key);
        return undefined;
      }
      // A Map remembers the order of insertion: the first key is the one that nobody asked for longest.
      pages.delete(key);
      pages.set(key, entry);
      return entry.page;
    },
    mark: () => clock,
    set(key, page, mark) {
      if (allPurgedAt > mark) return;
      for (const tag of page.tags) if ((purgedAt.get(tag) ?? 0) > mark) return;
      drop(key);
      pages.set(key, { page, keptAt: performance.now() });
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    purge(tags) {
      clock += 1;
      const gone = new Set(tags);
      for (const tag of gone) purgedAt.set(tag, clock);
      for (const [key, { page }] of pages) {
        for (const tag of page.tags) {
          if (!gone.has(tag)) continue;
          drop(key);
          break;
        }
      }
    },
    purgeAll() {
      clock += 1;
      allPurgedAt = clock;
      pages.clear();
      bytes = 0;
    },
    get size() {
      return pages.size;
    },
  };
}
