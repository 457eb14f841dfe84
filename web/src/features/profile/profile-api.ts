import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
import { uploadParameters } from '@vesper/core/contract/upload';
import { userView, type UpdateUserRequest, type UserView } from '@vesper/core/contract/user';
import { z } from 'zod';
import { request } from '../../lib/request.ts';

export const LEDGER_PAGE = 20;
/** Profile recent activity (product specification, section 9). */
export const RECENT = 5;

/** The calls of this screen. */
export const profileApi = {
  update: (body: UpdateUserRequest): Promise<UserView> =>
    request(userView, 'PATCH', '/api/user', { body }),

  /** A wrong password may be answered 401, which is no lost session here. */
  remove: (password: string): Promise<unknown> =>
    request(z.unknown(), 'DELETE', '/api/user', { body: { password }, anonymous: true }),

  ledger: (before: string | null): Promise<LedgerEntryView[]> =>
    request(
      z.array(ledgerEntryView),
      'GET',
      `/api/tokens/ledger?limit=${LEDGER_PAGE}${before === null ? '' : `&before=${before}`}`,
    ),

  recentConversations: (): Promise<ConversationView[]> =>
    request(z.array(conversationView), 'GET', `/api/conversations?limit=${RECENT}`),
};

/** Why this file cannot become a profile picture; undefined when it can. */
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
  const { uploadURL } = await request(uploadParameters, 'POST', '/api/objects/upload');
  const stored = await fetch(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
  });
  if (!stored.ok) throw new Error(`The storage answered ${stored.status}.`);
  return profileApi.update({ profileImageUrl: uploadURL });
}
