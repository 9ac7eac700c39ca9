import type { Page } from 'playwright-core';

/** Does the work for every item; each page takes the next one as soon as it is done with its last. */
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
