import { QUESTIONS, type ModelTarget } from '@vesper/core/ask/questions';
import { audited } from '@vesper/core/audit/audit-log';
import { sealKey } from '@vesper/core/chat-models/change-models';
import { assertKeyStays } from '@vesper/core/chat-models/key-address';
import {
  modelTrial,
  painterTrial,
  tryModelRequest,
  tryPainterRequest,
  type TryModelRequest,
} from '@vesper/core/contract/desk/model';
import { AppError } from '@vesper/core/errors';
import { settingsOf } from '@vesper/core/presenters/desk/model';
import { modelKeyBox } from '@vesper/core/secrets/model-keys';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';

type ModelContext = Pick<GatewayContext, 'chatModels' | 'config'>;

/**
 * The model that is meant, as a worker is told of it: a key that was just typed travels sealed.
 * @throws AppError `secrets_key_missing`; `validation_failed` where a kept key would go astray
 */
function targetOf({ chatModels, config }: ModelContext, asked: TryModelRequest): ModelTarget {
  if ('id' in asked) return { id: asked.id };
  const { settings, apiKey, keyOf } = asked;
  if (apiKey !== undefined) {
    return { settings, sealedKey: sealKey(modelKeyBox(config), settings.id, apiKey) };
  }
  const lender = chatModels.all.find(({ config: { id } }) => id === keyOf);
  if (!lender || lender.key === 'none') return { settings };
  assertKeyStays(settingsOf(lender.config), settings);
  return { settings, keyOf: lender.config.id };
}

const tryModel = route({
  method: 'post',
  path: '/api/desk/models/try',
  access: 'staff',
  policy: { desk: 'models.try' },
  summary: 'A sentence to a model, also to one that is not saved yet: its answer and its times.',
  body: tryModelRequest,
  responses: { 200: modelTrial },
  refuses: ['secrets_key_missing', 'unavailable', ...SAFETY_REFUSALS],
  async handler({ context, body, staff }) {
    await assertSafe(context, body.text, 'message', 'text');
    const isSaved = 'id' in body;
    const id = isSaved ? body.id : body.settings.id;
    if (isSaved && !context.chatModels.all.some(({ config }) => config.id === id)) {
      throw new AppError('not_found');
    }
    const target = targetOf(context, body);
    const step = { action: 'models.try', target: { kind: 'model', id }, details: { isSaved } };
    const trial = await audited(context, staff, step, () =>
      context.workers.ask(QUESTIONS.tryModel, { text: body.text, target }),
    );
    return { status: 200, body: trial };
  },
});

const tryPainter = route({
  method: 'post',
  path: '/api/desk/painter/try',
  access: 'staff',
  policy: { desk: 'models.try' },
  summary: 'A prompt to the engine that paints: a small picture and the time it took.',
  body: tryPainterRequest,
  responses: { 200: painterTrial },
  refuses: ['unavailable', ...SAFETY_REFUSALS],
  async handler({ context, body, staff }) {
    await assertSafe(context, body.prompt, 'prompt', 'prompt');
    const target = { kind: 'engine', id: 'painter' };
    const trial = await audited(context, staff, { action: 'models.try', target }, () =>
      context.workers.ask(QUESTIONS.tryPainter, body),
    );
    return { status: 200, body: trial };
  },
});

export const modelTrialRoutes: Route[] = [tryModel, tryPainter];
