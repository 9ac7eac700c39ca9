/** A finished answer that anybody may have: what is kept and sent again, byte for byte. */
export type FinishedAnswer = {
  status: number;
  /** All that describe it, but for its length and encoding. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** A compressed form is added when somebody wants it. */
  bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
  /** What it was made from, such as `destination` or `post`: a change of any of them purges it. */
  tags: ReadonlySet<string>;
  /** The route by which metrics know it. */
  route: string;
  /** Made without something that was missing for the moment: it is sent, but not kept. */
  isPassing?: boolean;
};

export type AnswerCache = {
  get(key: string): FinishedAnswer | undefined;
  /** A mark to be taken before the data is read, and given back to `set`. */
  mark(): number;
  /** Keeps an answer, unless something that it was made from has changed since `mark`. */
  set(key: string, answer: FinishedAnswer, mark: number): void;
  purge(tags: Iterable<string>): void;
  purgeAll(): void;
  readonly size: number;
  /** False when there is no room for any answer. */
  readonly keeps: boolean;
};

/** What an entry costs beside its bodies: headers, key, the bookkeeping. */
const overhead = 1024;

const sizeOf = ({ bodies }: FinishedAnswer) =>
  overhead + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);

type Entry = {
  answer: FinishedAnswer;
  keptAt: number;
  /** Since room was last sought: such an entry stays for another turn. */
  wasAsked: boolean;
};

/**
 * Answers in memory, in at most `maxBytes`. When room is needed, the oldest that nobody has asked for since it was last
 * needed go first (second chance): a read only sets a mark. `maxAgeMs` is the safety net for a purge that nobody heard.
 */
export function createAnswerCache({ maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000 } = {}): AnswerCache {
  const answers = new Map<string, Entry>();
  const purgedAt = new Map<string, number>();
  let clock = 0;
  let allPurgedAt = 0;
  let bytes = 0;

  const drop = (key: string) => {
    const entry = answers.get(key);
    if (!entry) return;
    answers.delete(key);
    bytes -= sizeOf(entry.answer);
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
      const size = sizeOf(answer);
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
