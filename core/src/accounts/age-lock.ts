import { openCase } from '../cases/open-case.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { Case } from '../models/case.ts';
import type { RedisClient } from '../redis.ts';
import { STANDING_CHANNEL } from '../runs/channels.ts';

interface AgeLockParts {
  clock: Clock;
  log: Logger;
  redis: RedisClient;
}

/**
 * Locks the account of somebody who has said to be under 18, and asks the desk to look at it. They
 * can still sign in, read why, ask for a review, and take or erase what is theirs; nothing else.
 * Sockets close at once everywhere.
 */
export async function lockForAge(parts: AgeLockParts, userId: string): Promise<void> {
  await openCase(parts, {
    kind: 'age',
    subject: { type: 'account', id: userId, ownerId: userId },
    reason: 'underage_member',
    holds: true,
  });
  parts.log.warn({ userId }, 'an account was locked: its owner seems to be under 18');
  // Gateways that do not hear of it find out within the minute for which they keep a standing.
  await parts.redis.publish(STANDING_CHANNEL, userId).catch((err: unknown) => {
    parts.log.warn({ err, userId }, 'a changed standing was not told');
  });
}

/**
 * Lays what a locked member says before whoever decides; saying it anew replaces it.
 * @throws AppError `not_found` when nothing waits for a decision
 */
export async function askForReview(userId: string, words: string): Promise<void> {
  const waiting = { kind: 'age', subjectType: 'account', subjectId: userId, open: true } as const;
  const { matchedCount } = await Case.updateOne(waiting, { $set: { details: words } });
  if (matchedCount === 0) throw new AppError('not_found');
}
