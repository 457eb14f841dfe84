import type { ImageModelConfig } from '../config/image-models.ts';
import { IMAGE_SIZES } from '../contract/image.ts';
import type { ImageAbility, ImageModelView } from '../contract/image-model.ts';
import type { ModelState } from '../model-state.ts';

type Offer = Pick<ImageModelView, 'sizes' | 'abilities' | 'steps' | 'guidance'>;

/**
 * What can be ordered of a model.
 * @param told what its workers told that it can do
 */
export function imageOffer(
  model: ImageModelConfig,
  told: readonly ImageAbility[] | undefined,
): Offer {
  const { sizes, steps = null, guidance = null } = model;
  const isDiffusion = model.engine === 'comfyui' || model.engine === 'automatic1111';
  return {
    sizes: IMAGE_SIZES.filter((size) => sizes === undefined || sizes[size] !== undefined),
    abilities: [...(told ?? abilitiesOf(model))],
    // The other engines have no such settings, whatever the file says.
    steps: isDiffusion ? steps : null,
    guidance: isDiffusion ? guidance : null,
  };
}

/** A model of pictures as members see it: nothing of its servers, its files and its key. */
export function presentImageModel(
  model: ImageModelConfig,
  known: {
    state: ModelState | undefined;
    abilities: readonly ImageAbility[] | undefined;
    sampleUrl: string | null;
    readyMs: ImageModelView['readyMs'];
  },
): ImageModelView {
  const { id, name, description, price, engine } = model;
  return {
    ...{ id, name, description, price },
    sampleUrl: known.sampleUrl,
    isBuiltin: engine === 'builtin',
    isAway: known.state?.isAway ?? false,
    ...imageOffer(model, known.abilities),
    ...(known.readyMs && { readyMs: known.readyMs }),
  };
}

/** Painting on around a picture is filling in a mask, and the built-in painter fills in no edges. */
const EDITING = ['vary', 'edit', 'inpaint', 'outpaint'] as const;

function abilitiesOf(model: ImageModelConfig): readonly ImageAbility[] {
  switch (model.engine) {
    case 'builtin':
      return ['negative', 'seed', 'reference', 'vary', 'edit', 'inpaint', 'upscale'];
    case 'automatic1111':
      return ['negative', 'seed', ...EDITING, 'upscale'];
    case 'comfyui':
      // Until a worker has read the workflows: what every one of them has.
      return ['seed'];
    case 'openai':
      if (model.model.startsWith('gpt-image')) return ['reference', ...EDITING, 'cutout'];
      return model.model === 'dall-e-2' ? EDITING : [];
  }
}
