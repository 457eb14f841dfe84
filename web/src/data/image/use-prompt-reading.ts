import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PromptReading } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { useSettled } from '../../lib/use-settled.ts';
import { imageApi } from './image-api.ts';

/** Milliseconds without a key before the words are read. */
const PAUSE_MS = 400;
/** Time that a reading is kept, should the same words come back. */
const KEEP_MS = 60_000;

/**
 * What the painter understands of a prompt, once somebody pauses. Null while there is nothing to
 * say: no words, an engine that cannot tell, or nobody who answers. The order does not depend on it.
 */
export function usePromptReading(prompt: string): PromptReading | null {
  const typed = prompt.trim();
  const settled = useSettled(typed, PAUSE_MS);
  const { data = null } = useQuery({
    queryKey: ['api', 'reading', settled],
    queryFn: ({ signal }) => imageApi.reading(settled, signal),
    enabled: settled !== '' && settled.length <= LIMITS.promptMax,
    placeholderData: keepPreviousData,
    gcTime: KEEP_MS,
  });
  return typed === '' ? null : data;
}
