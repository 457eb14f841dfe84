import { z } from 'zod';
import { fingerprint } from '@vesper/core/pictures/fingerprint';
import { looks } from '@vesper/core/pictures/looks';
import { RENDERINGS } from '@vesper/core/pictures/renderings';

/**
 * What the worker and the process that opens pictures say to each other. It decodes strangers'
 * files, so that what it answers is parsed like anything from outside.
 */
const bytes = z.custom<Uint8Array>((it) => it instanceof Uint8Array);

/** An order: to look at a picture, to make it anew, or to fold it. One is under way at a time. */
export type PictureOrder =
  /** `models`: with an estimate of what is seen; `faces`: of whom, too. */
  | { type: 'look'; bytes: Uint8Array; models: boolean; faces: boolean }
  | { type: 'render'; bytes: Uint8Array; rendering: (typeof RENDERINGS)[number] }
  /** For the search for marks of ours. */
  | { type: 'fold'; bytes: Uint8Array };

export const pictureOrder: z.ZodType<PictureOrder> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('look'), bytes, models: z.boolean(), faces: z.boolean() }),
  z.object({ type: z.literal('render'), bytes, rendering: z.enum(RENDERINGS) }),
  z.object({ type: z.literal('fold'), bytes }),
]);

const seen = z.object({
  type: z.literal('seen'),
  fingerprint,
  looks: looks.nullable(),
});

export const rendered = z.object({
  type: z.literal('rendered'),
  /** The picture, and a smaller one where the rendering has two. */
  files: z.array(bytes).min(1).max(2),
  width: z.number(),
  height: z.number(),
});

const numbers = z.custom<Float32Array>((it) => it instanceof Float32Array);
const folded = z.object({
  type: z.literal('folded'),
  views: z.array(z.object({ scale: z.number().positive(), waves: numbers })),
  saysAi: z.boolean(),
});

/** The file cannot be used; `code` is one of the contract's reasons. */
const unusable = z.object({ type: z.literal('unusable'), code: z.string() });

export const pictureReport = z.discriminatedUnion('type', [seen, rendered, folded, unusable]);
export type PictureReport = z.infer<typeof pictureReport>;
