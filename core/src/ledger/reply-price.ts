import type { ChatModelRegistry } from '../chat-models/chat-model-registry.ts';
import { assertMayUse } from '../chat-models/models-for.ts';
import { Conversation } from '../models/conversation.ts';
import type { RunDraft } from '../runs/run-draft.ts';

/**
 * Tokens that a reply costs by the model that is to write it.
 * @throws AppError `model_not_offered` when the member may not talk with it, or no longer
 */
export async function replyPrice(
  models: ChatModelRegistry,
  { subject, userId }: Pick<RunDraft, 'subject' | 'userId'>,
): Promise<number> {
  // Where every reply is free and for everyone there is nothing to look up.
  if (subject.kind !== 'chat' || models.offered.every(isSimple)) return 0;
  const conversation = await Conversation.findById(subject.conversationId, { modelId: 1 });
  // A reply may be asked of another model than the conversation's.
  const model = models.find(subject.modelId ?? conversation?.modelId ?? null);
  if (!model) return 0;
  await assertMayUse(model, userId.toHexString());
  return model.config.price;
}

type Offered = ChatModelRegistry['offered'][number];

const isSimple = ({ config, audience }: Offered): boolean =>
  config.price === 0 && audience === 'everyone';
