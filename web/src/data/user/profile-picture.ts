import { LIMITS } from '@vesper/core/contract/limits';
import type { UserView } from '@vesper/core/contract/user';
import { requestUploadAddress } from '../upload/upload-address.ts';
import { userApi } from './user-api.ts';

/** The reason why this file cannot become a profile picture; undefined when it can. */
export function pictureObjection({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose a picture, for example a JPG or PNG file.';
  if (size > LIMITS.uploadBytes) {
    return `A picture has at most ${LIMITS.uploadBytes / 1024 / 1024} MB.`;
  }
  return undefined;
}

/**
 * Stores the file and makes it the profile picture.
 * @throws ApiError or Error when one of the three steps fails; nothing has changed then.
 */
export async function uploadPicture(file: File): Promise<UserView> {
  const address = await requestUploadAddress();
  const stored = await fetch(address, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
  });
  if (!stored.ok) throw new Error(`The storage answered ${stored.status}.`);
  return userApi.update({ profileImageUrl: address });
}
