import { AppError } from '@vesper/core/errors';
import { asSaid } from '@vesper/core/memory/as-said';
import { memoryKey } from '@vesper/core/memory/memory-key';
import { LIMITS } from '@vesper/core/contract/limits';
import { Memory, type MemoryDocument } from '@vesper/core/models/memory';
import { assertSafe, type SafetyParts } from '../safety/assert-safe.ts';

/**
 * Refuses a fact that must not steer a companion, as it is written and as its member would say it.
 * @throws AppError with the safety module's code, marked at the text.
 */
export async function assertSafeMemory(context: SafetyParts, text: string): Promise<void> {
  await assertSafe(context, text, 'message', 'text');
  await assertSafe(context, asSaid(text), 'message', 'text');
}

/** @throws AppError `validation_failed` when as much is remembered of a member as may be. */
export async function assertRoomToRemember(userId: string): Promise<void> {
  if ((await Memory.countDocuments({ userId })) < LIMITS.memoriesPerUser) return;
  throw new AppError('validation_failed', {
    message: `At most ${LIMITS.memoriesPerUser} facts are kept. Forget some of them first.`,
  });
}

/** @throws AppError `validation_failed` when the same is remembered there already. */
export async function assertUnknown(
  userId: string,
  characterId: MemoryDocument['characterId'] | string,
  text: string,
  but?: MemoryDocument,
): Promise<void> {
  const same = { userId, characterId: characterId ?? null, key: memoryKey(text) };
  const found = await Memory.findOne({ ...same, ...(but && { _id: { $ne: but._id } }) });
  if (!found) return;
  const message = found.isOff
    ? 'This is noted here already, and switched off.'
    : 'This is remembered here already.';
  throw new AppError('validation_failed', { issues: [{ path: 'text', message }] });
}
