import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '@vesper/core/log';
import { createPatientRedis } from '@vesper/core/redis';
import { publishToUser, type LiveEvent } from '@vesper/core/runs/channels';
import { RunLog } from '@vesper/core/runs/run-log';
import { startRedis } from '../testing/redis-server.ts';
import { LiveHub } from './live-hub.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const delta = (runId: string, seq: number): LiveEvent => ['run:delta', { runId, seq, text: 'a' }];
const reset = (runId: string, seq: number): LiveEvent => ['run:reset', { runId, seq, attempt: 2 }];
const end = (runId: string, seq: number): LiveEvent => ['run:stopped', { runId, seq }];

it('what a worker says of a run that another one began anew is passed on to nobody', async () => {
  const redis = createPatientRedis(server.url);
  const subscriber = createPatientRedis(server.url);
  const log = createLogger('test', 'silent');
  const hub = new LiveHub({ subscriber, redis, runLog: new RunLog(redis), log });
  const heard: LiveEvent[] = [];
  const stop = await hub.subscribe('anna', (events) => heard.push(...events));
  const said = [delta('a', 2), delta('b', 9), reset('a', 80), delta('a', 81), delta('b', 10)];
  await publishToUser(redis, 'anna', said);
  const late = [delta('a', 3), delta('a', 4)];
  await publishToUser(redis, 'anna', late);
  const rest = [delta('a', 82), end('a', 83), ['balance', { tokens: 3 }] satisfies LiveEvent];
  await publishToUser(redis, 'anna', rest);
  await expect.poll(() => heard.length).toBe(said.length + rest.length);
  expect(heard).toEqual([...said, ...rest]);
  stop();
  redis.disconnect();
  subscriber.disconnect();
});
