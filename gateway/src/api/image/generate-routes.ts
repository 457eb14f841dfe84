import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { QUESTIONS } from '@vesper/core/ask/questions';
import { firstImageModel, type ImageModelConfig } from '@vesper/core/config/image-models';
import {
  generateImageRequest,
  issuesWith,
  orderedImage,
  seedAt,
  type GenerateImageRequest,
} from '@vesper/core/contract/generate-image';
import { readPromptRequest, readPromptResponse, SEED_MAX } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { readImageAbilities } from '@vesper/core/image-abilities';
import { imageOffer } from '@vesper/core/presenters/image-model';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { decide } from '@vesper/core/safety/decide';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { respondWithRun } from '../run/respond-with-run.ts';
import { assertSafePicture, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { orderedRuns, presentOrder } from './image-views.ts';

const NOT_OFFERED = 'This model is not offered. Choose another one.';

/**
 * Finds the model that is to paint, and holds the order to what it can do.
 * @throws AppError `validation_failed`, marked at the fields
 */
async function modelFor(
  { config, redis }: Pick<GatewayContext, 'config' | 'redis'>,
  order: GenerateImageRequest,
): Promise<ImageModelConfig> {
  const { modelId } = order;
  const model =
    modelId === undefined
      ? firstImageModel(config)
      : config.imageModels.find(({ id }) => id === modelId);
  if (!model) {
    throw new AppError('validation_failed', {
      issues: [{ path: 'modelId', message: NOT_OFFERED }],
    });
  }
  const told = await readImageAbilities(redis, [model.id]);
  const issues = issuesWith(order, imageOffer(model, told.get(model.id)));
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return model;
}

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
    await assertSafePicture(context, body);
    const model = await modelFor(context, body);
    const userId = new Types.ObjectId(user.id);
    const seed = body.seed ?? randomInt(SEED_MAX + 1);
    const { count, ...request } = body;
    const paint = (index: number, first: Types.ObjectId): RunDraft =>
      paintImage({
        ...{ userId, request, model, seed: seedAt(seed, index) },
        ...(count > 1 && { batchId: first }),
      });
    const indexes = Array.from({ length: count - 1 }, (_, index) => index + 1);
    return respondWithRun(input, {
      kind: 'image',
      counts: 'images',
      waitMs: LIMITS.imageWait,
      schema: orderedImage,
      draft: (first) => paint(0, first),
      ...(count > 1 && {
        further: {
          count: indexes.length,
          drafts: (first: Types.ObjectId) => indexes.map((index) => paint(index, first)),
          runIds: orderedRuns,
        },
      }),
      present: presentOrder,
    });
  },
});

const readPrompt = route({
  method: 'post',
  path: '/api/generate/image/reading',
  access: 'user',
  policy: 'self',
  limit: 'readings',
  summary: 'Says what a picture of these words would show and leave out, before it costs a token.',
  body: readPromptRequest,
  responses: { 200: readPromptResponse },
  async handler({ context, body }) {
    // Somebody is still typing: the order itself is where a text is refused with a reason.
    const allowed = decide(body.prompt, { kind: 'prompt' }).allowed;
    const reading = allowed ? await context.workers.ask(QUESTIONS.readPrompt, body) : null;
    return { status: 200, body: { reading } };
  },
});

export const generateRoutes: Route[] = [generate, readPrompt];
