import { useQuery } from '@tanstack/react-query';
import { notificationView, type NotificationView } from '@vesper/core/contract/notification';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { queryClient, READ_ON_FOCUS } from '../../lib/query.ts';
import { ignored, request, requestPage } from '../../lib/request.ts';
import { onNotification, onReady } from '../../realtime/index.ts';
import { markedRead, withNotification } from './unread.ts';

const KEY = ['api', 'notifications'] as const;

/** The newest notifications. Events add to them; a new connection asks for what was missed. */
export function useNotifications() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await requestPage(notificationView, '/api/notifications')).items,
    ...READ_ON_FOCUS,
  });
}

function change(how: (list: readonly NotificationView[]) => NotificationView[]): void {
  queryClient.setQueryData<readonly NotificationView[]>(KEY, (list) => list && how(list));
}

/** Keeps the list current. `onNew` gets what arrives while this tab is open. */
export function useNotificationEvents(onNew: (notification: NotificationView) => void): void {
  useEffect(() => {
    const stops = [
      onNotification((incoming) => {
        change((list) => withNotification(list, incoming));
        onNew(incoming);
      }),
      onReady(() => inBackground(queryClient.invalidateQueries({ queryKey: KEY }))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [onNew]);
}

/** Marks these as read, or all of them; what the server did not take in shows as unread again. */
export async function markRead(ids?: readonly string[]): Promise<void> {
  change((list) => markedRead(list, new Date().toISOString(), ids));
  try {
    await request(ignored, 'POST', '/api/notifications/read', { body: ids ? { ids } : {} });
  } catch {
    await queryClient.invalidateQueries({ queryKey: KEY });
  }
}
