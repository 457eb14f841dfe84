import { expect, it, vi } from 'vitest';
import { LIMITS } from '@vesper/core/contract/limits';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import type { ImageProgress, ImageResult } from '../engines/image/image-engine.ts';
import { followPainting } from './follow-painting.ts';

const waiting: ImageProgress = { type: 'progress', progress: 0, stage: 'preparing' };
const begun: ImageProgress = { type: 'progress', progress: 0.1, stage: 'rendering' };
const done: ImageResult = { type: 'result', png: new Uint8Array() };

/** What is passed on of these, and what the time was set to meanwhile. */
async function follow(...updates: Array<ImageProgress | ImageResult>) {
  const restart = vi.fn<(ms: number) => void>();
  const passed = [];
  async function* engine() {
    yield* updates;
    await Promise.resolve();
  }
  for await (const update of followPainting(engine(), { restart })) passed.push(update);
  return { passed, times: restart.mock.calls.flat() };
}

it('gives a picture its time when its turn has come, and the line a time of its own', async () => {
  const { passed, times } = await follow(waiting, waiting, begun, done);
  expect(passed).toEqual([waiting, waiting, begun, done]);
  expect(times).toEqual([LIMITS.modelWait, KINDS.image.timeoutMs]);
});

it('counts the time anew when a server is lost and the picture is in line again', async () => {
  const { times } = await follow(begun, waiting, begun, done);
  expect(times).toEqual([LIMITS.modelWait, KINDS.image.timeoutMs]);
});

it('leaves alone what begins at once', async () => {
  expect((await follow(begun, done)).times).toEqual([]);
});
