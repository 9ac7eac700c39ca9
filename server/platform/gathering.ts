type Options<Item, Answer> = {
  /** Does many at once and answers each, in their order. */
  work(items: Item[]): Promise<Answer[]>;
  /** Of two items with the same name, the second waits for another batch. */
  nameOf?: (item: Item) => string | null;
  /** Items in a batch. */
  most?: number;
  /** Batches under way. With two, one is on its way to the disk while the next one is prepared. */
  atOnce?: number;
};

type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/**
 * Makes few large pieces of work out of many small ones that come at the same time: whatever arrives while the
 * batches are under way shares the next one, and nobody waits while fewer are. A batch that the database refuses is
 * halved until a bad item fails alone.
 */
export function createGathering<Item, Answer>({
  work,
  nameOf = () => null,
  most = 100,
  atOnce = 2,
}: Options<Item, Answer>): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let running = 0;
  let isScheduled = false;

  function takeBatch(): Waiting<Item, Answer>[] {
    const names = new Set<string>();
    const batch: Waiting<Item, Answer>[] = [];
    const later: Waiting<Item, Answer>[] = [];
    for (const one of waiting) {
      const name = nameOf(one.item);
      if (batch.length >= most || (name !== null && names.has(name))) {
        later.push(one);
        continue;
      }
      if (name !== null) names.add(name);
      batch.push(one);
    }
    waiting = later;
    return batch;
  }

  async function run(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer); // one for each item
      });
    } catch (error) {
      const half = batch.length >> 1;
      if (half > 0 && isRefusal(error))
        await Promise.all([run(batch.slice(0, half)), run(batch.slice(half))]);
      else for (const { reject } of batch) reject(error);
    }
  }

  function start(): void {
    isScheduled = false;
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      void run(takeBatch()).finally(() => {
        running -= 1;
        start();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      // After everything that has arrived by now was read.
      setImmediate(start);
    });
}

/**
 * Whether the database read a statement and stored nothing of it. After a lost connection nobody knows what was stored,
 * and a server that shuts down or has no room refuses everything.
 */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?!08|5[378])[0-9FHPX]\w{4}$/.test(String(error.code));
