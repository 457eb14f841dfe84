import type { Types } from 'mongoose';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Notification } from '../models/notification.ts';
import { presentNotification } from '../presenters/notification.ts';
import { publishEvent } from './channels.ts';
import type { RunContext } from './run-context.ts';

/** The words of a notification, without anything of what was asked or made. */
export interface NotificationText {
  title: string;
  body: string;
}

interface NewNotification extends NotificationText {
  /** Its cause: the same cause is notified once, however often and wherever this is called. */
  key: string;
  type: string;
  /** Ids the client needs to open it. */
  data: Record<string, string>;
}

/** Stores a notification and sends it to the user's open tabs. */
export async function notifyOnce(
  { clock, redis }: Pick<RunContext, 'clock' | 'redis'>,
  userId: Types.ObjectId,
  notification: NewNotification,
): Promise<void> {
  try {
    const stored = await Notification.create({ ...notification, userId, createdAt: clock.now() });
    const view = presentNotification(stored);
    await publishEvent(redis, userId.toHexString(), 'notification', view);
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
  }
}
