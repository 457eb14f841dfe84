import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { LIMITS } from '@vesper/core/contract/limits';
import { createLogger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { readModelStates } from '@vesper/core/model-state';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { attendedEngine } from '@vesper/workers/engines/chat/attended-engine';
import type { ChatEngine, ReplyPiece } from '@vesper/workers/engines/chat/chat-engine';
import { createChatMetrics } from '@vesper/workers/engines/chat/chat-metrics';
import { CircuitBreaker } from '@vesper/workers/engines/chat/circuit-breaker';
import { ModelLine } from '@vesper/workers/engines/chat/model-line';
import { ModelWatch } from '@vesper/workers/engines/chat/model-watch';
import { EngineError } from '@vesper/workers/engines/engine-error';
import { provideRedis, type StackService } from '../stack/stack-services.ts';

const ID = 'narrow';
const log = createLogger('test', 'silent');
const never = () => new AbortController().signal;

let dir: string;
let service: StackService;
let redis: RedisClient;
/** The clock by which waiting is limited. */
let now = 0;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  service = await provideRedis(readEnv(), dir);
  redis = createPatientRedis(service.uri);
});
afterAll(async () => {
  redis.disconnect();
  await service.process?.stop();
  await service.clear();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  now = 0;
  await redis.flushdb();
});

const lineOf = (connection: RedisClient) => new ModelLine(connection, ID, () => now);

/** Somebody who wants the model's only place. */
const enter = (line: ModelLine, signal = never()) => line.enter(() => 1, { signal });

async function leave(place: Awaited<ReturnType<ReturnType<typeof enter>['next']>>['value']) {
  if (typeof place === 'object') await place.leave();
}

/** Lets time pass for the leases alone: they end by the clock of Redis, which nobody can move. */
async function passes(ms: number): Promise<void> {
  const leases = `model:{${ID}}:leases`;
  const names = await redis.zrange(leases, '0', '-1');
  await Promise.all(names.map((name) => redis.zincrby(leases, String(-ms), name)));
}

it('the place of a dead worker goes to the next in line once its lease has ended', async () => {
  const dying = createPatientRedis(service.uri);
  const { value: place } = await enter(lineOf(dying)).next();
  expect(place).toHaveProperty('leave');
  const waiting = enter(lineOf(redis));
  expect(await waiting.next()).toEqual({ done: false, value: 1 });
  // From here on the first worker can say nothing any more.
  dying.disconnect();
  expect(await lineOf(redis).isBusy()).toBe(true);
  await passes(15_000);
  const { done, value: taken } = await waiting.next();
  expect(done).toBe(true);
  expect(taken).toHaveProperty('leave');
  expect(await redis.zcard(`model:{${ID}}:line`)).toBe(1);
  await Promise.allSettled([leave(place), leave(taken)]);
});

it('one who waits is not forgotten, and a dead one before them is not counted', async () => {
  const { value: place } = await enter(lineOf(redis)).next();
  const dying = createPatientRedis(service.uri);
  const gone = enter(lineOf(dying));
  expect((await gone.next()).value).toBe(1);
  const waiting = enter(lineOf(redis));
  expect((await waiting.next()).value).toBe(2);
  dying.disconnect();
  // Its lease ended long ago; those of the others are as they were.
  const [dead = ''] = await redis.zrange(`model:{${ID}}:line`, '1', '1');
  await redis.zadd(`model:{${ID}}:leases`, '1', dead);
  expect((await waiting.next()).value).toBe(1);
  await leave(place);
  const { done, value: taken } = await waiting.next();
  expect(done).toBe(true);
  await leave(taken);
});

it('nobody waits for longer than the limit, and who gives up leaves the line', async () => {
  const { value: place } = await enter(lineOf(redis)).next();
  expect(place).toHaveProperty('leave');
  const line = lineOf(redis);
  const waiting = enter(line);
  expect((await waiting.next()).value).toBe(1);
  expect(line.waiting).toBe(1);
  now = LIMITS.modelWait + 1;
  await expect(waiting.next()).rejects.toMatchObject({ code: 'engine_timeout', retryable: false });
  expect(line.waiting).toBe(0);
  expect(await redis.zcard(`model:{${ID}}:line`)).toBe(1);
  await leave(place);
});

it('a model that keeps failing is shown as away until it answers again', async () => {
  let fails = true;
  const engine: ChatEngine = {
    name: 'Narrow',
    async *reply(): AsyncGenerator<ReplyPiece> {
      if (fails) throw new EngineError('it failed', { retryable: false, code: 'engine_failed' });
      yield { kind: 'text', text: 'Yes.' };
    },
  };
  const line = lineOf(redis);
  const pauseMs = 60_000;
  const breaker = new CircuitBreaker(() => now, pauseMs);
  const watch = new ModelWatch({ id: ID, engine, line, redis, log });
  const metrics = createChatMetrics(new Metrics('test'));
  const parts = { model: ID, atOnce: () => 1, line, breaker, watch, metrics };
  const attended = attendedEngine(engine, parts);
  const isAway = async () => (await readModelStates(redis, [ID])).get(ID)?.isAway ?? false;
  const ask = async () => {
    const character = { name: 'Ada', traits: [] };
    const order = { runId: 'r', character, turns: [{ role: 'user' as const, content: 'Hello' }] };
    let said = '';
    for await (const piece of attended.reply(order, never())) {
      if (piece.kind === 'text') said += piece.text;
    }
    return said;
  };
  for (let failures = 1; failures <= 4; failures++) {
    await expect(ask()).rejects.toMatchObject({ code: 'engine_failed' });
  }
  expect(await isAway()).toBe(false);
  await expect(ask()).rejects.toMatchObject({ code: 'engine_failed' });
  expect(await isAway()).toBe(true);
  // A look finds the server there, and that does not hide that it fails.
  await watch.look();
  expect(await isAway()).toBe(true);
  await expect(ask()).rejects.toMatchObject({ code: 'model_away' });
  now += pauseMs;
  fails = false;
  expect(await ask()).toBe('Yes.');
  expect(await isAway()).toBe(false);
  await watch.close();
});
