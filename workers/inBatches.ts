type Waiting<Item> = { item: Item; resolve(): void; reject(error: unknown): void };

/**
 * Makes a handler of single jobs out of one that takes a list: what arrives while one list is worked off is the next
 * list, so that many jobs share one transaction. The items of a list that fails are tried one by one: a bad one fails
 * alone, and holds up nobody.
 */
export function inBatches<Item>(work: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let isWorking = false;

  async function workOff() {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error);
        else for (const one of batch) await work([one.item]).then(one.resolve, one.reject);
      }
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWorking) void workOff();
    });
}
