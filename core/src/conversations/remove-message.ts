import type { MessageDocument } from '../models/message.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import type { RunContext } from '../runs/run-context.ts';
import { moveMessage, readTree, settlePath } from './path.ts';
import { removeMessages } from './shown-pictures.ts';

/**
 * Deletes a message with all its versions. What its chosen version leads to stays, behind what came
 * before; what follows its other versions cannot be reached any more and goes with it.
 */
export async function removeMessage(
  context: RunContext,
  { _id, id, conversationId }: MessageDocument,
): Promise<void> {
  const tree = await readTree(conversationId);
  const node = tree.find(id);
  if (!node) return;
  const besides = tree.besides(node).map((it) => it._id);
  await SentPrompt.deleteMany({ messageId: { $in: [_id, ...besides] } });
  if (besides.length > 0) await removeMessages(context, { _id: { $in: besides } });
  const [next] = tree.after(node);
  // A message without a place follows by time, and goes on doing so.
  if (next?.follows) await moveMessage(next._id, tree.placeOf(node));
  await removeMessages(context, { _id });
  await settlePath(conversationId);
}
