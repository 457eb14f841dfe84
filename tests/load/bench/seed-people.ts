import { randomBytes } from 'node:crypto';
import Keygrip from 'keygrip';
import { SessionStore } from '@vesper/core/accounts/session-store';
import { systemClock } from '@vesper/core/clock';
import { openingBalance } from '@vesper/core/ledger/ledger';
import { Conversation } from '@vesper/core/models/conversation';
import { User } from '@vesper/core/models/user';
import { SESSION_KEY } from '../../stack/start-stack.ts';
import type { Stack } from '../../stack/stack.ts';

export interface SeededPerson {
  userId: string;
  /** Their session, as a `Cookie` header. */
  cookie: string;
  conversationId: string;
}

/**
 * People with an account, a session and a conversation, written where they are kept: a thousand
 * passwords would take longer to hash than the measurement.
 */
export async function seedPeople(stack: Stack, count: number): Promise<SeededPerson[]> {
  const at = new Date();
  const users = Array.from(
    { length: count },
    () =>
      new User({
        email: `${randomBytes(8).toString('hex')}@example.com`,
        passwordHash: 'none',
        adultConfirmedAt: at,
        ...{ createdAt: at, updatedAt: at },
        ...openingBalance(100, at),
      }),
  );
  const talks = users.map(
    ({ _id: userId }) =>
      new Conversation({ userId, title: 'A talk', createdAt: at, updatedAt: at }),
  );
  const { documents } = stack;
  await documents.collection('users').insertMany(users.map((user) => user.toObject()));
  await documents.collection('conversations').insertMany(talks.map((talk) => talk.toObject()));
  const sessions = new SessionStore(stack.redis, systemClock);
  const keys = new Keygrip([SESSION_KEY], 'sha256');
  return Promise.all(
    users.map(async ({ id: userId }, index) => {
      const id = randomBytes(32).toString('base64url');
      const now = at.getTime();
      await sessions.set(id, { userId, createdAt: now, authAt: now, device: '', place: '' });
      return {
        userId,
        cookie: `sid=${id}; sid.sig=${keys.sign(`sid=${id}`)}`,
        conversationId: talks[index]?.id ?? '',
      };
    }),
  );
}
