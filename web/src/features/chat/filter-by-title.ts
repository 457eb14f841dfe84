/** The conversations whose title contains the words, whatever their case; all when there are none. */
export function filterByTitle<Item extends { title: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  return items.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
}
