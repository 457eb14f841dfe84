import { LIMITS } from '../contract/limits.ts';
import { Conversation } from '../models/conversation.ts';
import type { RunContext } from '../runs/run-context.ts';
import { removeConversation } from './remove-conversation.ts';

/** Conversations removed in one round. */
const BATCH = 50;

/** Removes temporary conversations whose tab did not come to do it. @returns how many */
export async function sweepTemporary(context: RunContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LIMITS.temporaryTtl);
  const left = await Conversation.find({ isTemporary: true, createdAt: { $lt: before } })
    .sort({ createdAt: 1 })
    .limit(BATCH);
  for (const conversation of left) await removeConversation(context, conversation);
  return left.length;
}
