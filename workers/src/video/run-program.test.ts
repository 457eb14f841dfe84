import { expect, it } from 'vitest';
import { ProgramFailed, runProgram } from './run-program.ts';

const never = new AbortController().signal;
const patient = { signal: never, limitMs: 60_000 };

it('gives what a program printed, and nothing of our environment to it', async () => {
  expect(await runProgram('sh', ['-c', 'echo $0-$HOME-$PATH'], patient)).toMatch(/^sh--\/usr/);
});

it('feeds it, piece by piece', async () => {
  async function* pieces() {
    yield Buffer.from('one ');
    yield Buffer.from('two');
  }
  expect(await runProgram('cat', [], { ...patient, input: pieces() })).toBe('one two');
});

it('says what a program that failed complained of', async () => {
  const failing = runProgram('sh', ['-c', 'echo "no such film" >&2; exit 3'], patient);
  await expect(failing).rejects.toThrow('sh failed: no such film');
});

it('does without one that stops reading before the end', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(65_536);
  }
  expect(await runProgram('head', ['-c', '3'], { ...patient, input: endless() })).toHaveLength(3);
});

it('ends one that takes too long, or that nobody wants any more', async () => {
  await expect(runProgram('sleep', ['60'], { ...patient, limitMs: 50 })).rejects.toThrow(
    'too long',
  );
  const stop = new AbortController();
  const running = runProgram('sleep', ['60'], { ...patient, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
});

it('tells that there is none', async () => {
  const missing = runProgram('/nowhere/ffmpeg', [], patient);
  await expect(missing).rejects.toBeInstanceOf(ProgramFailed);
});
