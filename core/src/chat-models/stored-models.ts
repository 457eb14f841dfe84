import { storedModel } from '../config/chat-models.ts';
import { modelAudience, modelSettings } from '../contract/model-settings.ts';
import type { Logger } from '../log.ts';
import { ChatModel, type ChatModelDocument } from '../models/chat-model.ts';
import { ChatModelOrder, ORDER_ID } from '../models/chat-model-order.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { RegisteredModel } from './registered-model.ts';

export interface StoredModels {
  models: RegisteredModel[];
  order: { ids: readonly string[]; version: number };
}

/** What a sealed key belongs to: copied to another model it cannot be read. */
export const keyOwner = (modelId: string): string => `chat model ${modelId}`;

/** Reads what the desk keeps of chat models. */
export async function readStoredModels(
  box: SecretBox | undefined,
  log: Logger,
): Promise<StoredModels> {
  const [documents, order] = await Promise.all([
    ChatModel.find().sort({ createdAt: 1, _id: 1 }),
    ChatModelOrder.findById(ORDER_ID),
  ]);
  const models = documents.flatMap((document) => {
    const registered = registeredOf(document, box);
    // Another version of the product may have kept it, which knows more than this one.
    if (!registered) log.warn({ model: document._id }, 'a stored model cannot be read');
    return registered ? [registered] : [];
  });
  return { models, order: { ids: order?.ids ?? [], version: order?.version ?? 0 } };
}

function registeredOf(
  { _id: id, settings, sealedKey, isOff, audience, version, updatedAt }: ChatModelDocument,
  box: SecretBox | undefined,
): RegisteredModel | undefined {
  const parsed = modelSettings.safeParse(settings);
  const whom = modelAudience.safeParse(audience);
  if (!parsed.success || !whom.success || parsed.data.id !== id) return undefined;
  const apiKey = sealedKey ? box?.open(sealedKey, keyOwner(id)) : undefined;
  const unread = sealedKey && apiKey === undefined;
  return {
    config: storedModel(parsed.data, apiKey),
    source: null,
    isOff,
    audience: whom.data,
    key: unread ? 'unreadable' : apiKey === undefined ? 'none' : 'kept',
    stored: { settings: parsed.data, version, updatedAt },
  };
}
