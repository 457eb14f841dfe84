import type { ServiceConfig } from '../config/config.ts';
import { Conversation } from '../models/conversation.ts';
import type { RunSubject } from '../models/run-subject.ts';

/** Tokens that a reply costs by the model that is to write it. */
export async function replyPrice(
  models: ServiceConfig['chatModels'],
  subject: RunSubject,
): Promise<number> {
  // Where every reply is free there is nothing to look up.
  if (subject.kind !== 'chat' || models.every(({ price }) => price === 0)) return 0;
  const conversation = await Conversation.findById(subject.conversationId, { modelId: 1 });
  // A reply may be asked of another model than the conversation's.
  const id = subject.modelId ?? conversation?.modelId ?? models[0]?.id;
  return models.find((model) => model.id === id)?.price ?? 0;
}
