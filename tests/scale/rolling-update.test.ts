import { afterEach, beforeAll, expect, it } from 'vitest';
import { startStack, type StackOptions } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { buildPreviousVersion, type PreviousVersion } from './previous-version.ts';
import { begin, expectWhole, SLOW } from './whole-life.ts';

let previous: PreviousVersion;
let stack: Stack | undefined;

beforeAll(() => {
  previous = buildPreviousVersion();
});
afterEach(() => stack?.stop());

const start = async (options: StackOptions): Promise<Stack> => {
  stack = await startStack({ gateways: 2, env: SLOW, ...options });
  return stack;
};

it('the gateways of this version work with the workers of the previous one', async () => {
  const mixed = await start({ workersFrom: previous.folder });
  await expectWhole(mixed, await begin(mixed));
});

it('the workers of this version work with the gateways of the previous one', async () => {
  const mixed = await start({ gatewaysFrom: previous.folder });
  await expectWhole(mixed, await begin(mixed));
});

it('an update one process at a time costs nobody a word', async () => {
  const old = { gatewaysFrom: previous.folder, workersFrom: previous.folder };
  const updated = await start({ workers: 2, ...old });
  const underWay = [await begin(updated)];
  for (const worker of [...updated.workers]) {
    await updated.startWorker();
    underWay.push(await begin(updated));
    await worker.stop();
  }
  for (const index of updated.gateways.keys()) {
    await updated.replaceGateway(index);
    underWay.push(await begin(updated));
  }
  expect(underWay).toHaveLength(5);
  for (const each of underWay) await expectWhole(updated, each);
});
