import { useQuery } from '@tanstack/react-query';
import type { CharacterDetailView, CharacterView } from '@vesper/core/contract/character';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { characterApi } from './character-api.ts';
import { characterKey, facePolling, SIMILAR } from './characters.ts';
import { useSharpenedCharacters } from './reveal-character.ts';

/**
 * One character with everything its own page shows; read again while its face is being painted.
 * Nothing is read for null, where there is none to read.
 */
export function useCharacter(id: string | null) {
  const sharpened = useSharpenedCharacters();
  const query = useQuery<CharacterDetailView>({
    queryKey: characterKey(id ?? ''),
    queryFn: () => characterApi.one(id ?? ''),
    enabled: id !== null,
    ...READ_ON_OPEN,
    refetchInterval: ({ state }) => facePolling(state.data ? [state.data] : []),
  });
  return { ...query, data: query.data && sharpened(query.data) };
}

/** Public characters that share tags with this one. */
export function useSimilarCharacters(id: string): readonly CharacterView[] {
  const sharpened = useSharpenedCharacters();
  const query = useQuery({
    queryKey: [...SIMILAR, id],
    queryFn: () => characterApi.similar(id),
    ...READ_ON_OPEN,
  });
  return (query.data ?? []).map(sharpened);
}

/** What a character of one's own was before its last changes, the latest first. */
export function useCharacterVersions(id: string) {
  return useQuery({
    queryKey: ['api', 'character-versions', id],
    queryFn: () => characterApi.versions(id),
    ...READ_ON_OPEN,
  });
}
