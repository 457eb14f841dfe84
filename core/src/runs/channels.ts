import type { Redis } from 'ioredis';
import type { ServerEventData, ServerEventName } from '../contract/events.ts';

/** Live events of one user: a JSON array of `[event, data]`. Sharded, so that Redis can be too. */
export const userChannel = (userId: string): string => `live:${userId}`;

export function userOfChannel(channel: string): string {
  return channel.slice('live:'.length);
}

/** A run is to be stopped: the message is its id. Every worker listens. */
export const CANCEL_CHANNEL = 'cancel';

/** A session has ended: the message is its id. Every gateway closes that session's sockets. */
export const SESSION_ENDED_CHANNEL = 'session-ended';

/** A user has one socket too many: the message is the oldest one's id. Its gateway closes it. */
export const SURPLUS_SOCKET_CHANNEL = 'surplus-socket';

export type LiveEvent = {
  [Name in ServerEventName]: [event: Name, data: ServerEventData<Name>];
}[ServerEventName];

/** Publishes events that belong to no run's sequence (a balance, a notification). */
export async function publishToUser(
  redis: Redis,
  userId: string,
  events: LiveEvent[],
): Promise<void> {
  await redis.spublish(userChannel(userId), JSON.stringify(events));
}
