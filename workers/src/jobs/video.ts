import { buffer } from 'node:stream/consumers';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import { Image } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { videoSubject, type VideoSubject } from '@vesper/core/models/run-subject';
import { Video, type VideoDocument } from '@vesper/core/models/video';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { announcePositions } from '@vesper/core/runs/queue-positions';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { tracedStream } from '@vesper/core/tracing';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { cleanPicture } from '../engines/image/fit-picture.ts';
import type { ImageProgress } from '../engines/image/image-engine.ts';
import type { VideoEngine, VideoRequest, VideoResult } from '../engines/video/video-engine.ts';
import { checkOutput } from '../pictures/judge-for-others.ts';
import { developVideo, type DevelopedVideo } from '../video/develop-video.ts';
import { FilmWatch } from './film-watch.ts';
import { followPainting } from './follow-painting.ts';
import { PaintingReport, SAVING_AT } from './painting-report.ts';
import { renderDerivatives } from './render-derivatives.ts';
import { runProcessor, type Attempt, type Processor } from './run-attempt.ts';

/** Makes a film and stores it with the picture that stands for it. */
async function make(context: WorkerContext, attempt: Attempt<VideoSubject>): Promise<RunOutcome> {
  const { run, subject, writer, signal } = attempt;
  const video = await Video.findById(subject.videoId);
  if (!video) throw new EngineError('the film is gone', { retryable: false });
  if (run.price > 0 && !(await context.ledger.isHeld(run.userId, run._id))) {
    return { status: 'failed', code: 'insufficient_tokens' };
  }
  const order = await prepare(context, video);
  if ('failure' in order) return { status: 'failed', code: order.failure };
  const { engine, request } = order;
  const watch = await FilmWatch.begin(context, video);
  const report = new PaintingReport(context, { writer, madeBy: engine.name });
  const making = followPainting(engine.render(request, signal), attempt.limit, 'video');
  const by = { 'gen_ai.request.model': engine.name };
  const bytes = await follow(tracedStream('make film', by, making), { signal, watch, report });
  watch.made();
  writer.emit('run:progress', { progress: SAVING_AT, stage: 'saving', ...watch.told(1) });
  const film = { bytes, seconds: video.seconds };
  const { ffmpeg } = context.engines.videos;
  const outcome = await keep(context, video, await developVideo(ffmpeg, film, signal), engine.name);
  await watch.kept();
  return outcome;
}

interface Following extends Pick<Attempt<VideoSubject>, 'signal'> {
  watch: FilmWatch;
  report: PaintingReport;
}

/** Follows the making to its end, and tells of it. @returns the film */
async function follow(
  making: AsyncIterable<ImageProgress | VideoResult>,
  { signal, watch, report }: Following,
): Promise<Uint8Array> {
  const previews = new PreviewPace();
  try {
    for await (const update of making) {
      if (signal.aborted) break;
      if (update.type === 'result') return update.bytes;
      await report.note(previews.paced(update), watch.see(update));
    }
  } finally {
    await report.end();
  }
  signal.throwIfAborted();
  throw new EngineError('the engine ended without a film', { retryable: true });
}

/** A film takes minutes, and each preview stays for a while: one a second is seen, and so many. */
const PREVIEW_MS = 1_000;
const PREVIEWS_MAX = 300;

class PreviewPace {
  #shown = 0;
  #shownAt = -Infinity;

  /** The progress, without a preview that comes too soon. */
  paced({ preview, ...progress }: ImageProgress): ImageProgress {
    const now = performance.now();
    const isDue = now - this.#shownAt >= PREVIEW_MS && this.#shown < PREVIEWS_MAX;
    if (!preview || !isDue) return progress;
    this.#shown += 1;
    this.#shownAt = now;
    return { ...progress, preview };
  }
}

interface Prepared {
  engine: VideoEngine;
  request: VideoRequest;
}

/** All that the engine needs, or why the film cannot be made any more. */
async function prepare(
  context: WorkerContext,
  video: VideoDocument,
): Promise<Prepared | { failure: RunFailureCode }> {
  const refusal = await context.judge.ofRequest(video.prompt, 'public');
  if (refusal) return { failure: refusal };
  const filmer = context.engines.videos.find(video.modelId);
  if (!filmer) return { failure: 'model_gone' };
  const source = video.imageId ? await sourceOf(context, video) : undefined;
  if (source === null) return { failure: 'origin_gone' };
  const { prompt, negativePrompt, ratio, seconds, seed } = video;
  const request: VideoRequest = {
    runId: video.runId.toHexString(),
    ...{ prompt, ratio, seconds, seed },
    ...(negativePrompt && { negativePrompt }),
    ...(source && { source }),
  };
  return { engine: filmer.engine, request };
}

/** The picture that is to move; null when it is gone, or others may not see it meanwhile. */
async function sourceOf(
  { storage }: WorkerContext,
  { imageId, userId }: VideoDocument,
): Promise<{ png: Uint8Array } | null> {
  const own = { _id: imageId, userId, status: 'complete', likenessId: null, ...KEPT } as const;
  if (!(await Image.exists(own))) return null;
  const object = await storage.get(objectKeys.image(userId.toHexString(), String(imageId)));
  return object && { png: await cleanPicture(await buffer(object.body)) };
}

/** Stores a film once moments of all of it have been checked. */
async function keep(
  context: WorkerContext,
  video: VideoDocument,
  film: DevelopedVideo,
  madeBy: string,
): Promise<RunOutcome> {
  for (const frame of film.frames) {
    const checked = await checkOutput(context, frame, madeBy);
    if ('failure' in checked) return { status: 'failed', code: checked.failure };
  }
  await storeFilm(context, video, film);
  const { width, height, mp4 } = film;
  await Video.updateOne({ _id: video._id }, { $set: { width, height, bytes: mp4.length } });
  await dropIfDeleted(context, video);
  return { status: 'completed' };
}

/** Stores a film under keys made from its id: a repetition writes the same ones. */
async function storeFilm(
  { storage, watermark }: WorkerContext,
  video: VideoDocument,
  { mp4, frames: [first] }: DevelopedVideo,
): Promise<void> {
  const owner = video.userId.toHexString();
  const marking = { watermark, madeAt: video.createdAt, fromPhoto: false };
  const { display, thumbnail } = await renderDerivatives(first, marking);
  await storage.put(objectKeys.videoThumbnail(owner, video.id), thumbnail, 'image/webp');
  await storage.put(objectKeys.videoPoster(owner, video.id), display, 'image/webp');
  await storage.put(objectKeys.video(owner, video.id), mp4, 'video/mp4');
}

/** Removes files stored after their film was deleted: the deletion could not find them. */
async function dropIfDeleted({ storage }: WorkerContext, video: VideoDocument): Promise<void> {
  if (await Video.exists({ _id: video._id })) return;
  await storage.deleteAll(objectKeys.videoFiles(video.userId.toHexString(), video.id));
}

const processRun = runProcessor('video', videoSubject, make);

/** Tells the runs that wait their new positions, then makes the film. */
export const processVideo: Processor = async (context, job, stopping) => {
  await announcePositions(context, 'video').catch((err: unknown) => {
    context.log.warn({ err }, 'positions in the queue were not announced');
  });
  await processRun(context, job, stopping);
};
