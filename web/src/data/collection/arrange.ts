import type { CollectionView } from '@vesper/core/contract/collection';
import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { inChunks } from '../../lib/in-chunks.ts';
import { itemsOf, type Pages } from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { collectionApi } from './collection-api.ts';
import {
  changeCollection,
  imagesKey,
  refreshCollection,
  refreshCollections,
} from './collections.ts';
import { movedBefore } from './moved-before.ts';

const failed = (error: unknown): void => {
  const description = serverMessage(error, 'Nothing was changed. Please try again.');
  showToast({ title: 'That did not work', description, kind: 'failure' });
};

const things = (amount: number): string => count(amount, 'picture');

/** Puts pictures into a collection, and says how many, and of those that were left out why. */
export async function addToCollection(
  { id, name }: Pick<CollectionView, 'id' | 'name'>,
  ids: readonly string[],
): Promise<void> {
  let [added, missing] = [0, 0];
  try {
    for (const some of inChunks(ids, LIMITS.bulkMax)) {
      const answer = await collectionApi.add(id, some);
      added += answer.added;
      missing += answer.missing;
    }
    const left = missing > 0 && `${missing} of ${ids.length} could not be added: gone by now.`;
    showToast({
      title: added > 0 ? `${things(added)} added to ${name}` : `Already in ${name}`,
      ...(left && { description: left }),
      kind: added > 0 ? 'success' : 'info',
    });
  } catch (error) {
    const description = serverMessage(error, 'Please try again.');
    const title = added > 0 ? `Only ${things(added)} added to ${name}` : 'Not added';
    showToast({ title, description, kind: 'failure' });
  } finally {
    await refreshCollection(id);
  }
}

/** Takes a picture out of a collection; it stays where else it is. */
export async function takeOut(id: string, imageId: string): Promise<void> {
  try {
    await collectionApi.takeOut(id, [imageId]);
  } catch (error) {
    failed(error);
  } finally {
    await refreshCollection(id);
  }
}

/** Makes a picture the cover of its collection. */
export async function makeCover(id: string, coverId: string): Promise<void> {
  try {
    await changeCollection(id, { coverId });
    showToast({ title: 'This is the cover now', kind: 'success' });
  } catch (error) {
    failed(error);
  }
}

/** Moves a picture before another one, or to the end: on screen at once. */
export async function moveImage(id: string, imageId: string, before: string | null): Promise<void> {
  const queryKey = imagesKey(id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Pages<ImageView>>(queryKey, (data) => {
    if (!data) return data;
    const items = movedBefore(itemsOf(data), imageId, before);
    const end = data.pages.at(-1)?.before ?? null;
    // The next page follows the one that is last here, wherever the moved one went.
    const next = end === null ? null : (items.at(-1)?.id ?? null);
    return { pages: [{ items, before: next }], pageParams: [null] };
  });
  try {
    await collectionApi.move(id, imageId, before);
    await refreshCollections();
  } catch (error) {
    failed(error);
    await refreshCollection(id);
  }
}
