import { Types } from 'mongoose';
import type { z } from 'zod';
import type { PlanLimit } from '@vesper/core/contract/plans';
import type { RunKind } from '@vesper/core/contract/run';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import type { RunDraft } from '@vesper/core/runs/run-draft';
import { startRuns } from '@vesper/core/runs/start-run';
import type { GatewayContext } from '../../context.ts';
import { ASYNC_APPLIED, prefersAsync } from '../../http/prefer.ts';
import type { RequestContext, RouteUser } from '../../request.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { claimKey, keepAnswer, releaseKey, type KeyClaim } from './idempotency-key.ts';
import { assertSucceeded } from './run-outcome.ts';
import { waitForRun } from './wait-for-run.ts';

interface RunRequest {
  context: GatewayContext;
  ctx: RequestContext;
  user: RouteUser;
  body?: unknown;
}

interface Work<View> {
  kind: RunKind;
  /** Makes the draft, only in the request that starts the run; refuses by throwing. */
  draft(runId: Types.ObjectId): RunDraft | Promise<RunDraft>;
  /** Further pieces of the same order: they start with the first one, or none of them does. */
  further?: {
    count: number;
    drafts(first: Types.ObjectId): readonly RunDraft[];
    /** The runs that they became. */
    runIds(first: Types.ObjectId): Promise<Types.ObjectId[]>;
  };
  /** The tokens it costs, where the draft does not say. */
  price?(context: GatewayContext, draft: RunDraft): Promise<number>;
  /** The limit of the member's plan that it counts against. */
  counts?: PlanLimit;
  /** Milliseconds the answer waits for the end; 0 for not at all. */
  waitMs: number;
  schema: z.ZodType<View>;
  /** Presents the subject of the run as it is now. */
  present(runId: Types.ObjectId): Promise<View>;
  /** Presents what this request's start has written, where that need not be read again. */
  presentStart?(runId: Types.ObjectId): View | undefined;
}

/** 201 with the finished thing, or 202 with what there is so far. */
interface RunReply<View> {
  status: 201 | 202;
  body: View;
  headers: Record<string, string>;
}

/**
 * Starts long work and answers, once per `Idempotency-Key`: when the work is done, or at once with
 * `Prefer: respond-async`.
 */
export async function respondWithRun<View>(
  { context, ctx, user, body }: RunRequest,
  work: Work<View>,
): Promise<RunReply<View>> {
  const claim = await claimKey(context, ctx, { userId: user.id, body, kind: work.kind });
  if (claim.stored) return reply(ctx, claim.stored.status, work.schema.parse(claim.stored.body));
  const { runId } = claim;
  if (claim.isFirst) {
    await start(context, user.id, runId, work).catch(async (err: unknown) => {
      await releaseKey(claim).catch(noted(context, 'an idempotency key was not released'));
      throw err;
    });
  }
  const run = { runId: runId.toHexString(), userId: user.id };
  const waits = work.waitMs > 0 && !prefersAsync(ctx);
  const isDone = waits && (await waitForAll(context, run, work));
  // Of several some may have failed: each says so itself.
  if (isDone && !work.further) await assertSucceeded(runId);
  const answer = reply(ctx, isDone ? 201 : 202, await viewOf(claim, work, isDone));
  if (claim.isFirst) {
    await keepAnswer(claim, answer).catch(noted(context, 'a first answer was not kept'));
  }
  return answer;
}

/** What is answered: the start as this request wrote it, or else what there is of it now. */
async function viewOf<View>(
  { runId, isFirst }: KeyClaim,
  { present, presentStart }: Work<View>,
  isDone: boolean,
): Promise<View> {
  const started = isFirst && !isDone ? presentStart?.(runId) : undefined;
  return started ?? present(runId);
}

async function start<View>(
  context: GatewayContext,
  userId: string,
  runId: Types.ObjectId,
  { draft, further, price, counts }: Work<View>,
): Promise<void> {
  const others = Array.from({ length: further?.count ?? 0 }, () => new Types.ObjectId());
  const begin = async () => {
    const drafted = await draft(runId);
    const cost = await price?.(context, drafted);
    const first = { runId, draft: cost === undefined ? drafted : { ...drafted, price: cost } };
    const drafts = further?.drafts(runId) ?? [];
    const more = drafts.flatMap((one, index) => {
      const id = others[index];
      return id ? [{ runId: id, draft: one }] : [];
    });
    await startRuns(context, [first, ...more], (run) => cancelRun(context, run));
  };
  if (!counts) return begin();
  // Each counts by itself, and all of them are reserved before any of them begins.
  const reserved = [runId, ...others].reduceRight(
    (make, ref) => () => withinPlan(context, { userId, what: counts, ref }, make),
    begin,
  );
  return reserved();
}

/** Waits until all of the order have ended. @returns false when the time was up before */
async function waitForAll<View>(
  { live }: GatewayContext,
  { runId, userId }: { runId: string; userId: string },
  { waitMs, further }: Work<View>,
): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  const others = (await further?.runIds(new Types.ObjectId(runId))) ?? [];
  for (const id of [runId, ...others.map(String)]) {
    const left = Math.max(deadline - performance.now(), 0);
    if (!(await waitForRun(live, { runId: id, userId }, left))) return false;
  }
  return true;
}

function reply<View>(ctx: RequestContext, status: number, body: View): RunReply<View> {
  if (status === 201) return { status, body, headers: {} };
  return { status: 202, body, headers: prefersAsync(ctx) ? { ...ASYNC_APPLIED } : {} };
}

const noted = (context: GatewayContext, message: string) => (err: unknown) =>
  context.log.warn({ err }, message);
