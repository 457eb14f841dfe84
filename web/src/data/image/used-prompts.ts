import type { UsedPrompt } from '@vesper/core/contract/image-prompt';
import { mapItems, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';
import { imageApi } from './image-api.ts';

const KEY = ['api', 'image-prompts'] as const;

/** Words of one's own pictures, last used first; those that contain the search. */
export function useUsedPrompts(search: string) {
  return usePagedList<UsedPrompt>({
    queryKey: [...KEY, search],
    fetchPage: (before, signal) => imageApi.usedPrompts(search, before, signal),
    // Orders add to them without an event.
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** The words that were used last, newest first, as many as one page has. */
export async function recentPrompts(): Promise<string[]> {
  const { items } = await imageApi.usedPrompts('', null);
  return items.map(({ prompt }) => prompt);
}

/** Takes words off the list, at once on screen. @throws what the call throws; then they are back */
export async function forgetPrompt(id: string): Promise<void> {
  queryClient.setQueriesData<Pages<UsedPrompt>>(
    { queryKey: KEY },
    (data) => data && mapItems(data, (item) => (item.id === id ? null : item)),
  );
  try {
    await imageApi.forgetPrompt(id);
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: KEY });
    throw error;
  }
}
