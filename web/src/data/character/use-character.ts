import { useQuery } from '@tanstack/react-query';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { characterApi } from './character-api.ts';
import { characterKey, facePolling } from './characters.ts';
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
