import { audited } from '@vesper/core/audit/audit-log';
import {
  addModel,
  changeModel,
  orderModels,
  removeModel,
} from '@vesper/core/chat-models/change-models';
import { CHAT_MODELS } from '@vesper/core/chat-models/chat-model-registry';
import { OK, okBody } from '@vesper/core/contract/common';
import type { AuditDetails } from '@vesper/core/contract/desk/audit';
import {
  addModelRequest,
  changeModelRequest,
  deskImageModels,
  deskModel,
  deskModelParams,
  deskModels,
  orderModelsRequest,
  removeModelRequest,
  type ChangeModelRequest,
} from '@vesper/core/contract/desk/model';
import type { ModelAudience } from '@vesper/core/contract/model-settings';
import { readImageUse } from '@vesper/core/counters/image-use';
import { AppError } from '@vesper/core/errors';
import { modelKeyBox } from '@vesper/core/secrets/model-keys';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { deskModelOf, deskModelsOf } from './model-views.ts';
import { modelTrialRoutes } from './model-trial-routes.ts';

const targetOf = (id: string) => ({ kind: 'model', id });
const audienceWords = (audience: ModelAudience): string =>
  typeof audience === 'string' ? audience : audience.join(', ');

/** @throws AppError `model_fixed` for one of the configuration */
function assertNotFixed({ chatModels }: GatewayContext, id: string): void {
  const model = chatModels.all.find(({ config }) => config.id === id);
  if (model?.source) throw new AppError('model_fixed');
}

const list = route({
  method: 'get',
  path: '/api/desk/models',
  access: 'staff',
  policy: { desk: 'models.read' },
  summary: 'All chat models in their order, those of the configuration too, and how they do.',
  responses: { 200: deskModels },
  async handler({ context }) {
    return { status: 200, body: await deskModelsOf(context) };
  },
});

const add = route({
  method: 'post',
  path: '/api/desk/models',
  access: 'staff',
  policy: { desk: 'models.change' },
  summary: 'Adds a chat model, which members can choose at once. Its key is never shown again.',
  body: addModelRequest,
  responses: { 201: deskModel },
  refuses: ['model_exists', 'models_full', 'secrets_key_missing'],
  async handler({ context, body, staff }) {
    const { settings, apiKey, isOff, audience, reason } = body;
    const { id, engine, price } = settings;
    const details = {
      ...{ engine, price, isOff, audience: audienceWords(audience) },
      key: apiKey === undefined ? 'none' : 'entered',
    };
    const fixedIds = context.config.chatModels.map((model) => model.id);
    const step = { action: 'models.add', target: targetOf(id), reason, details };
    await audited(context, staff, step, () =>
      addModel(body, { box: modelKeyBox(context.config), fixedIds }),
    );
    await context.changes.tell(CHAT_MODELS);
    return { status: 201, body: await deskModelOf(context, id) };
  },
});

/** What a change is about, without the key. */
function changeDetails({ settings, apiKey, isOff, audience }: ChangeModelRequest): AuditDetails {
  return {
    ...(settings && { settings: 'changed', price: settings.price }),
    ...(isOff !== undefined && { isOff }),
    ...(audience && { audience: audienceWords(audience) }),
    ...(apiKey !== undefined && { key: apiKey === null ? 'taken away' : 'entered' }),
  };
}

const change = route({
  method: 'patch',
  path: '/api/desk/models/:id',
  access: 'staff',
  policy: { desk: 'models.change' },
  summary:
    'Changes a chat model, or switches it off; replies under way are finished by the old one.',
  params: deskModelParams,
  body: changeModelRequest,
  responses: { 200: deskModel },
  refuses: ['changed_meanwhile', 'model_fixed', 'secrets_key_missing'],
  async handler({ context, params: { id }, body, staff }) {
    assertNotFixed(context, id);
    const { reason } = body;
    const details = changeDetails(body);
    const step = { action: 'models.change', target: targetOf(id), reason, details };
    await audited(context, staff, step, () => changeModel(id, body, modelKeyBox(context.config)));
    await context.changes.tell(CHAT_MODELS);
    return { status: 200, body: await deskModelOf(context, id) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/desk/models/:id',
  access: 'staff',
  policy: { desk: 'models.change' },
  summary: 'Removes a chat model with its key. Conversations that chose it ask for another one.',
  params: deskModelParams,
  body: removeModelRequest,
  responses: { 200: okBody },
  refuses: ['changed_meanwhile', 'model_fixed'],
  async handler({ context, params: { id }, body, staff }) {
    // One that the configuration hides can go, too.
    if (!context.chatModels.hidden.some(({ config }) => config.id === id)) {
      assertNotFixed(context, id);
    }
    const step = { action: 'models.remove', target: targetOf(id), reason: body.reason };
    await audited(context, staff, step, () => removeModel(id, body.version));
    await context.changes.tell(CHAT_MODELS);
    return { status: 200, body: OK };
  },
});

const order = route({
  method: 'put',
  path: '/api/desk/models/order',
  access: 'staff',
  policy: { desk: 'models.change' },
  summary: 'Puts the models in order: the first that is on and for everyone speaks by default.',
  body: orderModelsRequest,
  responses: { 200: deskModels },
  refuses: ['changed_meanwhile'],
  async handler({ context, body: { ids, version, reason }, staff }) {
    const details = { first: ids[0] ?? null };
    await audited(context, staff, { action: 'models.order', reason, details }, () =>
      orderModels(ids, version),
    );
    await context.changes.tell(CHAT_MODELS);
    return { status: 200, body: await deskModelsOf(context) };
  },
});

const imageModels = route({
  method: 'get',
  path: '/api/desk/image-models',
  access: 'staff',
  policy: { desk: 'models.read' },
  summary: 'How the models of pictures were used today and in a week: times, failures, cost.',
  responses: { 200: deskImageModels },
  async handler({ context: { config, redis, clock } }) {
    const models = config.imageModels.map(async ({ id, name }) => ({
      ...{ id, name },
      ...(await readImageUse(redis, clock.now(), id)),
    }));
    return { status: 200, body: { models: await Promise.all(models) } };
  },
});

export const deskModelRoutes: Route[] = [
  imageModels,
  list,
  add,
  change,
  remove,
  order,
  ...modelTrialRoutes,
];
