import {
  ORIGIN_TYPES,
  ORIGIN_TYPES_ADVICE,
  pictureOrigin,
  type PictureOrigin,
} from '@vesper/core/contract/made-here';
import { request } from '../../lib/request.ts';
import { pictureObjection } from '../upload/send-picture.ts';

/** The reason why a file cannot be asked about; undefined when it can. */
export function originObjection(file: Pick<File, 'type' | 'size'>): string | undefined {
  const isTaken = ORIGIN_TYPES.some((type) => type === file.type);
  return isTaken ? pictureObjection(file) : ORIGIN_TYPES_ADVICE;
}

/** Asks if a picture carries the mark of those made here. @throws as `request` does */
export const askOrigin = (file: File): Promise<PictureOrigin> =>
  request(pictureOrigin, 'POST', '/api/made-here', { file, anonymous: true, readsOnly: true });
