import { z } from 'zod';
import { id } from './common.ts';
import {
  imagePrompt,
  imageQuality,
  imageSize,
  imageStyle,
  imageView,
  SEED_MAX,
  SEED_RULE,
  type ImageSize,
} from './image.ts';
import {
  IMAGE_MODEL_LIMITS,
  type GuidanceBounds,
  type ImageAbility,
  type StepBounds,
} from './image-model.ts';
import { LIMITS } from './limits.ts';
import { modelId } from './model.ts';
import { presetId } from './preset-id.ts';

const { stepsMax, guidanceMax, picturesMax } = IMAGE_MODEL_LIMITS;

export const generateImageRequest = z.strictObject({
  prompt: imagePrompt,
  size: imageSize.default('1024x1024'),
  quality: imageQuality.default('standard'),
  style: imageStyle.default('vivid'),
  seed: z.int(SEED_RULE).min(0, SEED_RULE).max(SEED_MAX, SEED_RULE).optional(),
  negativePrompt: z
    .string()
    .trim()
    .max(LIMITS.promptMax, `A description has at most ${LIMITS.promptMax} characters.`)
    .optional(),
  /** A photo of yourself that is ready: the picture then features you. */
  likenessId: id.optional(),
  /** A character of yours, or a public one, that is to be seen in it. */
  characterId: id.optional(),
  /** Who paints, of `GET /api/image-models`; the first one by default. */
  modelId: modelId.optional(),
  /** A style, of `GET /api/image-presets`. */
  presetId: presetId.optional(),
  /** Within the bounds of the model; what it takes for the quality by default. */
  steps: z.int().min(1).max(stepsMax).optional(),
  guidance: z.number().min(0).max(guidanceMax).optional(),
  /** Pictures of this order. Each has a seed of its own, one more than the one before. */
  count: z.int().min(1).max(picturesMax).default(1),
});
export type GenerateImageRequest = z.infer<typeof generateImageRequest>;

/** The first picture of an order, and the further ones in `batch`. */
export const orderedImage = imageView.extend({ batch: z.array(imageView).default([]) });
export type OrderedImage = z.infer<typeof orderedImage>;

/** Seed of the picture `index` of an order: 32 bits wrap round. */
export const seedAt = (seed: number, index: number): number => (seed + index) % (SEED_MAX + 1);

/** As much of a model as an order is held to. */
interface Offer {
  sizes: readonly ImageSize[];
  abilities: readonly ImageAbility[];
  steps: StepBounds | null;
  guidance: GuidanceBounds | null;
}

interface Issue {
  path: string;
  message: string;
}

/** The fields of an order that a model cannot do, each with a sentence. */
export function issuesWith(
  order: Pick<
    GenerateImageRequest,
    'size' | 'seed' | 'negativePrompt' | 'likenessId' | 'characterId' | 'steps' | 'guidance'
  >,
  { sizes, abilities, steps, guidance }: Offer,
): Issue[] {
  const can = (ability: ImageAbility): boolean => abilities.includes(ability);
  const wrong: [path: string, message: string | false][] = [
    ['size', !sizes.includes(order.size) && 'This model does not paint in this size.'],
    ['seed', order.seed !== undefined && !can('seed') && 'This model takes no seed.'],
    [
      'negativePrompt',
      Boolean(order.negativePrompt) && !can('negative') && 'This model cannot leave things out.',
    ],
    [
      'likenessId',
      order.likenessId !== undefined && !can('reference') && 'This model cannot show you.',
    ],
    [
      'characterId',
      order.likenessId !== undefined &&
        order.characterId !== undefined &&
        'A picture shows either you or a character.',
    ],
    ['steps', outOfBounds('steps', order.steps, steps)],
    ['guidance', outOfBounds('guidance', order.guidance, guidance)],
  ];
  return wrong.flatMap(([path, message]) => (message === false ? [] : [{ path, message }]));
}

function outOfBounds(
  what: 'steps' | 'guidance',
  value: number | undefined,
  bounds: { min: number; max: number } | null,
): string | false {
  if (value === undefined) return false;
  if (!bounds) return `This model has no choice of ${what}.`;
  const { min, max } = bounds;
  return (value < min || value > max) && `This model takes ${min} to ${max}.`;
}
