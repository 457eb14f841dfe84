import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';

/**
 * Questions, heard by every worker. Publishing says how many hear it, so that the lack of a worker
 * is known at once; and unlike in a queue nothing of what people wrote is stored.
 */
export const ASK_CHANNEL = 'ask';

/** Answers to the questions of one gateway. */
export const answersChannel = (gateway: string): string => `answers:${gateway}`;

/** The key by which the first worker takes a question, and how long it stands. */
export const claimKey = (id: string): string => `ask:${id}`;
export const CLAIM_MS = 2 * LIMITS.askWait;

const askedQuestion = z.object({
  id: z.string(),
  name: z.string(),
  replyTo: z.string(),
  input: z.unknown(),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** Without `answer` the worker could not give one. */
const givenAnswer = z.object({ id: z.string(), answer: z.unknown().optional() });
export type GivenAnswer = z.infer<typeof givenAnswer>;

export function readQuestion(message: string): AskedQuestion {
  return askedQuestion.parse(JSON.parse(message));
}

export function readAnswer(message: string): GivenAnswer {
  return givenAnswer.parse(JSON.parse(message));
}
