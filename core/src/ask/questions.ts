import { z } from 'zod';
import { id } from '../contract/common.ts';
import { modelTrial, painterTrial, tryPainterRequest } from '../contract/desk/model.ts';
import { RUN_FAILURES, type RunFailureCode } from '../contract/errors.ts';
import { promptReading } from '../contract/image.ts';
import { richerPrompt, richerPromptRequest } from '../contract/image-prompt.ts';
import { LIMITS } from '../contract/limits.ts';
import { pictureOrigin } from '../contract/made-here.ts';
import { suggestedLine } from '../contract/message.ts';
import { modelSettings } from '../contract/model-settings.ts';
import { tryReply, tryRequest } from '../contract/try.ts';
import { RENDERINGS } from '../pictures/renderings.ts';

/** What a gateway may ask of a worker: what goes there, and what comes back. */
export interface Question<Input, Answer> {
  name: string;
  input: z.ZodType<Input>;
  answer: z.ZodType<Answer>;
  /** Bounds for one that takes its time: how long it may take, and how many may be open at once. */
  slow?: { waitMs: number; open: number };
}

const FAILURES = Object.keys(RUN_FAILURES).filter((it): it is RunFailureCode => it in RUN_FAILURES);

/** A line that the member could say next, or the reason why there is none. */
const lineSuggestion = z.union([suggestedLine, z.object({ failure: z.enum(FAILURES) })]);
export type LineSuggestion = z.infer<typeof lineSuggestion>;

/** One that is there, or one that nobody saved: its key travels sealed, or is that of another. */
const modelTarget = z.union([
  z.object({ id: z.string() }),
  z.object({
    settings: modelSettings,
    sealedKey: z.string().optional(),
    keyOf: z.string().optional(),
  }),
]);
export type ModelTarget = z.infer<typeof modelTarget>;

/** A description in richer words, or the reason why there is none. */
const promptSuggestion = z.union([richerPrompt, z.object({ failure: z.enum(FAILURES) })]);
export type PromptSuggestion = z.infer<typeof promptSuggestion>;

const define = <Input, Answer>(question: Question<Input, Answer>): Question<Input, Answer> =>
  question;

/**
 * Questions that an engine answers at once or within a minute: without a run, a log or tokens, and
 * without a trace. Both sides are typed from this table.
 */
export const QUESTIONS = {
  /** What the image engine will show of a prompt; null when it cannot tell. */
  readPrompt: define({
    name: 'readPrompt',
    input: z.object({ prompt: z.string() }),
    answer: promptReading.nullable(),
  }),
  /** The built-in companion's reply to somebody without an account. */
  tryReply: define({ name: 'tryReply', input: tryRequest, answer: tryReply }),
  /** What the member could say next in a conversation, thought of by its model. */
  suggestLine: define({
    name: 'suggestLine',
    input: z.object({ conversationId: id }),
    answer: lineSuggestion,
    slow: { waitMs: LIMITS.suggestionWait, open: LIMITS.openSuggestions },
  }),
  /** The same picture described in richer words, by the first chat model. */
  enrichPrompt: define({
    name: 'enrichPrompt',
    input: richerPromptRequest,
    answer: promptSuggestion,
    slow: { waitMs: LIMITS.suggestionWait, open: LIMITS.openSuggestions },
  }),
  /** The reason why a text may not become public, by the moderation server; null when it may. */
  judgePublic: define({
    name: 'judgePublic',
    input: z.object({ text: z.string() }),
    answer: z.object({ refusal: z.enum(FAILURES).nullable() }),
    slow: { waitMs: LIMITS.judgementWait, open: LIMITS.openJudgements },
  }),
  /** A sentence to a chat model, to see if and how fast it answers. */
  tryModel: define({
    name: 'tryModel',
    input: z.object({ text: z.string(), target: modelTarget }),
    answer: modelTrial,
    slow: { waitMs: LIMITS.tryModelWait, open: LIMITS.openModelTries },
  }),
  /** The same for the engine that paints. */
  tryPainter: define({
    name: 'tryPainter',
    input: tryPainterRequest,
    answer: painterTrial,
    slow: { waitMs: LIMITS.tryModelWait, open: LIMITS.openModelTries },
  }),
  /**
   * A picture that somebody sent, made anew where no secret is near: read from one key of the
   * storage, written to others. `failure`: it cannot be used.
   */
  renderPicture: define({
    name: 'renderPicture',
    input: z.object({
      rendering: z.enum(RENDERINGS),
      from: z.string(),
      to: z.array(z.string()).min(1).max(2),
    }),
    answer: z.object({
      failure: z.enum(FAILURES).nullable(),
      width: z.number(),
      height: z.number(),
    }),
    slow: { waitMs: LIMITS.renderWait, open: LIMITS.openRenderings },
  }),
  /** What a stranger's picture, at a key of the storage, shows of having been made here. */
  findMark: define({
    name: 'findMark',
    input: z.object({ from: z.string() }),
    answer: z.object({ failure: z.enum(FAILURES).nullable(), origin: pictureOrigin }),
    slow: { waitMs: LIMITS.renderWait, open: LIMITS.openMarkSearches },
  }),
} as const;

export type QuestionName = keyof typeof QUESTIONS;

export function isQuestion(name: string): name is QuestionName {
  return name in QUESTIONS;
}
