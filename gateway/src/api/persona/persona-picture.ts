import { useUpload } from '@vesper/core/photos/uploads';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { renderSent } from '../upload/render-sent.ts';

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
  await useUpload(context, { userId, url: uploaded }, (from) =>
    renderSent(context, { rendering: 'profile', from, to: [key] }),
  );
  return context.clock.now();
}
