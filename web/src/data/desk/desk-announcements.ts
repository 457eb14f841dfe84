import {
  deskAnnouncement,
  type createAnnouncementRequest,
  type DeskAnnouncement,
} from '@vesper/core/contract/desk/announcement';
import type { z } from 'zod';
import { request } from '../../lib/request.ts';
import { refreshDeskList, useDeskList } from './desk-list.ts';

const PATH = '/api/desk/announcements';

export function useDeskAnnouncements() {
  return useDeskList<DeskAnnouncement>(PATH, deskAnnouncement);
}

type Given = z.output<typeof createAnnouncementRequest>;

export async function makeAnnouncement(body: Given): Promise<void> {
  await request(deskAnnouncement, 'POST', PATH, { body });
  await refreshDeskList(PATH);
}

/** @throws ApiError `changed_meanwhile` when somebody else was quicker */
export async function changeAnnouncement(
  { id, version }: Pick<DeskAnnouncement, 'id' | 'version'>,
  given: Given,
): Promise<void> {
  await request(deskAnnouncement, 'PUT', `${PATH}/${id}`, { body: { ...given, version } });
  await refreshDeskList(PATH);
}

export function refreshAnnouncements(): Promise<void> {
  return refreshDeskList(PATH);
}
