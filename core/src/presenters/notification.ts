import type { NotificationView } from '../contract/notification.ts';
import type { NotificationDocument } from '../models/notification.ts';

export function presentNotification(notification: NotificationDocument): NotificationView {
  const { id, type, title, body, data, createdAt, readAt } = notification;
  return {
    id,
    type,
    title,
    body,
    data: Object.fromEntries(data),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
