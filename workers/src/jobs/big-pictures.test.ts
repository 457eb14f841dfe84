import { expect, it } from 'vitest';
import { oneBigAtATime } from './big-pictures.ts';

const limit = { restart: () => undefined };

/** Work that lasts until it is told to end. */
function work() {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  const state = { begun: false };
  const run = async (): Promise<void> => {
    state.begun = true;
    await until;
  };
  return { state, run, end: () => end() };
}

it('big pictures are finished one after another, others beside them', async () => {
  const [first, second, small] = [work(), work(), work()];
  const big = { width: 7_168, height: 4_096 };
  const both = [first, second].map(({ run }) => oneBigAtATime(big, limit, run));
  const beside = oneBigAtATime({}, limit, small.run);
  await expect.poll(() => first.state.begun && small.state.begun).toBe(true);
  expect(second.state.begun).toBe(false);
  first.end();
  await both[0];
  await expect.poll(() => second.state.begun).toBe(true);
  second.end();
  small.end();
  await Promise.all([...both, beside]);
});

it('the next one has its turn also when one fails', async () => {
  const big = { width: 4_096, height: 4_096 };
  const failing = oneBigAtATime(big, limit, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(await oneBigAtATime(big, limit, async () => 'done')).toBe('done');
});
