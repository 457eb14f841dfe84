import { RUN_FAILURES, type RunFailureCode } from '../contract/errors.ts';
import type { RunEnd } from '../contract/run.ts';
import { commitQuota, releaseQuota } from '../ledger/plan-quota.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { presentRunSubject } from '../presenters/run.ts';
import { publishEvent } from './channels.ts';
import { traced } from '../tracing.ts';
import type { Ended, RunOutcome } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { notifyOnce } from './notify.ts';
import { isVisible } from './presence.ts';
import { dropPreviews } from './previews.ts';
import type { RunContext } from './run-context.ts';
import type { EventFields, TerminalEvent } from './run-writer.ts';
import { startNext } from './start-next.ts';

/** Closes a run's log with its last event; the worker's writer does it, or a detached closer. */
export interface RunCloser {
  /** @param text the run's final text; its deltas in the closed log must add up to this */
  end<Name extends TerminalEvent>(
    event: Name,
    fields: EventFields<Name>,
    text?: string,
  ): Promise<void>;
}

/**
 * Ends a run. Its subject is the one point of decision: a single conditional update gives it its
 * final state, and a second caller finds that state. Everything after it is derived from it and
 * safe to repeat: tokens, the run's document, the terminal event.
 */
export async function finishRun(
  context: RunContext,
  run: RunDocument,
  outcome: RunOutcome,
  closer: RunCloser,
): Promise<void> {
  const ended = await KINDS[run.kind].decide(context, run, outcome);
  const failed = outcome.status === 'failed' ? { failure: outcome.code } : {};
  await settleRun(context, run, closer, { ...failed, ended: ended ?? undefined });
}

/** What is known of an end: why it failed if it did, and how the subject ended, if not to be read. */
interface Known {
  failure?: RunFailureCode;
  ended?: Ended | undefined;
}

/** The second half of `finishRun`, for a run whose subject is already final. */
export async function settleRun(
  context: RunContext,
  run: RunDocument,
  closer: RunCloser,
  { failure = 'worker_lost', ended }: Known = {},
): Promise<void> {
  const attributes = { 'run.id': run._id.toHexString(), 'run.kind': run.kind };
  await traced('end run', { attributes }, () => settle(context, run, closer, { failure, ended }));
}

async function settle(
  context: RunContext,
  run: RunDocument,
  closer: RunCloser,
  known: Known & { failure: RunFailureCode },
): Promise<void> {
  const { _id, kind, userId, price } = run;
  const { failure } = known;
  const ended = known.ended ?? (await KINDS[kind].read(run));
  const status = ended?.end ?? 'failed';
  const isCompleted = status === 'completed';
  const refundedTo = await settleTokens(context, run, isCompleted);
  if (KINDS[kind].countsFrom === 'completion') {
    await (isCompleted ? commitQuota : releaseQuota)(userId, _id);
  }
  // Before the end is told: who saw it and looks away then is not told a second time.
  const [isWatched] = await Promise.all([
    isVisible(context.redis, userId.toHexString()),
    storeEnd(context, run, status, failure),
  ]);
  await closeLog(run, ended, failure, closer);
  await KINDS[kind].afterEnd(context, run);
  if (isCompleted) await startNext(context, run);
  // A subject that was deleted meanwhile has no end to tell of.
  if (ended) await notifyEnd(context, run, ended, isWatched);
  const { modifiedCount } = await Run.updateOne({ _id }, { $unset: { live: 1 } });
  if (modifiedCount === 1) await count(context, run, { status, ended, failure });
  if (price > 0) await context.ledger.bookEntries(userId);
  if (refundedTo !== null) {
    // What was paid back is not to be had for nothing.
    await dropPreviews(context.redis, _id.toHexString());
    await publishEvent(context.redis, userId.toHexString(), 'balance', { tokens: refundedTo });
  }
}

/** Writes the end into the run, with the tokens that it took, and frees its slot. */
async function storeEnd(
  { clock }: RunContext,
  { _id, usage }: RunDocument,
  status: RunEnd,
  failure: RunFailureCode,
): Promise<void> {
  const failed = status === 'failed' ? { failure } : {};
  const taken = usage ? { usage } : {};
  await Run.updateOne(
    { _id },
    { $set: { status, endedAt: clock.now(), ...failed, ...taken }, $unset: { slot: 1 } },
  );
}

/** Counts an end, in the one process that was the last to write it. */
async function count(
  context: RunContext,
  run: RunDocument,
  { status, ended, failure }: { status: RunEnd; ended: Ended | null; failure: RunFailureCode },
): Promise<void> {
  const { runMetrics, clock } = context;
  const { kind, price, createdAt } = run;
  await KINDS[kind].count(context, run, { end: status, code: failure }).catch((err: unknown) => {
    context.log.debug({ err, runId: run.id }, 'the end of a run was not counted');
  });
  const model = modelOf(ended);
  const seconds = (clock.now().getTime() - createdAt.getTime()) / 1_000;
  runMetrics?.seconds.observe({ kind, end: status, model }, seconds);
  if (status === 'failed') runMetrics?.failures.inc({ kind, code: failure });
  if (price === 0) return;
  if (status === 'completed') runMetrics?.spent.inc({ kind }, price);
  else runMetrics?.refunds.inc({ kind });
}

/** The model that did the work, as far as the subject says; '' for none. */
function modelOf(ended: Ended | null): string {
  const { message, image, video } = ended?.views ?? {};
  return message?.details?.modelId ?? image?.model ?? video?.model ?? '';
}

/** Tells if the subject of this run has reached a final state. */
export async function isDecided(run: RunDocument): Promise<boolean> {
  return (await KINDS[run.kind].read(run)) !== null;
}

/** @returns the balance after a refund made by this call, otherwise null. */
async function settleTokens(
  { ledger }: RunContext,
  { userId, _id, price }: RunDocument,
  isCompleted: boolean,
): Promise<number | null> {
  if (price === 0) return null;
  if (!isCompleted) return ledger.refund(userId, _id, price);
  await ledger.commit(userId, _id);
  return null;
}

async function closeLog(
  { price }: RunDocument,
  ended: Ended | null,
  failure: RunFailureCode,
  closer: RunCloser,
): Promise<void> {
  const { end = 'failed', views = {}, text } = ended ?? {};
  if (end === 'completed') return closer.end('run:completed', views, text);
  if (end === 'stopped') return closer.end('run:stopped', views, text);
  const message = RUN_FAILURES[failure];
  const refunded = price > 0;
  return closer.end('run:failed', { ...views, code: failure, message, refunded }, text);
}

/** Tells the member, once per run, unless one of their tabs was in front as it ended. */
async function notifyEnd(
  context: RunContext,
  run: RunDocument,
  { end, notification }: Ended,
  isWatched: boolean,
): Promise<void> {
  if (isWatched) return;
  try {
    const text = await (notification?.() ?? KINDS[run.kind].notification(run, end));
    if (!text) return;
    const key = run._id.toHexString();
    const data = { runId: key, ...presentRunSubject(run) };
    await notifyOnce(context, run.userId, { ...text, key, type: `${run.kind}_${end}`, data });
  } catch (err) {
    context.log.warn({ err, runId: run.id }, 'the end of a run was not notified');
  }
}
