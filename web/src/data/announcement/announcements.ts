import { useQuery } from '@tanstack/react-query';
import { announcementsView, type AnnouncementView } from '@vesper/core/contract/desk/announcement';
import { READ_ON_FOCUS } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

/** What the place has to say to everyone now. */
export function useAnnouncements() {
  return useQuery<readonly AnnouncementView[]>({
    queryKey: ['api', 'announcements'],
    queryFn: async ({ signal }) =>
      (await request(announcementsView, 'GET', '/api/announcements', { signal })).announcements,
    ...READ_ON_FOCUS,
  });
}
