import { DelayedError, type Job } from 'bullmq';
import { AttemptLost, type RunWriter } from '@vesper/core/runs/run-writer';
import { detachedCloser } from '@vesper/core/runs/detached-closer';
import { finishRun, isDecided, settleRun, type RunOutcome } from '@vesper/core/runs/finish-run';
import { JOBS, type RunJobName } from '@vesper/core/runs/jobs';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { Cancelled } from '../cancel-signals.ts';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';

/** Sequence numbers of attempt n start here should Redis have lost the run's log. */
const SEQ_PER_ATTEMPT = 1_000_000;

/** The process is stopping: the job goes back to the queue for another worker. */
export class ShuttingDown extends Error {
  override readonly name = 'ShuttingDown';
}

export interface Attempt {
  run: RunDocument;
  writer: RunWriter;
  /** Aborts on cancel, time limit, a newer attempt, shutdown. */
  signal: AbortSignal;
}

/** What an attempt came to, with the text so far where there is one. */
export type Work = (attempt: Attempt) => Promise<RunOutcome>;

/**
 * One attempt of a run: claims it, does the work, ends it. Safe to run twice: a run that has ended
 * is left alone, a newer attempt refuses this one, and a failure is retried by the queue until its
 * attempts are used up, then written where the user sees it.
 * @param partial the text so far, kept when the attempt does not finish
 */
export async function runAttempt(
  context: WorkerContext,
  name: RunJobName,
  job: Job,
  stopping: AbortSignal,
  work: Work,
  partial: () => string | undefined,
): Promise<void> {
  const { runId } = JOBS[name].payload.parse(job.data);
  const run = await claim(context, runId);
  if (!run) return;
  const identity = { runId, userId: run.userId.toHexString() };
  if (await isDecided(run)) {
    await settleRun(context, run, detachedCloser(context.runLog, context.redis, identity));
    return;
  }
  const writer = await context.publisher.begin(identity, run.attempts * SEQ_PER_ATTEMPT);
  if (!writer) return;
  const timeout = AbortSignal.timeout(JOBS[name].timeoutMs);
  const cancelled = context.cancels.watch(runId);
  if (run.cancelRequested || (await isCancelRequested(run))) context.cancels.cancel(runId);
  const signal = AbortSignal.any([cancelled, timeout, writer.lost.signal, stopping]);
  try {
    const outcome = await work({ run, writer, signal });
    signal.throwIfAborted();
    await writer.flush();
    await finishRun(context, run, outcome, writer);
  } catch (err) {
    const text = partial();
    await endBadly(context, { job, name, run, writer }, signal.aborted ? signal.reason : err, text);
  } finally {
    context.cancels.unwatch(runId);
  }
}

/** Takes the run for this worker; null when it has ended or was never written. */
async function claim(context: WorkerContext, runId: string): Promise<RunDocument | null> {
  const run = await Run.findOneAndUpdate(
    { _id: runId, live: true },
    { $set: { status: 'running', startedAt: context.clock.now() }, $inc: { attempts: 1 } },
    { returnDocument: 'after' },
  );
  if (!run) context.log.info({ runId }, 'the run has ended already');
  return run;
}

async function isCancelRequested(run: RunDocument): Promise<boolean> {
  return (await Run.exists({ _id: run._id, cancelRequested: true })) !== null;
}

interface Ending {
  job: Job;
  name: RunJobName;
  run: RunDocument;
  writer: RunWriter;
}

async function endBadly(
  context: WorkerContext,
  { job, name, run, writer }: Ending,
  reason: unknown,
  text: string | undefined,
): Promise<void> {
  const runId = run._id.toHexString();
  const kept = text === undefined ? {} : { text };
  if (reason instanceof AttemptLost) {
    context.log.warn({ runId }, 'a newer attempt has begun elsewhere');
    return;
  }
  if (reason instanceof Cancelled) {
    await finishRun(context, run, { status: 'stopped', ...kept }, writer);
    return;
  }
  if (reason instanceof ShuttingDown) {
    await writer.settle();
    await job.moveToDelayed(context.clock.now().getTime(), job.token);
    throw new DelayedError();
  }
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  const final = timedOut || (reason instanceof EngineError && !reason.retryable);
  context.log.warn({ runId, err: reason, attempt: writer.attempt }, 'an attempt failed');
  if (!final && job.attemptsMade + 1 < JOBS[name].attempts) {
    await writer.settle();
    throw reason;
  }
  const code = timedOut ? 'engine_timeout' : 'engine_failed';
  await finishRun(context, run, { status: 'failed', code, ...kept }, writer);
}
