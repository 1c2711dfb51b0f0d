/**
 * Maps items with at most `callsMax` calls at a time. Results keep the order of the items; after a failure no further
 * call starts.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  callsMax: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const work = async () => {
    for (const [index, item] of queue) {
      if (failed) {
        return;
      }
      results[index] = await map(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(callsMax, items.length) }, work));
  return results;
}

/** Collects a list into batches of this many items; the last one may be smaller. */
export async function* batchesOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
