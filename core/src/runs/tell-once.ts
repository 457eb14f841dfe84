import type { Types } from 'mongoose';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Notification } from '../models/notification.ts';
import { presentNotification } from '../presenters/notification.ts';
import { publishToUser } from './channels.ts';

interface Telling {
  /** Its cause: the same cause is told once, however often and wherever this is called. */
  key: string;
  type: string;
  title: string;
  body: string;
  /** Ids the client needs to lead there. */
  data: Record<string, string>;
}

/** Stores a notification and sends it to the user's open tabs. */
export async function tellOnce(
  { clock, redis }: { clock: Clock; redis: Redis },
  userId: Types.ObjectId,
  telling: Telling,
): Promise<void> {
  try {
    const notification = await Notification.create({ ...telling, userId, createdAt: clock.now() });
    await publishToUser(redis, userId.toHexString(), [
      ['notification', presentNotification(notification)],
    ]);
  } catch (err) {
    if (!isDuplicateKey(err)) throw err;
  }
}
