import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { CharacterView } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { queryClient } from '../../lib/query.ts';
import { charactersApi } from './characters-api.ts';

type Pages = InfiniteData<CharacterView[], string | null>;

const OWN = ['api', 'characters'] as const;
const PUBLIC = ['api', 'characters', 'public'] as const;
const NEWEST: string | null = null;

/** While a face is being painted the list is asked again; no event tells of it. In ms. */
const FACE_POLL = 2_500;
/** A face that has not come by then will not come while somebody looks. */
const FACE_PATIENCE = 180_000;

function nextOf(page: CharacterView[]): string | null {
  return page.length >= LIMITS.listDefault ? (page.at(-1)?.id ?? null) : null;
}

function flat({ pages }: Pages): CharacterView[] {
  return [...new Map(pages.flat().map((character) => [character.id, character])).values()];
}

/** Whether a face may still be on its way. */
function awaitsFace(
  { avatar, createdAt }: Pick<CharacterView, 'avatar' | 'createdAt'>,
  now: number,
): boolean {
  return avatar === null && now - Date.parse(createdAt) < FACE_PATIENCE;
}

export function useOwnCharacters() {
  return useInfiniteQuery({
    queryKey: OWN,
    queryFn: ({ pageParam }) => charactersApi.own(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: nextOf,
    // Another device may have added or deleted; the list is short, so it is asked anew.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const characters = state.data?.pages.flat() ?? [];
      return characters.some((one) => awaitsFace(one, Date.now())) ? FACE_POLL : false;
    },
    select: flat,
  });
}

export function usePublicCharacters() {
  return useInfiniteQuery({
    queryKey: PUBLIC,
    queryFn: ({ pageParam }) => charactersApi.everyones(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: nextOf,
    refetchOnMount: 'always',
    select: flat,
  });
}

/** Shows a character that is new or changed, and asks again who is public now. */
export function putCharacter(character: CharacterView): void {
  queryClient.setQueryData<Pages>(OWN, (data) => {
    if (!data) return data;
    const known = data.pages.flat().some(({ id }) => id === character.id);
    const [first = [], ...rest] = data.pages;
    const pages = known
      ? data.pages.map((page) => page.map((one) => (one.id === character.id ? character : one)))
      : [[character, ...first], ...rest];
    return { ...data, pages };
  });
  void queryClient.invalidateQueries({ queryKey: PUBLIC });
}

export function dropCharacter(id: string): void {
  for (const queryKey of [OWN, PUBLIC]) {
    queryClient.setQueryData<Pages>(
      queryKey,
      (data) =>
        data && { ...data, pages: data.pages.map((page) => page.filter((one) => one.id !== id)) },
    );
  }
}
