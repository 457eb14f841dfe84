import { z } from 'zod';
import { samplerSettings } from '@vesper/core/contract/model';

const message = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
});

/** What the engine tells the process that holds the model. */
export const modelOrder = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('load'),
    file: z.string(),
    /** Most tokens that a talk may take, its reply included. */
    contextTokens: z.int().positive(),
    /** Replies that are written at once. */
    sequences: z.int().positive(),
  }),
  z.object({
    type: z.literal('generate'),
    id: z.int(),
    messages: z.array(message).min(1),
    replyTokens: z.int().positive(),
    sampler: samplerSettings.omit({ replyTokens: true }),
  }),
  z.object({ type: z.literal('abort'), id: z.int() }),
  z.object({ type: z.literal('count'), id: z.int(), text: z.string() }),
]);
export type ModelOrder = z.infer<typeof modelOrder>;
export type GenerateOrder = Extract<ModelOrder, { type: 'generate' }>;
export type LoadOrder = Extract<ModelOrder, { type: 'load' }>;

const tokens = z.int().nonnegative();

/** What the process that holds the model answers. */
export const modelReport = z.discriminatedUnion('type', [
  /** The model is loaded; `contextTokens` is what the file and the memory allow. */
  z.object({ type: z.literal('ready'), contextTokens: z.int().positive() }),
  z.object({ type: z.literal('unusable'), message: z.string() }),
  z.object({
    type: z.literal('piece'),
    id: z.int(),
    kind: z.enum(['text', 'thinking']),
    text: z.string(),
  }),
  z.object({
    type: z.literal('done'),
    id: z.int(),
    finish: z.enum(['stop', 'length']),
    usage: z.object({ promptTokens: tokens, cachedTokens: tokens, completionTokens: tokens }),
  }),
  /** The prompt and the shortest reply do not fit: nothing was written. */
  z.object({ type: z.literal('tooLong'), id: z.int(), tokens }),
  /** The order was broken off, and its place is free again. */
  z.object({ type: z.literal('stopped'), id: z.int() }),
  z.object({ type: z.literal('broken'), id: z.int(), message: z.string() }),
  z.object({ type: z.literal('counted'), id: z.int(), tokens }),
]);
export type ModelReport = z.infer<typeof modelReport>;
/** A report about one order, as opposed to the model itself. */
export type JobReport = Extract<ModelReport, { id: number }>;
