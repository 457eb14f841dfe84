import type { LikenessView } from '@vesper/core/contract/likeness';
import { hasStatus } from '../../lib/api-error.ts';
import { KEYS, queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast-store.ts';
import { selfAiApi } from './self-ai-api.ts';

/** Takes a refused photo off the list, of which nothing is left but its reason. */
export async function dismissPhoto(id: string): Promise<void> {
  try {
    await selfAiApi.remove(id, 'keep').catch((error: unknown) => {
      // Gone by itself after a day, or dismissed elsewhere: that is what was asked for.
      if (!hasStatus(error, 404)) throw error;
    });
    dropPhoto(id);
  } catch {
    showToast({
      title: 'Delete Failed',
      description: 'Failed to dismiss the photo. Please try again.',
      kind: 'failure',
    });
  }
}

export function dropPhoto(id: string): void {
  queryClient.setQueryData<LikenessView[]>(KEYS.likenesses, (list) =>
    list?.filter((photo) => photo.id !== id),
  );
}
