import type { NotificationDocument } from '../models/notification.ts';
import { owns, type Actor } from './actor.ts';

/** Notifications are for the member they were written to. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  notification: Pick<NotificationDocument, 'userId'>,
): boolean {
  return owns(actor, notification);
}
