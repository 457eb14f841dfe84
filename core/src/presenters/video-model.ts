import type { VideoModelConfig } from '../config/video-models.ts';
import { VIDEO_RATIOS, type VideoAbility, type VideoModelView } from '../contract/video-model.ts';
import type { ModelState } from '../model-state.ts';

/** A model of films as members see it: nothing of its servers, its files and its key. */
export function presentVideoModel(
  model: VideoModelConfig,
  { state, abilities }: { state: ModelState; abilities: readonly VideoAbility[] },
): VideoModelView {
  const { id, name, description, pricePerSecond, seconds, sizes, engine } = model;
  return {
    ...{ id, name, description, pricePerSecond, seconds },
    isBuiltin: engine === 'builtin',
    isAway: state.isAway,
    ratios: VIDEO_RATIOS.filter((ratio) => sizes[ratio] !== undefined),
    abilities: [...abilities],
  };
}
