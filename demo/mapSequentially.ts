/** What `map` gives for each item, one after the other: queries of a transaction share its connection. */
export async function mapSequentially<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}
