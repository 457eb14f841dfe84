import { notificationView } from '@vesper/core/contract/notification';
import { describe, expect, it } from 'vitest';
import { markedRead, unreadIn, withNotification } from './unread.ts';

const AT = '2026-01-02T00:00:00.000Z';
const id = (n: number) => n.toString(16).padStart(24, '0');
const notice = (n: number) =>
  notificationView.parse({
    id: id(n),
    type: 'chat_completed',
    title: 'New reply',
    body: 'Aurora has answered you.',
    data: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    readAt: null,
  });

describe('notifications', () => {
  it('count once, however often they arrive', () => {
    const list = withNotification(withNotification([notice(1)], notice(2)), notice(2));
    expect(list.map((item) => item.id)).toEqual([id(2), id(1)]);
    expect(unreadIn(list)).toBe(2);
  });

  it('are read one by one or all at once', () => {
    const list = [notice(1), notice(2)];
    expect(unreadIn(markedRead(list, AT, [id(1)]))).toBe(1);
    expect(unreadIn(markedRead(list, AT))).toBe(0);
  });
});
