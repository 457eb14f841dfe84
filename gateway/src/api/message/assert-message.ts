import { isShown } from '@vesper/core/conversations/path';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import type { MessageDocument } from '@vesper/core/models/message';
import { versionsOf } from '@vesper/core/models/message-versions';
import { askedBefore } from '../chat/exchange.ts';

/** @throws AppError `validation_failed` when other versions were chosen before the message. */
export async function assertShown(message: MessageDocument): Promise<void> {
  if (await isShown(message)) return;
  throw new AppError('validation_failed', {
    message: 'Another version of the conversation is shown. Go back to this message first.',
  });
}

/** @throws AppError `validation_failed` when the message has as many versions as it may have. */
export function assertRoom(message: MessageDocument): void {
  if (versionsOf(message).length < LIMITS.variantsMax) return;
  throw new AppError('validation_failed', {
    message: `A message has at most ${LIMITS.variantsMax} versions. Choose one of them.`,
  });
}

/** @throws AppError `validation_failed` for everything but a reply right after the user's words. */
export async function assertReply(message: MessageDocument, refusal: string): Promise<void> {
  if (message.role === 'assistant' && (await askedBefore(message))) return;
  throw new AppError('validation_failed', { message: refusal });
}
