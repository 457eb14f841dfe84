import {
  deskCode,
  type CreateCodeRequest,
  type DeskCode,
} from '@vesper/core/contract/desk/promo-code';
import { request } from '../../lib/request.ts';
import { refreshDeskList, useDeskList } from './desk-list.ts';

const PATH = '/api/desk/codes';

export function useDeskCodes() {
  return useDeskList<DeskCode>(PATH, deskCode);
}

export async function makeDeskCode(body: CreateCodeRequest): Promise<DeskCode> {
  const made = await request(deskCode, 'POST', PATH, { body });
  await refreshDeskList(PATH);
  return made;
}

export async function switchDeskCode(id: string, isOff: boolean, reason: string): Promise<void> {
  await request(deskCode, 'PATCH', `${PATH}/${id}`, { body: { isOff, reason } });
  await refreshDeskList(PATH);
}
