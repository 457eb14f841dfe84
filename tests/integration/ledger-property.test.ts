import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { refillAtFirst } from '@vesper/core/contract/refill';
import { AppError } from '@vesper/core/errors';
import { readHistory } from '@vesper/gateway/api/token/history';
import { Ledger, openingBalance } from '@vesper/core/ledger/ledger';
import { createLogger } from '@vesper/core/log';
import { connectMongo, ensureIndexes } from '@vesper/core/models/connect';
import { Image } from '@vesper/core/models/image';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { detachedCloser } from '@vesper/core/runs/detached-closer';
import { finishRun } from '@vesper/core/runs/finish-run';
import { keepHouse } from '@vesper/core/runs/housekeeping';
import { paintImage } from '@vesper/core/runs/kinds/image';
import { Queues } from '@vesper/core/runs/queues';
import type { RunContext } from '@vesper/core/runs/run-context';
import { RunLog } from '@vesper/core/runs/run-log';
import { startRun, startRuns } from '@vesper/core/runs/start-run';
import { DiskStorage } from '@vesper/core/storage/disk-storage';
import { provideDocuments, provideRedis, type StackService } from '../stack/stack-services.ts';

const TOKENS = 4;
const RUNS = 4;
const DAILY = 2;

/** A process that may make so many more writes before it dies; the one after the last hangs. */
class Life extends AsyncLocalStorage<{ writes: number; die: () => void }> {
  /** Runs `work`; resolves when it ends, fails, or its process has died in the middle of it. */
  async of(writes: number, work: () => Promise<unknown>): Promise<void> {
    await new Promise<void>((die, reject) => {
      // A refusal is an answer like any other; everything else is a mistake.
      this.run({ writes, die }, work).then(
        () => die(),
        (error: unknown) => (error instanceof AppError ? die() : reject(error)),
      );
    });
  }

  /** Counts the writes to a collection, and lets only living processes write. */
  watch(collection: object): void {
    for (const name of ['insertOne', 'updateOne', 'findOneAndUpdate', 'deleteOne']) {
      const write: unknown = Reflect.get(collection, name);
      if (typeof write !== 'function') throw new Error(`There is no ${name} to watch.`);
      Reflect.set(collection, name, (...args: unknown[]) => {
        const mine = this.getStore();
        if (mine && mine.writes-- <= 0) {
          mine.die();
          return new Promise(() => undefined);
        }
        return Reflect.apply(write, collection, args);
      });
    }
  }
}

const life = new Life();
/** Jobs that the queue still takes before it cannot be reached: a start takes everything back. */
let jobsLeft = Infinity;
class PartedQueues extends Queues {
  override async addRun(...args: Parameters<Queues['addRun']>): Promise<void> {
    if (jobsLeft-- <= 0) throw new AppError('unavailable');
    await super.addRun(...args);
  }
}

let now = Date.now();
let dir: string;
let services: StackService[];
let redis: RedisClient;
let context: RunContext;
let disconnect: () => Promise<unknown>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  const [redisService, documents] = await Promise.all([
    provideRedis(readEnv(), dir),
    provideDocuments(readEnv(), dir),
  ]);
  services = [redisService, documents];
  const mongo = await connectMongo(documents.uri, 'work');
  disconnect = () => mongo.disconnect();
  await ensureIndexes();
  for (const { collection } of [User, Run, Image, LedgerEntry]) life.watch(collection);
  redis = createPatientRedis(redisService.uri);
  const clock = { now: () => new Date(now) };
  const log = createLogger('test', 'silent');
  const queues = new PartedQueues(redis);
  const storage = new DiskStorage(join(dir, 'objects'));
  const [runLog, ledger] = [new RunLog(redis), new Ledger(clock, () => refillAtFirst(DAILY))];
  context = { clock, ledger, log, queues, redis, runLog, storage };
});
afterAll(async () => {
  await context.queues.close();
  redis.disconnect();
  await disconnect();
  await Promise.all(services.map(({ process }) => process?.stop()));
  await Promise.all(services.map(({ clear }) => clear()));
  await rm(dir, { recursive: true, force: true });
});

const WORK = [
  'start',
  'startAway',
  'order',
  'orderAway',
  'finish',
  'fail',
  'cancel',
  'book',
  'keepHouse',
] as const;
/** The same, while the queue goes away. */
const AWAY: Partial<Record<string, 'start' | 'order'>> = { startAway: 'start', orderAway: 'order' };
const STEPS = [...WORK, 'refill', 'nextDay'] as const;
interface Step {
  step: (typeof STEPS)[number];
  run: number;
  writes: number;
}

