import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessLog } from './process-log.ts';

let dir: string;
const shown: string[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'process-log-'));
  shown.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

async function feed(log: ProcessLog, lines: string[], stream: 'output' | 'errors' = 'output') {
  const source = new PassThrough();
  log.follow(stream === 'output' ? source : null, stream === 'errors' ? source : null);
  source.end(lines.map((line) => `${line}\n`).join(''));
  await finished(source);
}

test('every line is kept, and warnings and errors are shown in short form', async () => {
  const log = new ProcessLog(dir, 'gateway');
  const lines = [
    '{"level":30,"msg":"a request"}',
    '{"level":40,"msg":"slow","err":{"message":"it took 2 s"}}',
    '{"level":"error","message":"the disk is full"}',
    'plain text',
  ];
  await feed(log, lines);
  expect(readFileSync(log.path, 'utf8').trimEnd().split('\n')).toEqual(lines);
  expect(shown).toEqual(['gateway   slow: it took 2 s\n', 'gateway   the disk is full\n']);
  expect(log.lastProblem).toBe('the disk is full');
});

test('the reason of a crash is its message, not its stack', async () => {
  const log = new ProcessLog(dir, 'workers');
  await feed(log, ['Error: no engine', '    at start (main.js:1:1)', 'Node.js v20.20.2'], 'errors');
  expect(log.lastProblem).toBe('Error: no engine');
});

test('the log of the start before is kept beside the new one', async () => {
  const first = new ProcessLog(dir, 'redis');
  await feed(first, ['yesterday']);
  first.close();
  const second = new ProcessLog(dir, 'redis');
  await feed(second, ['today']);
  expect(readFileSync(second.path, 'utf8')).toBe('today\n');
  expect(readFileSync(join(dir, 'redis.1.log'), 'utf8')).toBe('yesterday\n');
});
