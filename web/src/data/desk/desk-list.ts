import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { usePagedList } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { requestPage } from '../../lib/request.ts';

const PAGE_SIZE = 50;

export type DeskQuery = Readonly<Record<string, string | undefined>>;

interface Identified {
  readonly id: string;
}

const keyOf = (path: string, query: DeskQuery) => ['api', 'desk', 'list', path, query];

/**
 * A list of the desk by its path. What stood there stays while the answer to another filter is on
 * its way, so that the grid does not blink at every letter.
 */
export function useDeskList<Item extends Identified>(
  path: string,
  item: z.ZodType<Item>,
  query: DeskQuery = {},
) {
  return usePagedList<Item>({
    queryKey: keyOf(path, query),
    fetchPage: (before, signal) =>
      requestPage(item, path, { query: { ...query, limit: PAGE_SIZE, before }, signal }),
    placeholderData: keepPreviousData,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

/** Address of the same list as a file. */
export function csvAddress(path: string, query: DeskQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return given.length === 0
    ? `${path}.csv`
    : `${path}.csv?${new URLSearchParams(given).toString()}`;
}

/** Reads every list of the desk again that stands at this path. */
export function refreshDeskList(path: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['api', 'desk', 'list', path] });
}
