type Options<Item, Answer> = {
  /** Processes a batch and returns one result for each item, in order. */
  work(items: Item[]): Promise<Answer[]>;
  /** Items with the same key go into different batches. */
  getKey?: (item: Item) => string | null;
  maxBatchSize?: number;
  /** Concurrent batches. With two, one is written to disk while the next one is prepared. */
  concurrency?: number;
};

type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/**
 * Batches many small concurrent items: items that arrive while `concurrency` batches run share the next one; otherwise
 * a batch starts at once. A batch that the database refuses is halved until a bad item fails alone.
 */
export function createBatcher<Item, Answer>({
  work,
  getKey = () => null,
  maxBatchSize = 100,
  concurrency = 2,
}: Options<Item, Answer>): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let running = 0;
  let isScheduled = false;

  function takeBatch(): Waiting<Item, Answer>[] {
    const names = new Set<string>();
    const batch: Waiting<Item, Answer>[] = [];
    const later: Waiting<Item, Answer>[] = [];
    for (const one of waiting) {
      const name = getKey(one.item);
      if (batch.length >= maxBatchSize || (name !== null && names.has(name))) {
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
    while (running < concurrency && waiting.length > 0) {
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
 * Whether the database processed a statement and stored nothing. After a lost connection the outcome is unknown, and a
 * server that shuts down or has no space refuses everything.
 */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?!08|5[378])[0-9FHPX]\w{4}$/.test(String(error.code));
