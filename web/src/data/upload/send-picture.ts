import { LIMITS } from '@vesper/core/contract/limits';
import { requestUploadAddress } from './upload-address.ts';

/** The reason why this file cannot be a picture of somebody; undefined when it can. */
export function pictureObjection({
  name = '',
  type,
  size,
}: Pick<File, 'type' | 'size'> & { name?: string }): string | undefined {
  // Many systems know no type for what telephones store.
  const isPicture = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name));
  if (!isPicture) return 'Please choose a picture, for example a JPG or PNG file.';
  if (size > LIMITS.uploadBytes) {
    return `A picture has at most ${LIMITS.uploadBytes / 1024 / 1024} MB.`;
  }
  return undefined;
}

/**
 * Stores a picture and returns its address, for a call that says what it is for.
 * @throws ApiError or Error when it could not be stored
 */
export async function sendPicture(file: File): Promise<string> {
  const address = await requestUploadAddress();
  const stored = await fetch(address, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  });
  if (!stored.ok) throw new Error(`The storage answered ${stored.status}.`);
  return address;
}
