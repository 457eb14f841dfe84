/** Documents looked at together: one query for what belongs to them. */
const BATCH = 500;

/** Groups what comes one by one. */
export async function* inBatches<T>(source: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of source) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
