import type { ChatModelView } from '@vesper/core/contract/model';
import type { WorkerContext } from '../../context.ts';
import type { ChatEngine } from '../../engines/chat/chat-engine.ts';

interface ChosenModel {
  engine: ChatEngine | undefined;
  view: ChatModelView | undefined;
}

/** The model of a conversation, as far as the operator still has it; null is the first one. */
export function modelOf(
  { engines }: Pick<WorkerContext, 'engines'>,
  modelId: string | null,
): ChosenModel {
  const views = engines.chat.views();
  const view = modelId === null ? views[0] : views.find(({ id }) => id === modelId);
  return { engine: engines.chat.engine(modelId), view };
}
