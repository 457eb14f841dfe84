import type { ImageModelConfig } from '@vesper/core/config/image-models';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import { engineWords } from '@vesper/core/image-presets/compose-words';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { imageSubject, type ImageSubject } from '@vesper/core/models/run-subject';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { announcePositions } from '@vesper/core/runs/queue-positions';
import { presentFileSettings } from '@vesper/core/presenters/file-settings';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { tracedStream } from '@vesper/core/tracing';
import type { WorkerContext } from '../context.ts';
import { oneBigAtATime } from './big-pictures.ts';
import { EngineError } from '../engines/engine-error.ts';
import { checkOutput } from '../pictures/judge-for-others.ts';
import type { Painter } from '../engines/image/image-models.ts';
import type {
  ImageEngine,
  ImageProgress,
  ImageRequest,
  ImageResult,
} from '../engines/image/image-engine.ts';
import { followPainting } from './follow-painting.ts';
import { PaintingReport, SAVING_AT } from './painting-report.ts';
import { PaintingWatch } from './painting-watch.ts';
import { renderDerivatives } from './render-derivatives.ts';
import { hasChosen, loadReferences } from './references.ts';
import { hasReference, shownCharacter, type Shown } from './shown-character.ts';
import { saving } from './saving-picture.ts';
import { versionOf, type Version } from './source-picture.ts';
import { runProcessor, type Attempt, type Processor } from './run-attempt.ts';

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
  const watch = await PaintingWatch.begin(context, image, order.model);
  const report = new PaintingReport(context, { writer, madeBy: engine.name });
  const painting = followPainting(engine.render(request, signal), attempt.limit);
  const by = { 'gen_ai.request.model': engine.name };
  try {
    const { png, usage } = await follow(tracedStream('paint picture', by, painting), {
      signal,
      watch,
      report,
    });
    watch.painted();
    writer.emit('run:progress', { progress: SAVING_AT, stage: 'saving', ...watch.told(1) });
    const outcome = await oneBigAtATime(image, attempt.limit, async () =>
      keep(context, image, await version.finish(png), engine.name),
    );
    await watch.dealtWith(usage);
    return outcome;
  } finally {
    watch.end();
  }
}

interface Following extends Pick<Attempt<ImageSubject>, 'signal'> {
  watch: PaintingWatch;
  report: PaintingReport;
}

/** Follows the painting to its end, and tells of it. @returns the picture */
async function follow(
  painting: AsyncIterable<ImageProgress | ImageResult>,
  { signal, watch, report }: Following,
): Promise<ImageResult> {
  try {
    for await (const update of painting) {
      if (signal.aborted) break;
      if (update.type === 'result') return update;
      watch.see(update);
      await report.note(update, watch.told(update.progress));
    }
  } finally {
    await report.end();
  }
  signal.throwIfAborted();
  throw new EngineError('the engine ended without a picture', { retryable: true });
}

interface Prepared {
  model: ImageModelConfig;
  engine: ImageEngine;
  request: ImageRequest;
  version: Version;
}

/** All that the engine needs, or why the picture cannot be made any more. */
async function prepare(
  context: WorkerContext,
  image: ImageDocument,
): Promise<Prepared | { failure: RunFailureCode }> {
  const photos = await loadReferences(context, image);
  if (!photos) return { failure: 'likeness_gone' };
  const painter = context.engines.images.find(image.modelId ?? null);
  if (!painter) return { failure: 'model_gone' };
  const shown = await shownIn(context, image, painter);
  // Any picture can be made public later, or shows its owner.
  const words = image.description ?? shown.words.prompt;
  const refusal = await context.judge.ofRequest(words, 'public');
  if (refusal) return { failure: refusal };
  await confirmModel(image, painter.config.name);
  const version = await versionOf(context, image);
  if (!version) return { failure: 'origin_gone' };
  // Of one that is made of another the photo only has to be there: it is not sent again.
  const references = photos.length > 0 && !image.task ? photos : shown.references;
  const request = { ...imageRequest(image, { ...shown, references }), ...version.request };
  return { model: painter.config, engine: painter.engine, request, version };
}

