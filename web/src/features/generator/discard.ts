import type { ImageView } from '@vesper/core/contract/image';
import { api } from '../../lib/api.ts';
import { dropImage } from '../../lib/images.ts';

/** Takes an unfinished picture off the screen and off the record; its absence needs no words. */
export function discard({ id, status }: ImageView): void {
  dropImage(id);
  if (status !== 'complete') api.deleteImage(id).catch(() => undefined);
}
