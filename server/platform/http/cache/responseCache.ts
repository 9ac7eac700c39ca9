/** A response to an anonymous read, stored and sent byte for byte. */
export type CachedResponse = {
  status: number;
  /** All that describe it, but for its length and encoding. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** A compressed body is added when a client first accepts it. */
  bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
  /** What it was made from, such as `destination` or `post`: a change of any of them purges it. */
  tags: ReadonlySet<string>;
  /** The route by which metrics know it. */
  route: string;
  /** Computed while a dependency was unavailable: sent, but not cached. */
  isPassing?: boolean;
};

export type ResponseCache = {
  get(key: string): CachedResponse | undefined;
  /** Returns a mark to take before reading the data; pass it to `set`. */
  mark(): number;
  /** Stores a response, unless one of its tags was purged since `mark`. */
  set(key: string, answer: CachedResponse, mark: number): void;
  purge(tags: Iterable<string>): void;
  purgeAll(): void;
  readonly size: number;
  /** False when there is no room for any answer. */
  readonly keeps: boolean;
};

/** The estimated size of an entry without its bodies: headers, key, bookkeeping. */
const overhead = 1024;

const getSize = ({ bodies }: CachedResponse) =>
  overhead + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);

type Entry = {
  answer: CachedResponse;
  keptAt: number;
  /** Read since the last eviction: the entry survives one more round. */
  wasAsked: boolean;
};

/**
 * An in-memory cache of at most `maxBytes`. It evicts the oldest entries that were not read since the last eviction
 * (second chance): a read only sets a flag. `maxAgeMs` limits the effect of a lost purge announcement.
 */
export function createResponseCache({ maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000 } = {}): ResponseCache {
  const answers = new Map<string, Entry>();
  const purgedAt = new Map<string, number>();
  let clock = 0;
  let allPurgedAt = 0;
  let bytes = 0;

  const drop = (key: string) => {
    const entry = answers.get(key);
    if (!entry) return;
    answers.delete(key);
    bytes -= getSize(entry.answer);
  };

  /** A Map remembers the order of insertion. */
  const makeRoom = (needed: number) => {
    for (const [key, entry] of answers) {
      if (bytes + needed <= maxBytes) return;
      if (entry.wasAsked) {
        entry.wasAsked = false;
        answers.delete(key);
        answers.set(key, entry);
      } else drop(key);
    }
  };

  return {
    get(key) {
      const entry = answers.get(key);
      if (!entry) return undefined;
      if (performance.now() - entry.keptAt > maxAgeMs) {
        drop(key);
        return undefined;
      }
      entry.wasAsked = true;
      return entry.answer;
    },
    mark: () => clock,
    set(key, answer, mark) {
      if (allPurgedAt > mark) return;
      for (const tag of answer.tags) if ((purgedAt.get(tag) ?? 0) > mark) return;
      drop(key);
      const size = getSize(answer);
      if (size > maxBytes) return;
      makeRoom(size);
      answers.set(key, { answer, keptAt: performance.now(), wasAsked: false });
      bytes += size;
    },
    purge(tags) {
      clock += 1;
      const gone = new Set(tags);
      for (const tag of gone) purgedAt.set(tag, clock);
      for (const [key, { answer }] of answers) {
        for (const tag of answer.tags) {
          if (!gone.has(tag)) continue;
          drop(key);
          break;
        }
      }
    },
    purgeAll() {
      clock += 1;
      allPurgedAt = clock;
      answers.clear();
      bytes = 0;
    },
    get size() {
      return answers.size;
    },
    keeps: maxBytes > 0,
  };
}
