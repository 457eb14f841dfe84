import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PictureHost, PictureProcessFailed, type PICTURE_BOUNDS } from './picture-host.ts';

/** Does what the bytes say: answers with its id and its environment, dies, hangs, or grows. */
const PROCESS = `
const kept = [];
process.on('message', ({ bytes }) => {
  const wanted = Buffer.from(bytes).toString();
  if (wanted === 'die') process.exit(139);
  if (wanted === 'hang') for (;;);
  if (wanted === 'grow') for (;;) kept.push(Buffer.alloc(20_000_000, 1));
  const code = wanted === 'env' ? Object.keys(process.env).join() : String(process.pid);
  process.send({ type: 'unusable', code });
});
process.on('disconnect', () => process.exit(0));
`;

let folder: string;
let host: PictureHost;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-host-'));
  await writeFile(join(folder, 'process.mjs'), PROCESS);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => host.close());

function open(bounds: Partial<typeof PICTURE_BOUNDS> = {}): void {
  host = new PictureHost(pathToFileURL(join(folder, 'process.mjs')), bounds);
}

async function ask(wanted: string): Promise<string> {
  const report = await host.ask({
    ...{ type: 'look', models: false, faces: false },
    bytes: Buffer.from(wanted),
  });
  return report.type === 'unusable' ? report.code : '';
}

it('one process does all, one after the other, and knows nothing of our environment', async () => {
  open();
  const [first, second, env] = await Promise.all([ask('pid'), ask('pid'), ask('env')]);
  expect(second).toBe(first);
  expect(env).not.toMatch(/PATH|KEY|URI|HOME/);
});

it('another one takes over from one that died, was too slow, or grew too large', async () => {
  open({ orderMs: 1_500, residentBytes: 400_000_000, lookMs: 20 });
  const pids = new Set<string>([await ask('pid')]);
  for (const fault of ['die', 'hang', 'grow']) {
    await expect(ask(fault)).rejects.toBeInstanceOf(PictureProcessFailed);
    pids.add(await ask('pid'));
  }
  expect(pids.size).toBe(4);
});

it('is replaced after a number of pictures, and takes no more than may wait', async () => {
  open({ orders: 1, waiting: 2 });
  const first = await ask('pid');
  expect(await ask('pid')).not.toBe(first);
  const asked = [ask('pid'), ask('pid'), ask('pid')];
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
