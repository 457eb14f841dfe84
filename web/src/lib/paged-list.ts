import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
} from '@tanstack/react-query';
import { queryClient } from './query.ts';
import type { Page } from './request.ts';

/** The pages of one list, as the query cache holds them. */
export type Pages<Item> = InfiniteData<Page<Item>, string | null>;

interface Identified {
  readonly id: string;
}

type Options<Item> = UndefinedInitialDataInfiniteOptions<
  Page<Item>,
  Error,
  Item[],
  QueryKey,
  string | null
>;

interface PagedList<Item> extends Pick<
  Options<Item>,
  | 'queryKey'
  | 'refetchOnMount'
  | 'refetchOnWindowFocus'
  | 'refetchInterval'
  | 'staleTime'
  | 'placeholderData'
  | 'structuralSharing'
> {
  /** Reads the page that begins after the item with this id; the first one for null. */
  fetchPage: (before: string | null, signal: AbortSignal) => Promise<Page<Item>>;
  /** Makes one list of the pages; must be the same function at every call. */
  select?: (data: Pages<Item>) => Item[];
}

const FIRST_PAGE: string | null = null;

/** A list that is read page by page: `data` is everything read so far. */
export function usePagedList<Item extends Identified>({
  fetchPage,
  select = itemsOf,
  ...options
}: PagedList<Item>) {
  return useInfiniteQuery<Page<Item>, Error, Item[], QueryKey, string | null>({
    ...options,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.before,
    select,
  });
}

/** One list out of pages; an item that moved between two reads shows once. */
export function itemsOf<Item extends Identified>({ pages }: Pick<Pages<Item>, 'pages'>): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** The items held of a list; undefined before it was read. */
export function heldItems<Item extends Identified>(queryKey: QueryKey): Item[] | undefined {
  const data = queryClient.getQueryData<Pages<Item>>(queryKey);
  return data && itemsOf(data);
}

/** Pages with each item changed, or left out where the change gives null. */
export function mapItems<Item extends Identified>(
  data: Pages<Item>,
  change: (item: Item) => Item | null,
): Pages<Item> {
  const pages = data.pages.map((page) => {
    const items = page.items.map(change).filter((item) => item !== null);
    return { items, before: reanchored(page.before, items, items.at(-1)) };
  });
  return { ...data, pages };
}

/**
 * The way to the next page after a change to this one: the server does not know a page that begins
 * after a deleted item, so it begins after the `last` that is left.
 */
export function reanchored(
  before: string | null,
  items: readonly Identified[],
  last: Identified | undefined,
): string | null {
  // A place may say more than the id that it begins with.
  if (before === null || !last || items.some(({ id }) => before.startsWith(id))) return before;
  return last.id;
}

/** Pages with the item where it was; a new one at the front. */
export function putItem<Item extends Identified>(data: Pages<Item>, item: Item): Pages<Item> {
  const isKnown = data.pages.some(({ items }) => items.some(({ id }) => id === item.id));
  return isKnown
    ? mapItems(data, (old) => (old.id === item.id ? item : old))
    : putFirst(data, item);
}

/** Pages with the item at the front, wherever it was. */
export function putFirst<Item extends Identified>(data: Pages<Item>, item: Item): Pages<Item> {
  const [first, ...rest] = dropItem(data, item.id).pages;
  return first ? { ...data, pages: [{ ...first, items: [item, ...first.items] }, ...rest] } : data;
}

/** Pages without the item. */
export function dropItem<Item extends Identified>(data: Pages<Item>, id: string): Pages<Item> {
  return mapItems(data, (item) => (item.id === id ? null : item));
}
