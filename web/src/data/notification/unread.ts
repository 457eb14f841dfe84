import type { NotificationView } from '@vesper/core/contract/notification';

export function unreadIn(list: readonly NotificationView[]): number {
  return list.filter(({ readAt }) => readAt === null).length;
}

/** Puts a notification at the front, once: an event and an answer may both bring it. */
export function withNotification(
  list: readonly NotificationView[],
  incoming: NotificationView,
): NotificationView[] {
  return [incoming, ...list.filter(({ id }) => id !== incoming.id)];
}

/** Marks these as read, or all of them without `ids`. */
export function markedRead(
  list: readonly NotificationView[],
  at: string,
  ids?: readonly string[],
): NotificationView[] {
  return list.map((item) =>
    item.readAt === null && (ids?.includes(item.id) ?? true) ? { ...item, readAt: at } : item,
  );
}
