import { switchesOf, type MemorySwitches } from '@vesper/core/memory/memory-switch';
import { User } from '@vesper/core/models/user';
import type { Talk } from './talk.ts';

/** As much of the member's account as steers a reply. */
export interface TalkAccount {
  firstName: string | null;
  switches: MemorySwitches;
}

export async function readAccount({ userId }: Talk): Promise<TalkAccount> {
  const fields = { firstName: 1, memoryOff: 1, memoryOffFor: 1 } as const;
  const user = await User.findById(userId, fields).lean();
  return { firstName: user?.firstName ?? null, switches: switchesOf(user) };
}
