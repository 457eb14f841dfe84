import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ChatModelView } from '@vesper/core/contract/model';
import { useModels } from '../../../data/model/use-models.ts';

/** The model that writes the next reply here; undefined while that is unknown, or when it is gone. */
export function useSpeakingModel(
  conversation: Pick<ConversationView, 'settings'> | undefined,
): ChatModelView | undefined {
  const { data: models } = useModels();
  if (!models || !conversation) return undefined;
  const { modelId } = conversation.settings;
  return modelId === null ? models[0] : models.find(({ id }) => id === modelId);
}
