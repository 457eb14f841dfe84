import type { ConversationDocument } from '@vesper/core/models/conversation';
import { Message, SHOWN, type MessageDocument } from '@vesper/core/models/message';
import { branchOf } from '@vesper/core/models/message-versions';
import type { WorkerContext } from '../../context.ts';
import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import { estimateMessage } from '../../prompt/estimate-tokens.ts';

/** Share of a model's context from which on the early part of a talk is put in short. */
const LONG_SHARE = 0.5;
/** A talk of so many turns is long whatever the model can see. */
const LONG_TURNS = 150;

interface Covered {
  text: string;
  /** When the last message was said that the summary tells. */
  until: Date;
}

/**
 * The summary of what was said before a message, if it tells of the path that is shown: another
 * version of an earlier message may lead elsewhere.
 */
export async function coveredBefore(
  { _id: conversationId, summary }: ConversationDocument,
  { createdAt }: Pick<MessageDocument, 'createdAt'>,
): Promise<Covered | null> {
  if (!summary) return null;
  const last = await Message.findOne({
    _id: summary.upToMessageId,
    conversationId,
    ...SHOWN,
    createdAt: { $lt: createdAt },
  });
  if (!last || branchOf(last) !== summary.branch) return null;
  return { text: summary.text, until: last.createdAt };
}

/** Has the early part of a long talk put in short for the next replies; this one is not held up. */
export async function queueSummary(
  { queues, log }: Pick<WorkerContext, 'queues' | 'log'>,
  { _id, id, isTemporary }: Pick<ConversationDocument, '_id' | 'id' | 'isTemporary'>,
  turns: readonly ChatTurn[],
  contextTokens: number | null,
): Promise<void> {
  if (isTemporary || !isLong(turns, contextTokens)) return;
  try {
    await queues.addSummarise(_id.toHexString());
  } catch (err) {
    log.warn({ err, conversationId: String(id) }, 'a summary is asked for with the next reply');
  }
}

/** @param contextTokens null for the built-in companion, which reads whole talks */
export function isLong(
  turns: ReadonlyArray<Pick<ChatTurn, 'content'>>,
  contextTokens: number | null,
): boolean {
  if (contextTokens === null) return false;
  const tokens = turns.reduce((sum, { content }) => sum + estimateMessage(content), 0);
  return turns.length > LONG_TURNS || tokens > contextTokens * LONG_SHARE;
}
