import type { Types } from 'mongoose';
import { QUESTIONS } from '@vesper/core/ask/questions';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { generateImageRequest, orderedImage } from '@vesper/core/contract/generate-image';
import {
  readPromptRequest,
  readPromptResponse,
  type ReadPromptRequest,
  type ReadPromptResponse,
} from '@vesper/core/contract/image';
import { richerPrompt, richerPromptRequest } from '@vesper/core/contract/image-prompt';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { composeWords } from '@vesper/core/image-presets/compose-words';
import { decide } from '@vesper/core/safety/decide';
import { allOptions } from '@vesper/core/wildcards/expand-wildcards';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { orderedRuns, presentOrder } from './image-views.ts';
import { becomesOf } from './order-words.ts';
import { pictureOrder } from './picture-order.ts';

const generate = route({
  method: 'post',
  path: '/api/generate/image',
  access: 'user',
  policy: 'self',
  needs: 'images',
  limit: 'generate',
  summary:
    'Makes pictures for the price of their model, one token as a rule; at once with `Prefer: respond-async`.',
  body: generateImageRequest,
  responses: { 201: orderedImage, 202: orderedImage },
  startsRun: true,
  refuses: [
    'insufficient_tokens',
    'plan_limit',
    'too_many_runs',
    'not_found',
    'likeness_not_ready',
    'consent_required',
    ...SAFETY_REFUSALS,
  ],
  async handler(input) {
    const { context, body, user } = input;
    const order = await pictureOrder(context, user, body);
    const further = Array.from({ length: body.count - 1 }, (_, index) => index + 1);
    return respondWithRun(input, {
      kind: 'image',
      counts: 'images',
      waitMs: LIMITS.imageWait,
      schema: orderedImage,
      draft: (first) => order.draft(0, first),
      ...(further.length > 0 && {
        further: {
          count: further.length,
          drafts: (first: Types.ObjectId) => further.map((index) => order.draft(index, first)),
          runIds: orderedRuns,
        },
      }),
      present: presentOrder,
    });
  },
});

/** Somebody is still typing: the order itself is where a text is refused with a reason. */
const isAllowed = (text: string): boolean => decide(text, { kind: 'prompt' }).allowed;

async function readingOf(
  { config, workers }: Pick<GatewayContext, 'config' | 'workers'>,
  { prompt, presetId, seed }: ReadPromptRequest,
): Promise<ReadPromptResponse> {
  const { presets, lists } = config.imagePresets;
  if (!isAllowed(allOptions(prompt))) return { reading: null, becomes: [], problem: null };
  const { becomes: all, problem } = becomesOf(prompt, seed, lists);
  const becomes = all.filter(isAllowed);
  const preset = presets.find(({ id }) => id === presetId);
  const own = { prompt: becomes[0] ?? prompt };
  const said = preset ? composeWords(own, preset, false) : own;
  const reading = isAllowed(said.prompt)
    ? await workers.ask(QUESTIONS.readPrompt, { prompt: said.prompt })
    : null;
  return { reading, becomes, problem };
}

const readPrompt = route({
  method: 'post',
  path: '/api/generate/image/reading',
  access: 'user',
  policy: 'self',
  limit: 'readings',
  summary:
    'Says what a picture of these words would show and leave out, and what their choices can become, ' +
    'before it costs a token.',
  body: readPromptRequest,
  responses: { 200: readPromptResponse },
  async handler({ context, body }) {
    return { status: 200, body: await readingOf(context, body) };
  },
});

const enrichPrompt = route({
  method: 'post',
  path: '/api/generate/image/richer',
  access: 'user',
  policy: 'self',
  needs: 'images',
  limit: 'suggestions',
  summary:
    'The same picture described in richer words, by the chat model. Nothing is made or kept.',
  body: richerPromptRequest,
  responses: { 200: richerPrompt },
  refuses: ['run_failed', 'unavailable', ...SAFETY_REFUSALS],
  async handler({ context, body }) {
    await assertSafePicture(context, { prompt: allOptions(body.prompt) });
    const answer = await context.workers.ask(QUESTIONS.enrichPrompt, body);
    if ('prompt' in answer) return { status: 200, body: { prompt: answer.prompt } };
    if (answer.failure === 'content_refused') throw new AppError('content_refused');
    throw new AppError('run_failed', { message: RUN_FAILURES[answer.failure] });
  },
});

export const generateRoutes: Route[] = [generate, readPrompt, enrichPrompt];
