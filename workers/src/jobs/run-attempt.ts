import { DelayedError, type Job } from 'bullmq';
import type { z } from 'zod';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { RunKind } from '@vesper/core/contract/run';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { detachedCloser } from '@vesper/core/runs/detached-closer';
import { finishRun, isDecided, settleRun } from '@vesper/core/runs/finish-run';
import { RUN_JOB } from '@vesper/core/runs/jobs';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import { AttemptLost, type RunWriter } from '@vesper/core/runs/run-writer';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { Refused, ReplyGuard, type Delta } from '../moderation/reply-guard.ts';
import { Cancelled } from '../run-signals.ts';
import { later } from './later.ts';
import { TimeLimit } from './time-limit.ts';

/** The process is stopping: the job goes back to the queue for another worker. */
export class ShuttingDown extends Error {
  override readonly name = 'ShuttingDown';
}

/** Does a job; `stopping` aborts when the process has no more time for it. */
export type Processor = (context: WorkerContext, job: Job, stopping: AbortSignal) => Promise<void>;

export interface Attempt<Subject> {
  run: RunDocument;
  subject: Subject;
  writer: RunWriter;
  /** Shows a piece of the text and has it judged; waits while the judge is behind. */
  say(delta: Delta): Promise<void>;
  /** Aborts on cancel, refusal of what was said, time limit, a newer attempt, shutdown. */
  signal: AbortSignal;
  limit: TimeLimit;
  /** Kept with the text when the attempt breaks off; the work writes it as it goes. */
  notes: Notes;
}

interface Notes {
  /** How the text is made, as far as it is. */
  record?: { readonly details: NonNullable<RunOutcome['details']> };
  /** Text that was there before: it stays, also when what was added to it is refused. */
  beginning?: string;
}

/**
 * The processor of one kind of run: claims it, does the work, ends it. Safe to run twice: a run
 * that has ended is left alone, a newer attempt refuses this one, and a failure is retried by the
 * queue until its attempts are used up, then written where the user sees it. The text streamed so
 * far is kept when the attempt does not finish.
 * @param subject how the run names what is to be filled
 * @param work fills it, and says what it came to
 */
export function runProcessor<Subject>(
  kind: RunKind,
  subject: z.ZodType<Subject>,
  work: (context: WorkerContext, attempt: Attempt<Subject>) => Promise<RunOutcome>,
): Processor {
  return async (context, job, stopping) => {
    const { runId } = RUN_JOB.payload.parse(job.data);
    // Before the claim, which says if a stop was asked for until then: so none falls in between.
    const cancelled = context.signals.watch(runId);
    const begun = await begin(context, runId).catch((err: unknown) => {
      context.signals.unwatch(runId);
      throw err;
    });
    if (!begun) return context.signals.unwatch(runId);
    const { run, writer } = begun;
    const limit = new TimeLimit(KINDS[kind].timeoutMs);
    const guard = new ReplyGuard(writer, context.judge);
    const ends = [cancelled, limit.signal, writer.lost.signal, stopping, guard.signal];
    const signal = AbortSignal.any(ends);
    const say = sayingFor(context, run, guard);
    const notes: Notes = {};
    try {
      const at = { run, subject: subject.parse(run), writer, say, signal, limit, notes };
      const outcome = await work(context, at);
      signal.throwIfAborted();
      await guard.settle();
      await writer.flush();
      await finishRun(context, run, outcome, writer);
    } catch (err) {
      const ending = { job, run, writer, guard, notes };
      await endBadly(context, ending, signal.aborted ? signal.reason : err);
    } finally {
      limit.end();
      context.signals.unwatch(runId);
    }
  };
}

/**
 * Takes a run for this worker and begins an attempt of it.
 * @returns null when there is nothing to be done for it, or what was left has been done
 */
async function begin(
  context: WorkerContext,
  runId: string,
): Promise<{ run: RunDocument; writer: RunWriter } | null> {
  const run = await claim(context, runId);
  if (!run) return null;
  // Nearly nothing else ends a run before its first attempt; where housekeeping has, its subject
  // takes no second end, and the end that is told is the first one.
  const mayBeDecided = run.attempts > 1 || run.cancelRequested;
  if (mayBeDecided && (await isDecided(run))) {
    await settleRun(context, run, detachedCloser(context, run));
    return null;
  }
  const writer = await context.publisher.begin(run);
  if (!writer) return null;
  if (run.cancelRequested) context.signals.cancel(runId);
  return { run, writer };
}

