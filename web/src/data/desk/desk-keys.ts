import type { DeskActionName } from '@vesper/core/contract/desk/actions';
import { createdKey, deskKey, type DeskKey } from '@vesper/core/contract/desk/key';
import type { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';
import { refreshDeskList, useDeskList } from './desk-list.ts';

const PATH = '/api/desk/keys';

export function useDeskKeys() {
  return useDeskList<DeskKey>(PATH, deskKey);
}

interface NewKey {
  name: string;
  scopes: readonly DeskActionName[];
  expiresAt: string | null;
}

/** The answer holds the key itself, which nothing shows again. */
export async function makeDeskKey(body: NewKey): Promise<z.infer<typeof createdKey>> {
  const made = await request(createdKey, 'POST', PATH, { body });
  await refreshDeskList(PATH);
  return made;
}

export async function revokeDeskKey(id: string): Promise<void> {
  await request(ignored, 'DELETE', `${PATH}/${id}`);
  await refreshDeskList(PATH);
}
