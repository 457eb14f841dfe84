import type { CharacterDetailView, CharacterView } from '@vesper/core/contract/character';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { dropItem, mapItems, putItem, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { characterApi, type CharacterFilter } from './character-api.ts';
import { useSharpenedCharacters } from './reveal-character.ts';

const OWN = ['api', 'characters'] as const;
const EVERYONES = ['api', 'characters', 'public'] as const;
/** One's own in another order, or some of them. */
const FOUND = ['api', 'characters', 'found'] as const;
export const SIMILAR = ['api', 'similar-characters'] as const;
const TAGS = ['api', 'character-tags'] as const;
/** Not below the list of one's own, whose key would take it along. */
export const characterKey = (id: string) => ['api', 'character', id] as const;

/** While a face is being painted the list is read again this often; no event tells of it. */
const FACE_POLL_MS = 2_500;
/** A face that has not come by then will not come while somebody looks. */
const FACE_PATIENCE_MS = 180_000;

/** Tells whether a face may still be on its way. */
function awaitsFace(
  { avatar, createdAt }: Pick<CharacterView, 'avatar' | 'createdAt'>,
  now: number,
): boolean {
  return avatar === null && now - Date.parse(createdAt) < FACE_PATIENCE_MS;
}

/** Tells the time until the next look for faces that are being painted; false when none is. */
export function facePolling(characters: readonly CharacterView[]): number | false {
  return characters.some((one) => awaitsFace(one, Date.now())) ? FACE_POLL_MS : false;
}

/** All of them, the newest first. */
export const NO_FILTER: CharacterFilter = { search: '', tags: [], sort: 'new', liked: false };

export const isFiltered = ({ search, tags, liked }: CharacterFilter): boolean =>
  search !== '' || tags.length > 0 || liked;

export function useOwnCharacters(filter = NO_FILTER) {
  const isWhole = !isFiltered(filter) && filter.sort === 'new';
  return usePagedList<CharacterView>({
    queryKey: isWhole ? OWN : [...FOUND, filter],
    fetchPage: (before) => characterApi.own(filter, before),
    placeholderData: (previous) => previous,
    ...READ_ON_OPEN,
    refetchInterval: ({ state }) =>
      facePolling(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
}

export function usePublicCharacters(filter = NO_FILTER) {
  const sharpened = useSharpenedCharacters();
  const list = usePagedList<CharacterView>({
    queryKey: [...EVERYONES, filter],
    fetchPage: (before) => characterApi.everyones(filter, before),
    placeholderData: (previous) => previous,
    ...READ_ON_OPEN,
  });
  const data = useMemo(() => list.data?.map(sharpened), [list.data, sharpened]);
  return { ...list, data };
}

/** Tags of public characters to look around by, the most frequent first. */
export function useOfferedTags(): readonly string[] {
  return useQuery({ queryKey: TAGS, queryFn: characterApi.tags, ...READ_ON_OPEN }).data ?? [];
}

/** Shows a character that is new or changed, and reads again who is public now. */
export function putCharacter(character: CharacterView): void {
  queryClient.setQueryData<Pages<CharacterView>>(OWN, (data) => data && putItem(data, character));
  for (const queryKey of [FOUND, EVERYONES, TAGS]) {
    inBackground(queryClient.invalidateQueries({ queryKey }));
  }
  inBackground(queryClient.invalidateQueries({ queryKey: characterKey(character.id) }));
}

/** Changes some fields of a character wherever it is on screen. */
export function patchCharacter(id: string, change: Partial<CharacterView>): void {
  queryClient.setQueriesData<Pages<CharacterView>>(
    { queryKey: OWN },
    (data) => data && mapItems(data, (one) => (one.id === id ? { ...one, ...change } : one)),
  );
  queryClient.setQueriesData<CharacterView[]>({ queryKey: SIMILAR }, (data) =>
    data?.map((one) => (one.id === id ? { ...one, ...change } : one)),
  );
  queryClient.setQueryData<CharacterDetailView>(
    characterKey(id),
    (data) => data && { ...data, ...change },
  );
}

/** Deletes a character and takes it off the screen. @throws what the call throws */
export async function deleteCharacter({ id }: Pick<CharacterView, 'id'>): Promise<void> {
  await characterApi.remove(id).catch(unlessMissing);
  queryClient.setQueriesData<Pages<CharacterView>>(
    { queryKey: OWN },
    (data) => data && dropItem(data, id),
  );
}
