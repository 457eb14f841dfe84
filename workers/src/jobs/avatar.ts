import { createHash } from 'node:crypto';
import { DelayedError, type Job } from 'bullmq';
import { avatarPrompt } from '@vesper/core/characters/character-prompts';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { JOBS } from '@vesper/core/runs/jobs';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import type { PortraitOrder } from '../engines/image/image-engine.ts';
import { EngineError } from '../engines/engine-error.ts';
import { checkOutput } from '../pictures/judge-for-others.ts';
import { renderAvatar, renderPortrait } from './render-derivatives.ts';
import { timeBound } from '../time-bound.ts';

/** The longest one attempt may take. */
const LIMIT_MS = 120_000;

/**
 * Paints the face of a character that has none. A second run of the same job finds the face and
 * leaves; should both paint, they paint the same.
 */
export async function processAvatar(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const { characterId } = JOBS.avatar.payload.parse(job.data);
  const character = await Character.findOne({
    ...{ _id: characterId, avatarKey: null, ownAvatarKey: null },
  });
  if (!character) return;
  const signal = timeBound(LIMIT_MS, stopping);
  try {
    await giveFace(context, character, await paint(context, character, signal));
  } catch (err) {
    if (!stopping.aborted) throw err;
    await job.moveToDelayed(context.clock.now().getTime(), job.token);
    throw new DelayedError();
  }
}

async function paint(
  { engines, judge }: WorkerContext,
  character: CharacterDocument,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const order = portraitOrder(character);
  const refusal = await judge.ofRequest(order.prompt, 'public');
  if (refusal) throw new EngineError(`a face was refused: ${refusal}`, { retryable: false });
  const request = {
    runId: character.id,
    ...order,
    size: '1024x1024',
    quality: 'standard',
    style: 'natural',
  } as const;
  for await (const update of engines.images.first.engine.render(request, signal)) {
    if (update.type === 'result') return update.png;
  }
  signal.throwIfAborted();
  throw new EngineError('the engine ended without a picture', { retryable: true });
}

/** Words and seed of a character's portrait: those of its look, and the same ones each time. */
export function portraitOrder(character: CharacterDocument): PortraitOrder {
  const own = createHash('sha256').update(character.id).digest().readUInt32BE();
  return { prompt: avatarPrompt(character), seed: character.look?.seed ?? own };
}

/** Stores the face, then its key; removes the face of a character that was deleted meanwhile. */
async function giveFace(
  context: WorkerContext,
  { _id, id, userId, createdAt: madeAt }: CharacterDocument,
  picture: Uint8Array,
): Promise<void> {
  const owner = userId.toHexString();
  const checked = await checkOutput(context, picture, context.engines.images.first.engine.name);
  if ('failure' in checked) {
    throw new EngineError(`a face was refused: ${checked.failure}`, { retryable: false });
  }
  const { storage, watermark } = context;
  const marking = { watermark, madeAt };
  const avatarKey = objectKeys.avatar(owner, id);
  const portraitKey = objectKeys.portrait(owner, id);
  await storage.put(portraitKey, await renderPortrait(picture, marking), 'image/webp');
  await storage.put(avatarKey, await renderAvatar(picture, marking), 'image/webp');
  const blurredKey = objectKeys.blurredAvatar(owner, id);
  if (checked.blurred) await storage.put(blurredKey, checked.blurred, 'image/webp');
  const faceless = { _id, avatarKey: null, ownAvatarKey: null };
  const shown = checked.state === 'passed' ? { avatarKey } : { ownAvatarKey: avatarKey };
  await Character.updateOne(faceless, { $set: { ...shown, pictureCheck: checked.check } });
  if (await Character.exists({ _id })) return;
  await storage.delete(avatarKey);
  await storage.delete(portraitKey);
  await storage.delete(blurredKey);
}
