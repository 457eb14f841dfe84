import { Character } from '@vesper/core/models/character';
import { can } from '@vesper/core/policies/character';
import { mediaPaths } from '@vesper/core/contract/media';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { imageSubject, type ImageSubject } from '@vesper/core/models/run-subject';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { putPreview } from '@vesper/core/runs/previews';
import { announcePositions } from '@vesper/core/runs/queue-positions';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { tracedStream } from '@vesper/core/tracing';
import type { WorkerContext } from '../context.ts';
import { portraitOrder } from './avatar.ts';
import { characterPrompt } from './avatar-prompt.ts';
import { EngineError } from '../engines/engine-error.ts';
import { checkOutput } from '../pictures/judge-for-others.ts';
import type {
  ImageEngine,
  ImageProgress,
  ImageRequest,
  ReferenceImage,
} from '../engines/image/image-engine.ts';
import { followPainting } from './follow-painting.ts';
import { renderDerivatives } from './render-derivatives.ts';
import { hasChosen, loadReferences } from './references.ts';
import { versionOf, type Version } from './source-picture.ts';
import { runProcessor, type Attempt, type Processor } from './run-attempt.ts';

/** Share of the bar that is kept for storing the picture. */
const SAVING_AT = 0.96;

/** Paints a picture and stores it with its renditions. */
async function paint(context: WorkerContext, attempt: Attempt<ImageSubject>): Promise<RunOutcome> {
  const { run, subject, writer, signal } = attempt;
  const image = await Image.findById(subject.imageId);
  if (!image) throw new EngineError('the image is gone', { retryable: false });
  if (run.price > 0 && !(await context.ledger.isHeld(run.userId, run._id))) {
    return { status: 'failed', code: 'insufficient_tokens' };
  }
  const order = await prepare(context, image);
  if ('failure' in order) return { status: 'failed', code: order.failure };
  const { engine, request, version } = order;
  let step = 0;
  const painting = followPainting(engine.render(request, signal), attempt.limit);
  const by = { 'gen_ai.request.model': engine.name };
  for await (const update of tracedStream('paint picture', by, painting)) {
    if (signal.aborted) break;
    if (update.type === 'progress') {
      step += 1;
      await report(context, attempt, update, step);
      continue;
    }
    writer.emit('run:progress', { progress: SAVING_AT, stage: 'saving' });
    return keep(context, image, await version.finish(update.png), engine.name);
  }
  signal.throwIfAborted();
  throw new EngineError('the engine ended without a picture', { retryable: true });
}

interface Prepared {
  engine: ImageEngine;
  request: ImageRequest;
  version: Version;
}

/** All that the engine needs, or why the picture cannot be made any more. */
async function prepare(
  context: WorkerContext,
  image: ImageDocument,
): Promise<Prepared | { failure: RunFailureCode }> {
  const references = await loadReferences(context, image);
  if (!references) return { failure: 'likeness_gone' };
  // Any picture can be made public later, or shows its owner.
  const refusal = await context.judge.ofRequest(image.description ?? image.prompt, 'public');
  if (refusal) return { failure: refusal };
  const painter = context.engines.images.find(image.modelId ?? null);
  if (!painter) return { failure: 'model_gone' };
  await confirmModel(image, painter.config.name);
  const version = await versionOf(context, image);
  if (!version) return { failure: 'origin_gone' };
  const request = await requestFor(image, references, version);
  return { engine: painter.engine, request, version };
}

/** Stores a picture once it has been checked. */
async function keep(
  context: WorkerContext,
  image: ImageDocument,
  png: Uint8Array,
  madeBy: string,
): Promise<RunOutcome> {
  if (!(await hasChosen(image))) return { status: 'failed', code: 'likeness_gone' };
  const checked = await checkOutput(context, png, madeBy);
  if ('failure' in checked) return { status: 'failed', code: checked.failure };
  await storePicture(context, image, png);
  if (checked.blurred) {
    const key = objectKeys.blurredImage(image.userId.toHexString(), image.id);
    await context.storage.put(key, checked.blurred, 'image/webp');
  }
  const isPublic = image.isPublic && checked.state === 'passed';
  await Image.updateOne({ _id: image._id }, { $set: { pictureCheck: checked.check, isPublic } });
  await dropIfDeleted(context, image);
  return { status: 'completed' };
}

