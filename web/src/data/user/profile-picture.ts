import type { UserView } from '@vesper/core/contract/user';
import { sendPicture } from '../upload/send-picture.ts';
import { userApi } from './user-api.ts';

/**
 * Stores the file and makes it the profile picture.
 * @throws ApiError or Error when one of the three steps fails; nothing has changed then.
 */
export async function uploadPicture(file: File): Promise<UserView> {
  return userApi.update({ profileImageUrl: await sendPicture(file) });
}