/** Takes one step of one process; `runIds` are this account's, some of them never started. */
async function take({ step, run }: Step, userId: Types.ObjectId, runIds: Types.ObjectId[]) {
  const runId = runIds[run] ?? new Types.ObjectId();
  const request = { prompt: 'sea', size: '1024x1024', quality: 'hd', style: 'vivid' } as const;
  if (step === 'start') {
    const draft = paintImage({ userId, request, model: { name: 'test', price: 1 }, seed: 1 });
    return startRun(context, runId, draft);
  }
  if (step === 'order') return order(userId, [runId, runIds[(run + 1) % RUNS] ?? runId]);
  if (step === 'refill') return context.ledger.refill(userId);
  if (step === 'book') return context.ledger.bookEntries(userId);
  if (step === 'keepHouse') return keepHouse(context);
  if (step === 'nextDay') return undefined;
  const document = await Run.findOne({ _id: runId, live: true });
  if (!document) return undefined;
  if (step === 'cancel') return cancelRun(context, document);
  return end(document, step === 'finish');
}

/** Starts two runs as one order: both, or none. */
async function order(userId: Types.ObjectId, [one, other]: [Types.ObjectId, Types.ObjectId]) {
  const request = { prompt: 'sea', size: '1024x1024', quality: 'hd', style: 'vivid' } as const;
  const start = (runId: Types.ObjectId, seed: number) => {
    const model = { name: 'test', price: 1 };
    return { runId, draft: paintImage({ userId, request, model, seed, batchId: one }) };
  };
  await startRuns(context, [start(one, 1), start(other, 2)], (run) => cancelRun(context, run));
}

/** Claims and ends a run as a worker does: only what is paid for can be completed. */
async function end({ _id }: RunDocument, well: boolean): Promise<void> {
  const claimable = { _id, live: true, status: { $ne: 'undone' } } as const;
  const run = await Run.findOneAndUpdate(claimable, { $set: { status: 'running' } });
  if (!run) return;
  const closer = detachedCloser(context, run);
  const completed = well && (await context.ledger.isHeld(run.userId, run._id));
  const failed = { status: 'failed', code: 'engine_failed' } as const;
  await finishRun(context, run, completed ? { status: 'completed' } : failed, closer);
}

/** Expects that balance = sum of the ledger, never below 0, and that the history agrees. */
async function expectExact(userId: Types.ObjectId): Promise<void> {
  const [balance, sum] = [await context.ledger.balance(userId), await context.ledger.sum(userId)];
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(sum).toBe(balance);
  const history = (await readHistory(userId, { limit: 1_000 })) ?? [];
  const story = history.map(({ balanceAfter }) => balanceAfter);
  expect(story[0]).toBe(balance);
  expect(Math.min(...story)).toBeGreaterThanOrEqual(0);
  expect(history.at(-1)).toMatchObject({ amount: TOKENS, balanceAfter: TOKENS });
  const middle = history[Math.floor(history.length / 2)];
  const rest = await readHistory(userId, { before: middle?.id, limit: 1_000 });
  expect(rest).toEqual(history.slice(history.findIndex(({ id }) => id === middle?.id) + 1));
}

/** Expects a settled account once housekeeping and a living worker had all the time they need. */
async function expectSettled(userId: Types.ObjectId): Promise<void> {
  for (let round = 0; round < 2; round++) {
    now += 120_000;
    await keepHouse(context);
    for (const run of await Run.find({ userId, live: true })) await end(run, true);
  }
  const user = await User.findById(userId);
  const made = await Image.countDocuments({ userId, status: 'complete' });
  const history = (await readHistory(userId, { limit: 1_000 })) ?? [];
  const refills = history.filter(({ kind }) => kind === 'refill').map(({ amount }) => amount);
  const refilled = refills.reduce((sum, amount) => sum + amount, 0);
  expect(Math.max(0, ...refills)).toBeLessThanOrEqual(DAILY);
  expect(user).toMatchObject({ tokens: TOKENS + refilled - made });
  expect(user?.holds).toHaveLength(0);
  expect(await Run.countDocuments({ userId, live: true })).toBe(0);
  await expectExact(userId);
}

const step: fc.Arbitrary<Step> = fc.record({
  step: fc.constantFrom(...STEPS),
  run: fc.nat(RUNS - 1),
  // Half of the processes live to the end of what they do.
  writes: fc.oneof(fc.constant(Infinity), fc.nat(8)),
});
/** Steps of one turn happen at the same time. */
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 14 });

it('the balance is the sum of the ledger and never negative, whatever happens and crashes', async () => {
  const property = fc.asyncProperty(turns, async (story) => {
    const email = `${new Types.ObjectId().toHexString()}@example.com`;
    const opening = openingBalance(TOKENS, new Date(now));
    const { _id: userId } = await User.create({ email, passwordHash: 'x', ...opening });
    const runIds = Array.from({ length: RUNS }, () => new Types.ObjectId());
    for (const turn of story) {
      const names = turn.map(({ step: name }) => name);
      jobsLeft = names.includes('startAway') ? 0 : names.includes('orderAway') ? 1 : Infinity;
      await Promise.all(
        turn.map((one) => {
          const name = AWAY[one.step] ?? one.step;
          return life.of(one.writes, () => take({ ...one, step: name }, userId, runIds));
        }),
      );
      now += turn.some(({ step: name }) => name === 'nextDay') ? 86_400_000 : 30_000;
      await expectExact(userId);
    }
    jobsLeft = Infinity;
    await expectSettled(userId);
  });
  await fc.assert(property, { numRuns: 40 });
});
