import { Worker, type Job } from 'bullmq';
import type { ServiceConfig } from '@vesper/core/config/config';
import { Run } from '@vesper/core/models/run';
import { createPatientRedis } from '@vesper/core/redis';
import { failRun } from '@vesper/core/runs/housekeeping';
import { queueOptions } from '@vesper/core/runs/queues';
import { isRunKind, JOB_NAMES, retryDelay, STALL, type JobName } from '@vesper/core/runs/jobs';
import { traced } from '@vesper/core/tracing';
import type { WorkerContext } from './context.ts';
import { processAvatar } from './jobs/avatar.ts';
import { processChat } from './jobs/chat.ts';
import { processImport } from './jobs/import-talks.ts';
import { processImage } from './jobs/image.ts';
import { processLikeness } from './jobs/likeness.ts';
import { processLikenessSet } from './jobs/likeness-set.ts';
import { processPictureCheck } from './jobs/picture-check.ts';
import { processRemember } from './jobs/remember.ts';
import { processMail } from './jobs/mail.ts';
import { ShuttingDown, type Processor } from './jobs/run-attempt.ts';
import { processStory } from './jobs/story.ts';
import { processSummarise } from './jobs/summarise.ts';
import { processVideo } from './jobs/video.ts';

/**
 * Replies, and passages, that one worker has in hand. How many are written at once is for the line
 * before each model: the others wait in it, know their place, and hold up nobody who talks with
 * another model.
 */
const IN_HAND = 1_000;

/** Jobs get this long to finish on their own when the process stops; then they go back. */
const DRAIN_MS = 8_000;

interface JobWorker {
  process: Processor;
  /** Jobs of this kind that one worker process does at a time. */
  concurrency(config: ServiceConfig): number;
}

/** Every job of the catalogue has exactly one processor; the type holds it. */
const WORKERS: Record<JobName, JobWorker> = {
  chat: { process: processChat, concurrency: () => IN_HAND },
  image: { process: processImage, concurrency: (config) => config.imageConcurrency },
  // One is encoded or fetched while another is made; the painter and servers have lines of their own.
  video: { process: processVideo, concurrency: () => 2 },
  story: { process: processStory, concurrency: () => IN_HAND },
  likeness: { process: processLikeness, concurrency: () => 1 },
  avatar: { process: processAvatar, concurrency: () => 1 },
  likenessSet: { process: processLikenessSet, concurrency: () => 1 },
  pictureCheck: { process: processPictureCheck, concurrency: () => 1 },
  // Few at a time: nobody waits for them, and somebody may wait for the model.
  remember: { process: processRemember, concurrency: () => 2 },
  summarise: { process: processSummarise, concurrency: () => 1 },
  importTalks: { process: processImport, concurrency: () => 1 },
  mail: { process: processMail, concurrency: () => 5 },
};

/**
 * Starts a BullMQ worker for every job of the catalogue; shutdown drains them. Films are left to
 * workers that can make them.
 */
export function registerWorkers(context: WorkerContext): void {
  const stopping = new AbortController();
  const names = JOB_NAMES.filter((name) => name !== 'video' || context.engines.videos.isAble);
  const workers = names.map((name) => startWorker(context, name, stopping.signal));
  context.shutdown.add('jobs', async () => {
    const timer = setTimeout(() => {
      stopping.abort(new ShuttingDown('the worker is stopping'));
    }, DRAIN_MS);
    await Promise.all(workers.map((worker) => worker.close()));
    clearTimeout(timer);
  });
}

function startWorker(context: WorkerContext, name: JobName, stopping: AbortSignal): Worker {
  const { config, log, shutdown, jobMetrics } = context;
  const { process, concurrency } = WORKERS[name];
  const connection = createPatientRedis(config.redisUrl);
  connection.on('error', (err) => log.warn({ err, queue: name }, 'redis of a queue'));
  shutdown.add(`redis of ${name}`, () => connection.disconnect());
  const work = (job: Job) => {
    const attributes = { queue: name, 'job.id': job.id ?? '', 'job.attempt': job.attemptsMade + 1 };
    const from = job.opts.telemetry?.metadata;
    return traced(`job ${name}`, { begins: 'job', from, attributes }, () =>
      jobMetrics.timed(name, () => process(context, job, stopping)),
    );
  };
  const worker = new Worker(name, work, {
    connection,
    ...queueOptions(connection, name),
    concurrency: concurrency(config),
    ...STALL,
    settings: { backoffStrategy: retryDelay },
  });
  worker.on('error', (err) => log.warn({ err, queue: name }, 'queue'));
  worker.on('stalled', () => jobMetrics.stalled.inc({ queue: name }));
  worker.on('failed', (job, err) => {
    log.warn({ err, queue: name, runId: job?.id }, 'a job failed');
    if (!job || !isRunKind(name)) return;
    endLostRun(context, job).catch((error: unknown) => {
      log.warn({ err: error, runId: job.id }, 'a lost run is left to housekeeping');
    });
  });
  return worker;
}

/** Fails the run of a job that BullMQ gave up because too many of its workers had died. */
async function endLostRun(context: WorkerContext, job: Job): Promise<void> {
  if ((await job.getState()) !== 'failed') return;
  const run = await Run.findOne({ _id: job.id, live: true });
  if (run) await failRun(context, run, 'worker_lost');
}
