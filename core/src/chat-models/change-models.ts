import type { AddModelRequest, ChangeModelRequest } from '../contract/desk/model.ts';
import { MODEL_LIMITS } from '../contract/model.ts';
import { modelSettings, type ModelSettings } from '../contract/model-settings.ts';
import { AppError } from '../errors.ts';
import { ChatModel, type ChatModelDocument } from '../models/chat-model.ts';
import { ChatModelOrder, ORDER_ID } from '../models/chat-model-order.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { assertKeyStays } from './key-address.ts';
import { keyOwner } from './stored-models.ts';

/**
 * Seals the key of a model.
 * @throws AppError `secrets_key_missing` where there is nothing to seal it with
 */
export function sealKey(box: SecretBox | undefined, id: string, apiKey: string): string {
  if (!box) throw new AppError('secrets_key_missing');
  return box.seal(apiKey, keyOwner(id));
}

/**
 * Adds a model behind all others.
 * @throws AppError `model_exists`, `models_full`, `secrets_key_missing`
 */
export async function addModel(
  { settings, apiKey, isOff, audience }: Omit<AddModelRequest, 'reason'>,
  { box, fixedIds }: { box: SecretBox | undefined; fixedIds: readonly string[] },
): Promise<void> {
  const { id } = settings;
  if (fixedIds.includes(id)) throw new AppError('model_exists');
  if ((await ChatModel.countDocuments()) >= MODEL_LIMITS.count) throw new AppError('models_full');
  const sealedKey = apiKey === undefined ? undefined : sealKey(box, id, apiKey);
  try {
    await ChatModel.create({ _id: id, settings, isOff, audience, ...(sealedKey && { sealedKey }) });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('model_exists', { cause: err });
    throw err;
  }
}

/**
 * Changes a model, if nobody else did since it was read.
 * @throws AppError `changed_meanwhile`, `not_found`, `secrets_key_missing`; `validation_failed`
 *   where a key would go to an address that it was not entered for
 */
export async function changeModel(
  id: string,
  change: ChangeModelRequest,
  box: SecretBox | undefined,
): Promise<void> {
  const { version, settings, apiKey, isOff, audience } = change;
  await assertFits(id, change);
  const sealedKey = apiKey ? sealKey(box, id, apiKey) : undefined;
  const changed = await ChatModel.updateOne(
    { _id: id, version },
    {
      $set: {
        ...(settings && { settings }),
        ...(sealedKey && { sealedKey }),
        ...(isOff !== undefined && { isOff }),
        ...(audience && { audience }),
      },
      ...(apiKey === null && { $unset: { sealedKey: 1 } }),
      $inc: { version: 1 },
    },
  );
  if (changed.matchedCount === 0) throw new AppError('changed_meanwhile');
}

/** @throws AppError when the change is not one of the model as it stands */
async function assertFits(
  id: string,
  { version, settings, apiKey }: ChangeModelRequest,
): Promise<void> {
  const stored = await storedModel(id, version);
  if (!settings) return;
  assertSameId(id, settings);
  const keepsKey = Boolean(stored.sealedKey) && apiKey === undefined;
  if (keepsKey) assertKeyStays(settingsOf(stored), settings);
}

/**
 * Removes a model, if nobody changed it since it was read.
 * @throws AppError `changed_meanwhile`, `not_found`
 */
export async function removeModel(id: string, version: number): Promise<void> {
  const { deletedCount } = await ChatModel.deleteOne({ _id: id, version });
  if (deletedCount === 0) {
    await storedModel(id, version);
    throw new AppError('changed_meanwhile');
  }
}

/**
 * Puts the models into another order.
 * @throws AppError `changed_meanwhile`
 */
export async function orderModels(ids: readonly string[], version: number): Promise<void> {
  if (version > 0) {
    const order = { $set: { ids }, $inc: { version: 1 } };
    const { matchedCount } = await ChatModelOrder.updateOne({ _id: ORDER_ID, version }, order);
    if (matchedCount === 0) throw new AppError('changed_meanwhile');
    return;
  }
  try {
    await ChatModelOrder.create({ _id: ORDER_ID, ids: [...ids], version: 1 });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('changed_meanwhile', { cause: err });
    throw err;
  }
}

async function storedModel(id: string, version: number): Promise<ChatModelDocument> {
  const stored = await ChatModel.findById(id);
  if (!stored) throw new AppError('not_found');
  if (stored.version !== version) throw new AppError('changed_meanwhile');
  return stored;
}

/** Undefined for one that another version of the product kept, which knows more than this one. */
function settingsOf({ settings }: ChatModelDocument): ModelSettings | undefined {
  return modelSettings.safeParse(settings).data;
}

/** Conversations know a model by its id: another id is another model. */
function assertSameId(id: string, settings: ModelSettings): void {
  if (settings.id === id) return;
  const message = 'The id stays as it is. Add another model instead.';
  throw new AppError('validation_failed', { issues: [{ path: 'settings.id', message }] });
}
