import { z } from 'zod';
import type { PictureUsage } from '../image-engine.ts';

const count = z.int().nonnegative().nullish().catch(undefined);

const body = z.looseObject({
  usage: z.looseObject({
    input_tokens: count,
    output_tokens: count,
    input_tokens_details: z
      .looseObject({ text_tokens: count, image_tokens: count })
      .nullish()
      .catch(undefined),
  }),
});

/**
 * The tokens that an answer, or the last event of a stream, tells of.
 * @returns undefined when it does not say how many the picture took
 */
export function readPictureUsage(value: unknown): PictureUsage | undefined {
  const { usage } = body.safeParse(value).data ?? {};
  if (usage?.output_tokens == null) return undefined;
  const image = usage.input_tokens_details?.image_tokens ?? 0;
  // Without a division all that was sent counts as words, which are the cheaper kind.
  const text = usage.input_tokens_details?.text_tokens ?? (usage.input_tokens ?? 0) - image;
  return { text: Math.max(0, text), image, output: usage.output_tokens };
}
