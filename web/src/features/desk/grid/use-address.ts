import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, withFilters } from './address.ts';
import { readSort, writeSort, type Sort } from './sort.ts';

interface How {
  /** Takes the place of this address in the history: what is typed is no step of its own. */
  replace?: boolean;
}

/**
 * The filters, the order and the open row, as the address has them: so the way back works, and a
 * link shows somebody else the same.
 * @param names must be the same array at every call
 */
export function useAddress<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query, names), [query, names]);
  const sortText = query.get('sort') ?? undefined;
  const sort = useMemo(() => readSort(sortText), [sortText]);
  const change = (changes: Record<string, string | undefined>, { replace = false }: How = {}) =>
    setQuery((now) => withFilters(now, changes), { replace, preventScrollReset: true });
  return {
    filters,
    setFilters: (changes: Partial<Record<Name, string | undefined>>, how?: How): void =>
      change({ ...changes, open: undefined }, how),
    sort,
    setSort: (next: Sort | undefined): void => change({ sort: writeSort(next) }, { replace: true }),
    openId: query.get('open') ?? undefined,
    setOpenId: (id: string | undefined): void => change({ open: id }),
  };
}
