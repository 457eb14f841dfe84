import { UNNAMED_MODEL, type ChatModelConfig } from '../config/chat-models.ts';
import { shownModelName, type ChatModelView } from '../contract/model.ts';
import type { ModelState } from '../model-state.ts';

/** A model as members see it: nothing of its address and its key. */
export function presentModel(model: ChatModelConfig, state: ModelState | undefined): ChatModelView {
  const { id, description, price } = model;
  const common = { id, name: nameOf(model, state), description, price };
  if (model.engine === 'builtin') {
    const own = { isBuiltin: true, isAway: false, contextTokens: null, seesPictures: false };
    return { ...common, ...own };
  }
  const { contextTokens } = model;
  return {
    ...common,
    isBuiltin: false,
    isAway: state?.isAway ?? false,
    contextTokens: Math.min(contextTokens, state?.contextTokens ?? contextTokens),
    seesPictures: model.engine === 'openai' && model.seesPictures,
  };
}

/** Where nobody named the model its server's name for it says more. */
function nameOf({ name }: ChatModelConfig, state: ModelState | undefined): string {
  return name === UNNAMED_MODEL && state?.model ? shownModelName(state.model) : name;
}
