import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { isTerminal, type RunLogEvent } from '@vesper/core/contract/run';
import { createLogger } from '@vesper/core/log';
import { Run, type RunDocument } from '@vesper/core/models/run';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { readLiveEvents, userChannel } from '@vesper/core/runs/channels';
import { detachedCloser } from '@vesper/core/runs/detached-closer';
import { logKeys, RunLog, streamedText } from '@vesper/core/runs/run-log';
import { RunPublisher } from '@vesper/core/runs/run-publisher';
import { startedEvent } from '@vesper/core/runs/started-event';
import { provideRedis, type StackService } from '../stack/stack-services.ts';

let dir: string;
let service: StackService;
let redis: RedisClient;
let subscriber: RedisClient;
let runLog: RunLog;
let publisher: RunPublisher;
let run: RunDocument;
/** Names of the events that the run's user heard live. */
let heard: string[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  service = await provideRedis(readEnv(), dir);
  redis = createPatientRedis(service.uri);
  subscriber = createPatientRedis(service.uri);
  runLog = new RunLog(redis);
  publisher = new RunPublisher(redis, runLog, createLogger('test', 'silent'));
  subscriber.on('smessage', (_channel: string, message: string) => {
    heard.push(...readLiveEvents(message).map(([name]) => name));
  });
});
afterAll(async () => {
  await publisher.close();
  redis.disconnect();
  subscriber.disconnect();
  await service.process?.stop();
  await service.clear();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  heard = [];
  const [userId, conversationId, messageId] = Array.from({ length: 3 }, () => new Types.ObjectId());
  run = new Run({ userId, kind: 'chat', conversationId, messageId, attempts: 1 });
  await subscriber.ssubscribe(userChannel(run.userId.toHexString()));
  await runLog.open(startedEvent(run));
});

/** The run's log from its first event, which must have no gap and at most one end, the last. */
async function wholeLog(): Promise<RunLogEvent[]> {
  const events = (await runLog.read(run.id, 0)) ?? [];
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const ends = events.filter(({ event }) => isTerminal(event));
  expect(ends).toEqual(events.slice(events.length - ends.length));
  expect(ends.length).toBeLessThanOrEqual(1);
  return events;
}

describe('closing the log of a run that no worker holds', () => {
  it('tells of one end, although another attempt began in between', async () => {
    class Contested extends RunLog {
      #contests = 2;
      override async begin(...args: Parameters<RunLog['begin']>) {
        const begun = await super.begin(...args);
        if (this.#contests-- > 0) await super.begin(...args);
        return begun;
      }
    }
    await detachedCloser({ runLog: new Contested(redis), redis }, run).end('run:stopped', {});
    const log = await wholeLog();
    expect(log.at(-1)?.event).toBe('run:stopped');
    await expect.poll(() => heard).toContain('run:stopped');
    expect(heard.filter(isTerminal)).toHaveLength(1);
  });

  it('leaves one that is closed as it is', async () => {
    const closer = detachedCloser({ runLog, redis }, run);
    await closer.end('run:stopped', {});
    const log = await wholeLog();
    await closer.end('run:completed', {});
    expect(await wholeLog()).toEqual(log);
    await expect.poll(() => heard).toContain('run:stopped');
    expect(heard).not.toContain('run:completed');
  });

  it('ends it after everything that was seen, also when Redis has lost it', async () => {
    const writer = await publisher.begin(run);
    for (let word = 0; word < 40; word++) writer?.emit('run:delta', { text: 'word ' });
    await writer?.flush();
    const seen = (await wholeLog()).length;
    await redis.unlink(...logKeys(run.id));
    await detachedCloser({ runLog, redis }, run).end('run:stopped', {});
    const log = await wholeLog();
    expect(log.at(-1)?.event).toBe('run:stopped');
    expect(log.length).toBeGreaterThan(seen);
  });

  it('says the text once more, so that all deltas together are what is stored', async () => {
    const writer = await publisher.begin(run);
    writer?.emit('run:delta', { text: 'Half a sent' });
    await writer?.flush();
    await detachedCloser({ runLog, redis }, run).end('run:stopped', {}, 'Half a sent');
    expect(streamedText(await wholeLog())).toBe('Half a sent');
  });
});

describe('a log that Redis lost while its worker was writing', () => {
  it('is written anew, with the whole text and every number', async () => {
    const writer = await publisher.begin(run);
    for (const text of ['The ', 'sea ', 'is ']) writer?.emit('run:delta', { text });
    await writer?.flush();
    await redis.unlink(...logKeys(run.id));
    writer?.emit('run:delta', { text: 'calm.' });
    await writer?.end('run:completed', {});
    expect(streamedText(await wholeLog())).toBe('The sea is calm.');
  });

  it('is not revived by a worker whose attempt is over', async () => {
    const late = await publisher.begin(run);
    late?.emit('run:delta', { text: 'Old words.' });
    await late?.flush();
    await redis.unlink(...logKeys(run.id));
    run.attempts = 2;
    const next = await publisher.begin(run);
    late?.emit('run:delta', { text: 'Late words.' });
    await expect(late?.flush()).rejects.toThrow('newer attempt');
    next?.emit('run:delta', { text: 'New words.' });
    await next?.end('run:completed', {});
    expect(streamedText(await wholeLog())).toBe('New words.');
  });
});
