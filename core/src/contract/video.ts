import { z } from 'zod';
import { id, SOME_TEXT } from './common.ts';
import { failureView } from './failure.ts';
import { IMAGE_STATUSES, SEED_MAX } from './image.ts';
import { LIMITS } from './limits.ts';
import { modelId } from './model.ts';
import { VIDEO_MODEL_LIMITS, videoRatio, type VideoModelView } from './video-model.ts';

/** A film goes the way of a picture: it is pending until its run has ended. */
export const VIDEO_STATUSES = IMAGE_STATUSES;

const TOO_LONG = `A description has at most ${LIMITS.promptMax} characters.`;

/** What a film is to show. */
const videoPrompt = z
  .string()
  .trim()
  .min(1, 'Please describe your film.')
  .max(LIMITS.promptMax, TOO_LONG)
  .meta(SOME_TEXT);

export const generateVideoRequest = z.strictObject({
  prompt: videoPrompt,
  ratio: videoRatio.default('16:9'),
  /** One of the lengths of the model; its first one by default. */
  seconds: z.int().min(1).max(VIDEO_MODEL_LIMITS.secondsMax).optional(),
  seed: z.int().min(0).max(SEED_MAX).optional(),
  negativePrompt: z.string().trim().max(LIMITS.promptMax, TOO_LONG).optional(),
  /** Who makes it, of `GET /api/video-models`; the first one that can by default. */
  modelId: modelId.optional(),
  /** A picture of one's own to set in motion. */
  imageId: id.optional(),
});
export type GenerateVideoRequest = z.infer<typeof generateVideoRequest>;

/** A film as its owner sees it; nobody else does. */
export const videoView = z.object({
  id: z.string(),
  runId: z.string(),
  /** The film itself, MP4; in parts for players that ask for them. */
  videoUrl: z.string().nullable(),
  /** Its first moment, WebP. */
  posterUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  prompt: z.string(),
  negativePrompt: z.string().nullable(),
  /** 32-bit unsigned; the same order with the same seed gives the same film. */
  seed: z.int().nonnegative(),
  /** The name of the model, and its id. */
  model: z.string(),
  modelId: z.string(),
  ratio: videoRatio,
  /** Length that was ordered. */
  seconds: z.int().positive(),
  /** Of the file, once it is there. */
  pixels: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable(),
  bytes: z.int().positive().nullable(),
  /** The picture that it sets in motion; kept when that is deleted. */
  imageId: z.string().nullable(),
  status: z.enum(VIDEO_STATUSES),
  /** Of one that failed; null where nobody noted why. */
  failure: failureView.nullable().default(null),
  createdAt: z.iso.datetime(),
});
export type VideoView = z.infer<typeof videoView>;

type Offer = Pick<VideoModelView, 'seconds' | 'ratios' | 'abilities'>;
type Order = Pick<GenerateVideoRequest, 'ratio' | 'seconds' | 'negativePrompt' | 'imageId'>;

/** The fields of an order that a model of films cannot do, each with a sentence. */
export function videoIssues(
  { ratio, seconds, negativePrompt, imageId }: Order,
  offer: Offer,
): Array<{ path: string; message: string }> {
  const can = (ability: VideoModelView['abilities'][number]) => offer.abilities.includes(ability);
  const wrong: [path: string, message: string | false][] = [
    ['ratio', !offer.ratios.includes(ratio) && 'This model does not film in this shape.'],
    [
      'seconds',
      seconds !== undefined &&
        !offer.seconds.includes(seconds) &&
        `This model makes films of ${offer.seconds.join(', ')} seconds.`,
    ],
    [
      'negativePrompt',
      Boolean(negativePrompt) && !can('negative') && 'This model cannot leave things out.',
    ],
    [
      'imageId',
      imageId !== undefined && !can('animate') && 'This model cannot set pictures in motion.',
    ],
    [
      'imageId',
      imageId === undefined && !can('words') && 'This model needs a picture to begin with.',
    ],
  ];
  return wrong.flatMap(([path, message]) => (message === false ? [] : [{ path, message }]));
}

/** Tokens of a film. */
export const videoPrice = (
  { pricePerSecond }: Pick<VideoModelView, 'pricePerSecond'>,
  seconds: number,
): number => pricePerSecond * seconds;
