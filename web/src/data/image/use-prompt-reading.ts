import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReadPromptResponse } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { mayHaveChoices } from '@vesper/core/contract/wildcard';
import { useSettled } from '../../lib/use-settled.ts';
import { imageApi } from './image-api.ts';

/** Milliseconds without a key before the words are read. */
const PAUSE_MS = 400;
/** Time that a reading is kept, should the same words come back. */
const KEEP_MS = 60_000;

/** What else decides what becomes of the words. */
interface Beside {
  presetId: string | null;
  /** Undefined: any. */
  seed: number | undefined;
}

/**
 * What the painter understands of a prompt and what its choices can become, once somebody pauses.
 * Null while there is nothing to say: no words, or nobody who answers. The order does not depend on
 * it.
 */
export function usePromptReading(
  prompt: string,
  { presetId, seed }: Beside,
): ReadPromptResponse | null {
  const typed = prompt.trim();
  const settled = useSettled(typed, PAUSE_MS);
  // Without choices the seed changes nothing that is read.
  const by = mayHaveChoices(settled) ? seed : undefined;
  const asked = {
    prompt: settled,
    ...(presetId !== null && { presetId }),
    ...(by !== undefined && { seed: by }),
  };
  const { data = null } = useQuery({
    queryKey: ['api', 'reading', settled, presetId, by],
    queryFn: ({ signal }) => imageApi.reading(asked, signal),
    enabled: settled !== '' && settled.length <= LIMITS.promptMax,
    placeholderData: keepPreviousData,
    gcTime: KEEP_MS,
  });
  return typed === '' ? null : data;
}
