import { Types } from 'mongoose';
import type { ImageModelConfig } from '../../config/image-models.ts';
import type { GenerateImageRequest } from '../../contract/generate-image.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { RunEnd } from '../../contract/run.ts';
import { countEnd } from '../../counters/image-use.ts';
import { assertUsable } from '../../likeness/find-likeness.ts';
import type { VersionTask } from '../../contract/image-version.ts';
import { Image, type ImageFields } from '../../models/image.ts';
import { imageSubject } from '../../models/run-subject.ts';
import { unsayPicture } from '../../conversations/picture-message.ts';
import { presentImage } from '../../presenters/image.ts';
import { objectKeys } from '../../storage/object-keys.ts';
import type { RunDraft } from '../run-draft.ts';
import { defineKind } from './kind.ts';

const MESSAGES = {
  completed: { title: 'Your picture is ready', body: 'Come and have a look.' },
  failed: {
    title: 'A picture could not be made',
    body: 'Nothing was charged for it. Please try again.',
  },
  stopped: null,
} as const satisfies Record<RunEnd, unknown>;

/** What a picture is made of, of one that is made of another. */
interface VersionOf extends Pick<
  ImageFields,
  'strength' | 'zoom' | 'description' | 'basis' | 'width' | 'height'
> {
  task: VersionTask;
  originId: Types.ObjectId;
  rootId: Types.ObjectId;
}

/** Keys of all that is stored of a picture itself. */
const { image: whole, display, thumbnail, blurredImage } = objectKeys;
const PICTURE_FILES = [whole, display, thumbnail, blurredImage];

interface ImageOrder {
  userId: Types.ObjectId;
  request: Omit<GenerateImageRequest, 'count' | 'presetId' | 'characterId'>;
  /** The one that paints: its name and its price. */
  model: Pick<ImageModelConfig, 'name' | 'price'>;
  seed: number;
  /** The first run of the order that it is a part of, where that has several. */
  batchId?: Types.ObjectId;
  /** The character it is to show. */
  characterId?: Types.ObjectId;
  version?: VersionOf;
  /** Keeps what is to be painted anew under this key. */
  keepMask?: (key: string) => Promise<void>;
  /** The words that the request's came of, and those that the engine gets instead. */
  words?: Pick<ImageFields, 'promptTemplate' | 'preset' | 'composed'>;
  /** Tokens it costs instead of the model's price: the first picture with photos is free. */
  price?: number;
}

/**
 * A picture. Starting it throws, besides what every start throws, that a photo cannot be used (see
 * `assertUsable`).
 */
export function paintImage(order: ImageOrder): RunDraft {
  const { userId, request, model, seed, characterId, batchId, price = model.price } = order;
  const { likenessId } = request;
  const { version, words, keepMask } = order;
  const imageId = new Types.ObjectId();
  const owner = userId.toHexString();
  return {
    userId,
    subject: { kind: 'image', imageId },
    slots: Array.from({ length: LIMITS.imageRunsPerUser }, (_, n) => `image:${owner}:${n}`),
    busy: 'too_many_runs',
    price,
    async check() {
      if (likenessId) await assertUsable(userId, likenessId);
    },
    async write({ _id: runId, createdAt }) {
      await keepMask?.(objectKeys.mask(owner, imageId.toHexString()));
      await Image.create({
        ...request,
        _id: imageId,
        userId,
        runId,
        model: model.name,
        seed,
        price,
        ...version,
        ...words,
        ...(batchId && { batchId }),
        ...(characterId && { characterId }),
        negativePrompt: request.negativePrompt ?? null,
        status: 'pending',
        createdAt,
      });
      // Removing a photo marks it first and looks for pictures afterwards: either this check sees
      // the mark, or the removal sees this picture.
      if (likenessId) await assertUsable(userId, likenessId);
    },
  };
}

export const image = defineKind({
  subject: imageSubject,
  timeoutMs: 120_000,
  // A minute: servers that are started anew are back by then.
  awayAttempts: 12,
  streamsText: false,
  countsFrom: 'completion',
  tellsPosition: true,
  async undo({ storage }, { userId }, { imageId }) {
    await storage.delete(objectKeys.mask(userId.toHexString(), imageId.toHexString()));
    await Image.deleteOne({ _id: imageId });
    await unsayPicture(imageId);
  },
  async decide(_context, _run, { imageId }, outcome) {
    const status = outcome.status === 'completed' ? 'complete' : outcome.status;
    const failed = outcome.status === 'failed' && { failureCode: outcome.code };
    await Image.updateOne({ _id: imageId, status: 'pending' }, { $set: { status, ...failed } });
  },
  async read(_run, { imageId }) {
    const picture = await Image.findById(imageId);
    if (!picture || picture.status === 'pending') return null;
    const end = picture.status === 'complete' ? 'completed' : picture.status;
    const isThere = end === 'completed' && !picture.trashedAt;
    return { end, views: isThere ? { image: presentImage(picture, false) } : {} };
  },
  async afterEnd({ storage }, { userId }, { imageId }) {
    const [owner, id] = [userId.toHexString(), imageId.toHexString()];
    const picture = await Image.findById(imageId, { task: 1, status: 1 });
    if (!picture) {
      await storage.deleteAll(objectKeys.imageFiles(owner, id));
      return;
    }
    const isDone = picture.status === 'complete';
    // One that was stopped while it was stored was paid back, and must not lie there. Its mask stays
    // for as long as it does: the same may be tried again.
    const files = isDone ? [] : PICTURE_FILES;
    const masks = isDone && picture.task === 'inpaint' ? [objectKeys.mask] : [];
    for (const keyOf of [...files, ...masks]) await storage.delete(keyOf(owner, id));
  },
  async count({ config, redis, clock }, { price }, { imageId }, end) {
    const [first] = config?.imageModels ?? [];
    const picture = await Image.findById(imageId, { modelId: 1 });
    const model = picture && (picture.modelId ?? first?.id);
    if (model) await countEnd(redis, clock.now(), model, { ...end, price });
  },
  notification: async (_subject, end) => MESSAGES[end],
});
