import type { RegisteredModel } from '@vesper/core/chat-models/registered-model';
import type { DeskModel, DeskModels } from '@vesper/core/contract/desk/model';
import { AppError } from '@vesper/core/errors';
import { readFirstWord, readModelStates } from '@vesper/core/model-state';
import { presentDeskModel } from '@vesper/core/presenters/desk/model';
import type { GatewayContext } from '../../context.ts';

type ModelContext = Pick<GatewayContext, 'chatModels' | 'config' | 'redis'>;

/** All chat models with what workers saw of them last. */
export async function deskModelsOf(context: ModelContext): Promise<DeskModels> {
  const { chatModels, config } = context;
  return {
    models: await present(context, chatModels.all),
    hidden: chatModels.hidden.map(({ config: { id }, stored }) => {
      return { id, version: stored?.version ?? 0 };
    }),
    orderVersion: chatModels.orderVersion,
    keepsKeys: config.secretsKey !== undefined,
  };
}

/**
 * One of them.
 * @throws AppError `not_found`
 */
export async function deskModelOf(context: ModelContext, id: string): Promise<DeskModel> {
  const found = context.chatModels.all.filter(({ config }) => config.id === id);
  const [view] = await present(context, found);
  if (!view) throw new AppError('not_found');
  return view;
}

async function present(
  { chatModels, redis }: ModelContext,
  models: readonly RegisteredModel[],
): Promise<DeskModel[]> {
  const states = await readModelStates(
    redis,
    models.map(({ config }) => config.id),
  );
  const byDefault = chatModels.find(null);
  return Promise.all(
    models.map(async (model) => {
      const { id } = model.config;
      const firstWordMs = await readFirstWord(redis, id);
      const isDefault = model === byDefault;
      return presentDeskModel(model, { state: states.get(id), firstWordMs, isDefault });
    }),
  );
}
