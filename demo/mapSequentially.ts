/** The results of `map`, one item after the other: the queries of a transaction share its connection. */
export async function mapSequentially<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}
