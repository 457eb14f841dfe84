import { z } from 'zod';
import type { ServerEventData, ServerEventName } from '../contract/events.ts';
import type { RedisClient } from '../redis.ts';

/** Live events of one user: a JSON array of `[event, data]`. Sharded, so that Redis can be too. */
export const userChannel = (userId: string): string => `live:${userId}`;

export function userOfChannel(channel: string): string {
  return channel.slice('live:'.length);
}

/** A run is to be stopped: the message is its id. Every worker listens. */
export const CANCEL_CHANNEL = 'cancel';

/** A session has ended: the message is its id. Every gateway closes that session's sockets. */
export const SESSION_ENDED_CHANNEL = 'session-ended';

/** An account's age standing has changed: the message is its id. Every gateway closes its sockets. */
export const STANDING_CHANNEL = 'standing';

/** A user has one socket too many: the message is the oldest one's id. Its gateway closes it. */
export const SURPLUS_SOCKET_CHANNEL = 'surplus-socket';

/** A run's log is to catch up: `FlushRequest`. Every worker listens. */
export const FLUSH_CHANNEL = 'flush';

const flushRequest = z.object({ runId: z.string(), nonce: z.string() });
/** The answer, `FLUSHED`, comes on the user's live channel, after all that was published before. */
export type FlushRequest = z.infer<typeof flushRequest>;
export const FLUSHED = 'run:flushed';

export async function requestFlush(redis: RedisClient, request: FlushRequest): Promise<void> {
  await redis.publish(FLUSH_CHANNEL, JSON.stringify(request));
}

export function readFlushRequest(message: string): FlushRequest {
  return flushRequest.parse(JSON.parse(message));
}

/** One event as live channels carry it. */
export type LiveEvent = [event: ServerEventName | typeof FLUSHED, data: object];

/**
 * Reads what a live channel carries. It was checked by our own processes when they wrote it, and is
 * not checked again, because this runs for every word of every reply.
 */
export function readLiveEvents(message: string): LiveEvent[] {
  return JSON.parse(message);
}

/** Publishes events as they are; those of runs must be in their log already. */
export async function publishToUser(
  redis: RedisClient,
  userId: string,
  events: LiveEvent[],
): Promise<void> {
  await redis.spublish(userChannel(userId), JSON.stringify(events));
}

/** Publishes one event that belongs to no run's sequence: a balance, a notification. */
export async function publishEvent<Name extends ServerEventName>(
  redis: RedisClient,
  userId: string,
  event: Name,
  data: ServerEventData<Name>,
): Promise<void> {
  await publishToUser(redis, userId, [[event, data]]);
}
