import type { ImageView } from '@vesper/core/contract/image';
import type { ImageFamily } from '@vesper/core/contract/image-version';
import { hasStatus } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { heldItems, itemsOf, mapItems, putItem, type Pages } from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';
import { endOf, unmadeBy } from '../../realtime/index.ts';
import { imageApi } from './image-api.ts';

/** Keys of what the cache holds of pictures: the parts of the path they read. */
export const IMAGE_KEYS = {
  own: ['api', 'images'],
  everyones: ['api', 'images', 'public'],
  ofCharacters: ['api', 'images', 'of-character'],
  found: ['api', 'images', 'found'],
  one: (id: string) => ['api', 'images', id] as const,
  family: (id: string) => ['api', 'images', id, 'versions'] as const,
} as const;

type Change = (image: ImageView) => ImageView | null;

/** A finished picture that a list on screen has already. */
export function heldImage(id: string): ImageView | undefined {
  const lists = [IMAGE_KEYS.everyones, IMAGE_KEYS.found].flatMap((queryKey) =>
    queryClient.getQueriesData<Pages<ImageView>>({ queryKey }),
  );
  const listed = lists.flatMap(([, data]) => (data ? itemsOf(data) : []));
  const all = [...listed, ...ownImages()];
  return all.find((image) => image.id === id && image.status === 'complete');
}

/** The user's pictures as far as they are on screen. */
export function ownImages(): ImageView[] {
  return heldItems<ImageView>(IMAGE_KEYS.own) ?? [];
}

/** Writes one of the user's pictures into what is on screen; lists not yet loaded stay so. */
export function putImage(answered: ImageView): void {
  const image = withEnd(answered);
  queryClient.setQueryData<Pages<ImageView>>(
    IMAGE_KEYS.own,
    (data) => data && putItem(data, image),
  );
  patchImage(image.id, image);
}

/** A run may end while an answer that still calls its picture pending is on its way. */
function withEnd(image: ImageView): ImageView {
  if (image.status !== 'pending' || image.runId === undefined) return image;
  const run = endOf(image.runId);
  if (run?.image) return run.image;
  return { ...image, ...unmadeBy(run) };
}

/** Keeps a picture that is shown by itself, outside of the lists. */
export function holdImage(image: ImageView): void {
  queryClient.setQueryData<ImageView>(IMAGE_KEYS.one(image.id), image);
  putImage(image);
}

/** Changes some fields of a picture wherever it is on screen. */
export function patchImage(id: string, change: Partial<ImageView>): void {
  changeImage(id, (image) => ({ ...image, ...change }));
}

/** Shows new versions beside the picture they are made of, wherever its family is on screen. */
export function putVersions(originId: string, versions: readonly ImageView[]): void {
  changeFamilies((images) => {
    if (!images.some(({ id }) => id === originId)) return images;
    const known = new Set(images.map(({ id }) => id));
    return [...images, ...versions.filter(({ id }) => !known.has(id))];
  });
}

export function dropImage(id: string): void {
  changeImage(id, () => null);
  queryClient.removeQueries({ queryKey: IMAGE_KEYS.one(id) });
}

/** Shows who can see a picture now. The public lists lose it, or are read again to have it. */
export function showVisibility(id: string, isPublic: boolean): void {
  patchImage(id, { isPublic });
  if (isPublic) inBackground(refreshPublicImages());
  else changePublic(id, () => null);
}

export function refreshPublicImages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: IMAGE_KEYS.everyones });
}

/** Reads every list of pictures on screen again. */
export function refreshImages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: IMAGE_KEYS.own });
}

function changeImage(id: string, change: Change): void {
  queryClient.setQueryData<Pages<ImageView>>(
    IMAGE_KEYS.own,
    (data) => data && only(id, data, change),
  );
  queryClient.setQueryData<ImageView>(
    IMAGE_KEYS.one(id),
    (image) => (image && change(image)) ?? undefined,
  );
  changePublic(id, change);
  for (const queryKey of [IMAGE_KEYS.ofCharacters, IMAGE_KEYS.found]) {
    queryClient.setQueriesData<Pages<ImageView>>(
      { queryKey },
      (data) => data && only(id, data, change),
    );
  }
  changeFamilies((images) =>
    images.flatMap((image) => (image.id === id ? (change(image) ?? []) : image)),
  );
}

function changeFamilies(change: (images: ImageView[]) => ImageView[]): void {
  queryClient.setQueriesData<ImageFamily>(
    { predicate: ({ queryKey }) => queryKey[1] === 'images' && queryKey[3] === 'versions' },
    (data) => data && { images: change(data.images) },
  );
}

function changePublic(id: string, change: Change): void {
  queryClient.setQueriesData<Pages<ImageView>>(
    { queryKey: IMAGE_KEYS.everyones },
    (data) => data && only(id, data, change),
  );
}

function only(id: string, data: Pages<ImageView>, change: Change): Pages<ImageView> {
  return mapItems(data, (image) => (image.id === id ? change(image) : image));
}

/** Reads one picture again: it changed without telling how. */
export async function refreshImage(id: string): Promise<void> {
  try {
    const image = await imageApi.read(id);
    if (image.isOwn) putImage(image);
    else patchImage(id, image);
  } catch (error) {
    // A bad network says nothing about the picture; only the server can say that it is gone.
    if (hasStatus(error, 404)) dropImage(id);
  }
}
