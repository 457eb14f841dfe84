import type { Types } from 'mongoose';
import { audited, type AuditStep } from '@vesper/core/audit/audit-log';
import { idParams } from '@vesper/core/contract/common';
import { reasonRequest } from '@vesper/core/contract/desk/common';
import { deskFailures, deskRun, deskRunsQuery, type DeskRun } from '@vesper/core/contract/desk/run';
import { AppError } from '@vesper/core/errors';
import { NOT_STARTED, Run, type RunDocument } from '@vesper/core/models/run';
import { publishEvent } from '@vesper/core/runs/channels';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { route, type Route } from '../../http/route.ts';
import type { GatewayContext } from '../../context.ts';
import { deskList } from './desk-list.ts';
import { findFailures, findRuns, presentRuns, refundKey } from './find-runs.ts';
import { retryRun } from './retry-run.ts';

/** @throws AppError `not_found` */
async function findRun(id: string): Promise<RunDocument> {
  const run = await Run.findOne({ _id: id, status: { $nin: NOT_STARTED.$in } });
  if (!run) throw new AppError('not_found');
  return run;
}

/** The run as it is now, after a step. */
async function runNow(id: Types.ObjectId): Promise<DeskRun> {
  const [row] = await presentRuns(await Run.find({ _id: id }));
  if (!row) throw new AppError('not_found');
  return row;
}

const stepOf = (action: string, run: RunDocument, reason: string): AuditStep => ({
  action,
  target: { kind: 'run', id: run.id },
  reason,
  details: { kind: run.kind, member: run.userId.toHexString() },
});

const list = deskList({
  path: '/api/desk/runs',
  action: 'runs.read',
  summary: 'Runs of everybody, newest first, by kind, state, reason of failure, model or member.',
  query: deskRunsQuery,
  row: deskRun,
  find: findRuns,
  columns: {
    id: ({ id }) => id,
    kind: ({ kind }) => kind,
    status: ({ status }) => status,
    userId: ({ userId }) => userId,
    modelId: ({ modelId }) => modelId,
    price: ({ price }) => price,
    isRefunded: ({ isRefunded }) => isRefunded,
    attempts: ({ attempts }) => attempts,
    failure: ({ failure }) => failure,
    createdAt: ({ createdAt }) => createdAt,
    startedAt: ({ startedAt }) => startedAt,
    endedAt: ({ endedAt }) => endedAt,
  },
});

const failures = route({
  method: 'get',
  path: '/api/desk/runs/failures',
  access: 'staff',
  policy: { desk: 'runs.read' },
  summary: 'What failed in the last hour, by kind and reason.',
  responses: { 200: deskFailures },
  handler: async ({ context }) => ({ status: 200, body: await findFailures(context) }),
});

const cancel = route({
  method: 'post',
  path: '/api/desk/runs/:id/cancel',
  access: 'staff',
  policy: { desk: 'runs.change' },
  summary: 'Stops a run; what it held is given back.',
  params: idParams,
  body: reasonRequest,
  responses: { 200: deskRun },
  async handler({ context, params, body: { reason }, staff }) {
    const run = await findRun(params.id);
    await audited(context, staff, stepOf('runs.cancel', run, reason), () =>
      cancelRun(context, run),
    );
    return { status: 200, body: await runNow(run._id) };
  },
});

const retry = route({
  method: 'post',
  path: '/api/desk/runs/:id/retry',
  access: 'staff',
  policy: { desk: 'runs.change' },
  summary: 'Starts a picture or a reply anew that failed or was stopped, at its usual price.',
  params: idParams,
  body: reasonRequest,
  responses: { 200: deskRun },
  refuses: ['not_retryable', 'insufficient_tokens', 'too_many_runs', 'conversation_busy'],
  async handler({ context, params, body: { reason }, staff }) {
    const run = await findRun(params.id);
    const started = await audited(context, staff, stepOf('runs.retry', run, reason), () =>
      retryRun(context, run),
    );
    return { status: 200, body: await runNow(started) };
  },
});

/** Gives back what a run cost that ended well, once; what failed was given back by itself. */
async function refundRun(context: GatewayContext, run: RunDocument): Promise<void> {
  const { ledger, redis, log } = context;
  const cause = { key: refundKey(run.id), kind: 'refund', amount: run.price } as const;
  const moved = await ledger.move(run.userId, cause);
  if (!moved) throw new AppError('not_found');
  if (!moved.moved) throw new AppError('already_refunded');
  const { tokens } = moved;
  const told = publishEvent(redis, run.userId.toHexString(), 'balance', { tokens });
  await told.catch((err: unknown) => log.warn({ err }, 'a refund was not told of'));
  await ledger.bookEntries(run.userId);
}

const refund = route({
  method: 'post',
  path: '/api/desk/runs/:id/refund',
  access: 'staff',
  policy: { desk: 'runs.change' },
  summary: 'Gives back the tokens of a completed run, once.',
  params: idParams,
  body: reasonRequest,
  responses: { 200: deskRun },
  refuses: ['not_refundable', 'already_refunded'],
  async handler({ context, params, body: { reason }, staff }) {
    const run = await findRun(params.id);
    if (run.price === 0 || run.live) throw new AppError('not_refundable');
    if (run.status !== 'completed') throw new AppError('already_refunded');
    await audited(context, staff, stepOf('runs.refund', run, reason), () =>
      refundRun(context, run),
    );
    return { status: 200, body: await runNow(run._id) };
  },
});

export const deskRunRoutes: Route[] = [...list, failures, cancel, retry, refund];
