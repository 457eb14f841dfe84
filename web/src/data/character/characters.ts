import type { CharacterView } from '@vesper/core/contract/character';
import { useMemo } from 'react';
import { unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { dropItem, putItem, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { characterApi } from './character-api.ts';
import { useSharpenedCharacters } from './reveal-character.ts';

const OWN = ['api', 'characters'] as const;
const EVERYONES = ['api', 'characters', 'public'] as const;
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

export function useOwnCharacters() {
  return usePagedList<CharacterView>({
    queryKey: OWN,
    fetchPage: characterApi.own,
    ...READ_ON_OPEN,
    refetchInterval: ({ state }) =>
      facePolling(state.data?.pages.flatMap(({ items }) => items) ?? []),
  });
}

export function usePublicCharacters() {
  const sharpened = useSharpenedCharacters();
  const list = usePagedList<CharacterView>({
    queryKey: EVERYONES,
    fetchPage: characterApi.everyones,
    ...READ_ON_OPEN,
  });
  const data = useMemo(() => list.data?.map(sharpened), [list.data, sharpened]);
  return { ...list, data };
}

/** Shows a character that is new or changed, and reads again who is public now. */
export function putCharacter(character: CharacterView): void {
  queryClient.setQueryData<Pages<CharacterView>>(OWN, (data) => data && putItem(data, character));
  inBackground(queryClient.invalidateQueries({ queryKey: EVERYONES }));
  inBackground(queryClient.invalidateQueries({ queryKey: characterKey(character.id) }));
}

/** Deletes a character and takes it off the screen. @throws what the call throws */
export async function deleteCharacter({ id }: Pick<CharacterView, 'id'>): Promise<void> {
  await characterApi.remove(id).catch(unlessMissing);
  for (const queryKey of [OWN, EVERYONES]) {
    queryClient.setQueryData<Pages<CharacterView>>(queryKey, (data) => data && dropItem(data, id));
  }
}