/** Shows pieces of the text; measures how long the member waited for the first of them. */
function sayingFor(
  { runMetrics, clock }: WorkerContext,
  { kind, createdAt }: RunDocument,
  guard: ReplyGuard,
): (delta: Delta) => Promise<void> {
  let isFirst = true;
  return (delta) => {
    if (isFirst && delta.text !== '') {
      isFirst = false;
      const waited = clock.now().getTime() - createdAt.getTime();
      runMetrics.firstText.observe({ kind }, waited / 1_000);
    }
    return guard.say(delta);
  };
}

/** Takes the run for this worker; null when it has ended, was never written or never started. */
async function claim(context: WorkerContext, runId: string): Promise<RunDocument | null> {
  const run = await Run.findOneAndUpdate(
    { _id: runId, live: true, status: { $ne: 'undone' } },
    { $set: { status: 'running', startedAt: context.clock.now() }, $inc: { attempts: 1 } },
    { returnDocument: 'after' },
  );
  if (run?.attempts === 1 && run.startedAt) {
    const waited = run.startedAt.getTime() - run.createdAt.getTime();
    context.runMetrics.waited.observe({ kind: run.kind }, waited / 1_000);
  }
  if (!run) context.log.info({ runId }, 'there is nothing to do for this run any more');
  return run;
}

const codeOf = (reason: unknown): RunFailureCode =>
  reason instanceof EngineError ? reason.code : 'engine_failed';

interface Ending {
  job: Job;
  run: RunDocument;
  writer: RunWriter;
  guard: ReplyGuard;
  notes: Notes;
}

async function endBadly(context: WorkerContext, ending: Ending, reason: unknown): Promise<void> {
  const { job, run, writer } = ending;
  const runId = run._id.toHexString();
  if (reason instanceof AttemptLost) {
    context.log.warn({ runId }, 'a newer attempt has begun elsewhere');
    return;
  }
  if (reason instanceof ShuttingDown) {
    await writer.settle();
    await job.moveToDelayed(context.clock.now().getTime(), job.token);
    throw new DelayedError();
  }
  if (reason instanceof Cancelled) return endWith(context, ending, { status: 'stopped' });
  if (reason instanceof Refused) {
    return endWith(context, ending, { status: 'failed', code: reason.code });
  }
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  const final = timedOut || (reason instanceof EngineError && !reason.retryable);
  context.log.warn({ runId, err: reason, attempt: writer.attempt }, 'an attempt failed');
  await waitForModel(context, ending, reason);
  if (!final && job.attemptsMade + 1 < RUN_JOB.attempts) {
    await writer.settle();
    throw reason;
  }
  const code = timedOut ? 'engine_timeout' : codeOf(reason);
  await endWith(context, ending, { status: 'failed', code });
}

/** Between two attempts at a model that is away. Other work is done meanwhile. */
const AWAY_PAUSE_MS = 5_000;

/** Puts the job back while it is worth waiting that a model whose servers are all away comes back. */
async function waitForModel(
  context: WorkerContext,
  { job, run, writer }: Ending,
  reason: unknown,
): Promise<void> {
  const isAway = reason instanceof EngineError && reason.retryable && reason.code === 'model_away';
  if (!isAway || run.attempts >= KINDS[run.kind].awayAttempts) return;
  writer.emit('run:progress', { progress: 0, stage: 'queued', notice: 'away' });
  await writer.settle();
  await later(context, job, AWAY_PAUSE_MS);
}

/** Ends a run that broke off: its text is kept, unless it is refused once all of it is judged. */
async function endWith(
  context: WorkerContext,
  { run, writer, guard, notes }: Ending,
  outcome: RunOutcome,
): Promise<void> {
  const { beginning = '', record } = notes;
  const making = record ? { details: record.details } : {};
  const refusal = await guard.refusal();
  if (refusal === null) {
    const kept = KINDS[run.kind].streamsText ? { text: writer.text, ...making } : {};
    await finishRun(context, run, { ...outcome, ...kept }, writer);
    return;
  }
  await writer.forget();
  if (beginning !== '') writer.emit('run:delta', { text: beginning });
  await finishRun(context, run, { status: 'failed', code: refusal, text: '' }, writer);
}
