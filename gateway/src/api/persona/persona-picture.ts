import { normalisePhoto } from '@vesper/core/photos/normalise-photo';
import { claimUpload } from '@vesper/core/photos/uploads';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';

/** Shown at 112 CSS pixels at most, on dense screens too. Pixels. */
const PICTURE_SIZE = 384;

interface Place {
  userId: string;
  personaId: string;
}

/**
 * Stores or removes a persona's picture as a request asks.
 * @returns the time that is its new version, null when it is removed, undefined when nothing changes
 */
export async function changePicture(
  context: GatewayContext,
  { userId, personaId }: Place,
  uploaded: string | null | undefined,
): Promise<Date | null | undefined> {
  if (uploaded === undefined) return undefined;
  const key = objectKeys.persona(userId, personaId);
  if (uploaded === null) {
    await context.storage.delete(key);
    return null;
  }
  const file = await claimUpload(context, userId, uploaded);
  const picture = await normalisePhoto(file, { size: PICTURE_SIZE });
  await context.storage.put(key, picture, 'image/webp');
  return context.clock.now();
}
