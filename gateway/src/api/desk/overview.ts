import mongoose from 'mongoose';
import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import { countLateTakedowns, countOverdue } from '@vesper/core/cases/late-cases';
import { readSeries, sumSince } from '@vesper/core/counters/series';
import type { DeskOverview } from '@vesper/core/contract/desk/overview';
import { dayStart } from '@vesper/core/contract/plans';
import { RUN_KINDS } from '@vesper/core/contract/run';
import { Run } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { JOB_NAMES } from '@vesper/core/runs/jobs';
import type { GatewayContext } from '../../context.ts';
import { redisMemory } from '../../redis-metrics.ts';
import { readLivePeople } from '../../sockets/live-people.ts';
import { deskModelsOf } from './model-views.ts';

async function liveRuns(): Promise<DeskOverview['runs']> {
  const count = (kind: (typeof RUN_KINDS)[number], status: 'queued' | 'running') =>
    Run.countDocuments({ live: true, kind, status });
  return Promise.all(
    RUN_KINDS.map(async (kind) => {
      const [queued, running] = await Promise.all([count(kind, 'queued'), count(kind, 'running')]);
      return { kind, queued, running };
    }),
  );
}

async function queueStates({ queues, clock }: GatewayContext): Promise<DeskOverview['queues']> {
  return Promise.all(
    JOB_NAMES.map(async (name) => {
      const { waiting = 0, active = 0, delayed = 0 } = await queues.counts(name);
      const since = waiting > 0 ? await queues.oldestWaiting(name) : null;
      const age = since ? (clock.now().getTime() - since.getTime()) / 1_000 : 0;
      return { name, waiting, active, delayed, oldestSeconds: Math.max(0, age) };
    }),
  );
}

/** Those that are off are not missed. */
async function modelStates(context: GatewayContext): Promise<DeskOverview['models']> {
  const { models } = await deskModelsOf(context);
  return models.filter(({ isOff }) => !isOff).map(({ id, name, state }) => ({ id, name, state }));
}

async function serviceStates({ readiness }: GatewayContext): Promise<DeskOverview['services']> {
  return Promise.all(
    Object.entries(readiness).map(async ([name, check]) => {
      const start = performance.now();
      const isUp = await check().then(
        () => true,
        () => false,
      );
      return { name, isUp, answerMs: isUp ? Math.round(performance.now() - start) : null };
    }),
  );
}

const dbStats = z.object({ dataSize: z.number(), indexSize: z.number().optional() });

/** The size of all documents and indexes; null where the store does not say. */
async function documentBytes(): Promise<number | null> {
  const told = await mongoose.connection.db?.command({ dbStats: 1 }).catch(() => null);
  const { success, data } = dbStats.safeParse(told);
  return success ? data.dataSize + (data.indexSize ?? 0) : null;
}

async function storageState({ config, redis }: GatewayContext): Promise<DeskOverview['storage']> {
  const isDisk = config.s3 === undefined;
  const disk = isDisk ? await statfs(config.dataDir).catch(() => null) : null;
  const memory = await redisMemory(redis).catch(() => null);
  return {
    kind: isDisk ? 'disk' : 's3',
    freeBytes: disk && disk.bavail * disk.bsize,
    totalBytes: disk && disk.blocks * disk.bsize,
    redisBytes: memory && memory.used,
    documentBytes: await documentBytes(),
  };
}

async function lateCases(now: Date): Promise<DeskOverview['cases']> {
  const [overdue, takedownsLate, takedownsNearlyTooLate] = await Promise.all([
    countOverdue(now),
    countLateTakedowns(now, '20h'),
    countLateTakedowns(now, '36h'),
  ]);
  return { overdue, takedownsLate, takedownsNearlyTooLate };
}

/** Everything on the desk's first page, as it is at this moment. */
export async function readOverview(context: GatewayContext): Promise<DeskOverview> {
  const { clock, redis } = context;
  const now = clock.now();
  const at = now.getTime();
  const midnight = dayStart(now);
  const [people, runs, queues, models, services, storage, series, signUps] = await Promise.all([
    readLivePeople(redis, at),
    liveRuns(),
    queueStates(context),
    modelStates(context),
    serviceStates(context),
    storageState(context),
    readSeries(redis, at),
    User.countDocuments({ createdAt: { $gte: midnight } }),
  ]);
  const since = (values: number[]) => sumSince(values, midnight.getTime(), at);
  return {
    at: now.toISOString(),
    cases: await lateCases(now),
    ...{ people, runs, queues, models, services, storage, series },
    today: {
      signUps,
      runs: since(series.runs),
      failures: since(series.failures),
      tokensSpent: since(series.tokensSpent),
      refusals: since(series.refusals),
    },
  };
}
