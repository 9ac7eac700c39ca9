import type { Page } from 'playwright-core';

/** Does the work for every item; each page takes the next item when it has finished the last one. */
export async function shareOut<Item>(
  items: readonly Item[],
  pages: readonly Page[],
  work: (item: Item, page: Page) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    pages.map(async (page) => {
      for (const item of left) await work(item, page);
    }),
  );
}
