import { CHARACTER_ORDERS, type CharacterOrder } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { tidyTags } from '@vesper/core/contract/tag';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { CharacterFilter } from '../../data/character/character-api.ts';

/** The address of the characters that have a tag. */
export const tagPath = (tag: string): string =>
  `/characters?${new URLSearchParams({ tags: tag }).toString()}`;

function orderIn(given: string | null): CharacterOrder {
  return CHARACTER_ORDERS.find((one) => one === given) ?? 'new';
}

/** What is looked for, as the address says: it survives a reload, and can be sent to somebody. */
export function useCharacterFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    (): CharacterFilter => ({
      search: (params.get('search') ?? '').trim().slice(0, LIMITS.searchMax),
      tags: tidyTags((params.get('tags') ?? '').split(',')).slice(0, LIMITS.tagsSought),
      sort: orderIn(params.get('sort')),
      liked: params.get('favourites') === 'true',
    }),
    [params],
  );
  const change = (part: Partial<CharacterFilter>): void => {
    const { search, tags, sort, liked } = { ...filter, ...part };
    const next = new URLSearchParams(params);
    const fields = {
      ...{ search, tags: tags.join(',') },
      sort: sort === 'new' ? '' : sort,
      favourites: liked ? 'true' : '',
    };
    for (const [name, value] of Object.entries(fields)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return { filter, change };
}
