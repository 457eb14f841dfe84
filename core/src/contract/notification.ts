import { z } from 'zod';
import { id, time } from './common.ts';

export const notificationView = z.object({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  data: z.record(z.string(), z.string()),
  createdAt: time,
  readAt: time.nullable(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** Marks these as read, or all of them when none are named. */
export const readNotificationsRequest = z.strictObject({ ids: z.array(id).max(200).optional() });