/** Stores a picture once it has been checked. */
async function keep(
  context: WorkerContext,
  image: ImageDocument,
  png: Uint8Array,
  madeBy: string,
): Promise<RunOutcome> {
  if (!(await hasChosen(image))) return { status: 'failed', code: 'likeness_gone' };
  if (!(await hasReference(image))) return { status: 'failed', code: 'origin_gone' };
  const checked = await checkOutput(context, png, madeBy);
  if ('failure' in checked) return { status: 'failed', code: checked.failure };
  const isTransparent = await saving(() => storeAll(context, image, png, checked.blurred));
  const isPublic = image.isPublic && checked.state === 'passed';
  const kept = { pictureCheck: checked.check, isPublic, ...(isTransparent && { isTransparent }) };
  await Image.updateOne({ _id: image._id }, { $set: kept });
  await dropIfDeleted(context, image);
  return { status: 'completed' };
}

/** Stores a picture, and the smear that stands for a mature one. */
async function storeAll(
  context: WorkerContext,
  image: ImageDocument,
  png: Uint8Array,
  blurred: Uint8Array | null,
): Promise<boolean> {
  const isTransparent = await storePicture(context, image, png);
  const key = objectKeys.blurredImage(image.userId.toHexString(), image.id);
  if (blurred) await context.storage.put(key, blurred, 'image/webp');
  return isTransparent;
}

/** Stores the engine that paints: the order named the one that was configured at that time. */
async function confirmModel(image: ImageDocument, model: string): Promise<void> {
  if (image.model !== model) await Image.updateOne({ _id: image._id }, { model });
}

/** One that is made of another shows who that shows: neither photos nor looks are asked for again. */
async function shownIn(
  context: WorkerContext,
  image: ImageDocument,
  painter: Painter,
): Promise<Shown> {
  if (!image.task) return shownCharacter(context, image, painter);
  return { words: { prompt: engineWords(image).prompt }, references: [] };
}

function imageRequest(image: ImageDocument, { words, references }: Shown): ImageRequest {
  const { size, quality, style, seed, steps, guidance } = image;
  const { negativePrompt } = engineWords(image);
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

/** Removes files stored after their picture was deleted: the deletion could not find them. */
async function dropIfDeleted({ storage }: WorkerContext, image: ImageDocument): Promise<void> {
  if (await Image.exists({ _id: image._id })) return;
  const userId = image.userId.toHexString();
  await storage.deleteAll(objectKeys.imageFiles(userId, image.id));
}

/**
 * Stores a picture and what is derived from it under keys made from the id: a repetition writes the
 * same ones.
 * @returns whether it can be seen through
 */
export async function storePicture(
  context: WorkerContext,
  image: ImageDocument,
  png: Uint8Array,
): Promise<boolean> {
  const userId = image.userId.toHexString();
  const { picture, display, thumbnail, isTransparent } = await renderDerivatives(png, {
    watermark: context.watermark,
    madeAt: image.createdAt,
    fromPhoto: Boolean(image.likenessId),
    settings: presentFileSettings(image),
  });
  await context.storage.put(objectKeys.thumbnail(userId, image.id), thumbnail, 'image/webp');
  await context.storage.put(objectKeys.display(userId, image.id), display, 'image/webp');
  await context.storage.put(objectKeys.image(userId, image.id), picture, 'image/png');
  return isTransparent;
}

const processRun = runProcessor('image', imageSubject, paint);

/** Tells the runs that wait their new positions, then paints. */
export const processImage: Processor = async (context, job, stopping) => {
  await announcePositions(context, 'image').catch((err: unknown) => {
    context.log.warn({ err }, 'positions in the queue were not announced');
  });
  await processRun(context, job, stopping);
};
