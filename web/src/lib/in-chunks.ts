/** A list in pieces of at most this many. */
export function inChunks<Item>(items: readonly Item[], most: number): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += most) chunks.push(items.slice(at, at + most));
  return chunks;
}
