import { buffer } from 'node:stream/consumers';
import type { ImageDocument } from '@vesper/core/models/image';
import { Likeness } from '@vesper/core/models/likeness';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import type { ReferenceImage } from '../engines/image/image-engine.ts';

/**
 * The photos a picture is to be made with, the chosen one first, then the newest; none for a
 * picture of nobody in particular.
 * @returns null when the chosen one is gone
 */
export async function loadReferences(
  { storage }: WorkerContext,
  image: ImageDocument,
): Promise<ReferenceImage[] | null> {
  const { userId, likenessId } = image;
  if (!likenessId) return [];
  const ready = await Likeness.find({ userId, status: 'ready' }).sort({ createdAt: -1, _id: -1 });
  const chosen = ready.filter(({ _id }) => _id.equals(likenessId));
  const others = ready.filter(({ _id }) => !_id.equals(likenessId));
  const load = async (id: string): Promise<ReferenceImage[]> => {
    const object = await storage.get(objectKeys.likeness(userId.toHexString(), id));
    return object ? [{ webp: await buffer(object.body) }] : [];
  };
  const [first] = (await Promise.all(chosen.map(({ id }) => load(id)))).flat();
  if (!first) return null;
  return [first, ...(await Promise.all(others.map(({ id }) => load(id)))).flat()];
}

/** True when the photo chosen for a picture is still there, and for a picture of nobody. */
export async function hasChosen({ userId, likenessId }: ImageDocument): Promise<boolean> {
  if (!likenessId) return true;
  return (await Likeness.exists({ _id: likenessId, userId, status: 'ready' })) !== null;
}