/** Stores the engine that paints: the order named the one that was configured at that time. */
async function confirmModel(image: ImageDocument, model: string): Promise<void> {
  if (image.model !== model) await Image.updateOne({ _id: image._id }, { model });
}

/** The words that the engine gets: with the looks of the character that is to be seen. */
async function promptOf({
  prompt,
  characterId,
  userId,
}: ImageDocument): Promise<Pick<ImageRequest, 'prompt' | 'portrait'>> {
  const character = characterId ? await Character.findById(characterId) : null;
  const actor = { userId: userId.toHexString() };
  if (!character || !can(actor, 'read', character)) return { prompt };
  const seen = characterPrompt(character, prompt);
  return seen === null ? { prompt } : { prompt: seen, portrait: portraitOrder(character) };
}

/** One that is made of another shows who that shows: neither photos nor looks are asked for again. */
async function requestFor(
  image: ImageDocument,
  references: ReferenceImage[],
  version: Version,
): Promise<ImageRequest> {
  if (image.task) {
    return { ...imageRequest(image, { prompt: image.prompt }, []), ...version.request };
  }
  return imageRequest(image, await promptOf(image), references);
}

function imageRequest(
  image: ImageDocument,
  words: Pick<ImageRequest, 'prompt' | 'portrait'>,
  references: ReferenceImage[],
): ImageRequest {
  const { negativePrompt, size, quality, style, seed, steps, guidance } = image;
  return {
    runId: image.runId.toHexString(),
    ...words,
    ...{ size, quality, style, seed },
    ...(negativePrompt && { negativePrompt }),
    ...(typeof steps === 'number' && { steps }),
    ...(typeof guidance === 'number' && { guidance }),
    ...(references.length > 0 && { references }),
  };
}

/**
 * No preview after so much of the work: who stops a picture gets the token back, and the last ones
 * would be the picture for nothing.
 */
const PREVIEWS_UNTIL = 0.75;

async function report(
  context: WorkerContext,
  { writer }: Attempt<ImageSubject>,
  { progress, stage, preview }: ImageProgress,
  step: number,
): Promise<void> {
  const scaled = progress * SAVING_AT;
  const isShown = progress <= PREVIEWS_UNTIL && !context.config.pictures.mildOnly;
  if (!preview || !isShown) {
    writer.emit('run:progress', { progress: scaled, stage });
    return;
  }
  await putPreview(context.redis, writer.runId, step, preview);
  const previewUrl = mediaPaths.preview(writer.runId, step);
  writer.emit('run:progress', { progress: scaled, stage, previewUrl });
}

/** Removes files stored after their picture was deleted: the deletion could not find them. */
async function dropIfDeleted({ storage }: WorkerContext, image: ImageDocument): Promise<void> {
  if (await Image.exists({ _id: image._id })) return;
  const userId = image.userId.toHexString();
  await storage.deleteAll(objectKeys.imageFiles(userId, image.id));
}

/** Stores a picture and what is derived from it under keys made from the id: a repetition writes the same ones. */
export async function storePicture(
  context: WorkerContext,
  image: ImageDocument,
  png: Uint8Array,
): Promise<void> {
  const userId = image.userId.toHexString();
  const { picture, display, thumbnail } = await renderDerivatives(png, {
    watermark: context.watermark,
    madeAt: image.createdAt,
    fromPhoto: Boolean(image.likenessId),
  });
  await context.storage.put(objectKeys.thumbnail(userId, image.id), thumbnail, 'image/webp');
  await context.storage.put(objectKeys.display(userId, image.id), display, 'image/webp');
  await context.storage.put(objectKeys.image(userId, image.id), picture, 'image/png');
}

const processRun = runProcessor('image', imageSubject, paint);

/** Tells the runs that wait their new positions, then paints. */
export const processImage: Processor = async (context, job, stopping) => {
  await announcePositions(context, 'image').catch((err: unknown) => {
    context.log.warn({ err }, 'positions in the queue were not announced');
  });
  await processRun(context, job, stopping);
};
