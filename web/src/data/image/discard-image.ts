import type { ImageView } from '@vesper/core/contract/image';
import { imageApi } from './image-api.ts';
import { dropImage } from './image-cache.ts';

/** Takes an unfinished picture off the screen and off the record; its absence needs no words. */
export function discardImage({ id, status }: ImageView): void {
  dropImage(id);
  if (status !== 'complete') imageApi.remove(id).catch(() => undefined);
}
