import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderedImage } from '@vesper/core/contract/generate-image';
import { deskImageModels } from '@vesper/core/contract/desk/model';
import { imageModelsView } from '@vesper/core/contract/image-model';
import { runLogEvent } from '@vesper/core/contract/run';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { giveRole } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/image';
/** The error that half of all figures stay below, by the issue. */
const ERROR_MAX = 0.3;
/** Of a figure as short as this, the looks at the server alone are a large share. Milliseconds. */
const SHORT_MS = 1_500;

type Server = Awaited<ReturnType<typeof startAutomatic1111>>;

let dir: string;
let stack: Stack;
let servers: Server[];
const server = (index: number): Server => {
  const found = servers[index];
  if (!found) throw new Error(`There is no server ${index}.`);
  return found;
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-waits-'));
  // Two servers of a quick model, one of a slow one, one that comes and goes.
  servers = await Promise.all(
    [200, 200, 400, 50].map((stepMs) => startAutomatic1111({ steps: 10, stepMs })),
  );
  const urls = servers.map(({ url }) => url);
  const remote = { engine: 'automatic1111', price: 0, costPerPicture: 0.25 };
  const images = [
    { ...remote, id: 'quick', servers: urls.slice(0, 2) },
    { ...remote, id: 'slow', servers: urls.slice(2, 3) },
    { ...remote, id: 'lone', servers: urls.slice(3), price: 1 },
  ];
  await writeFile(
    join(dir, 'models.json'),
    JSON.stringify({ models: [{ engine: 'builtin' }], images }),
  );
  const env = { MODELS_FILE: join(dir, 'models.json'), IMAGE_CONCURRENCY: '2' };
  stack = await startStack({ workers: 2, env });
});
afterAll(async () => {
  await stack.stop();
  await Promise.all(servers.map((one) => one.stop()));
  await rm(dir, { recursive: true, force: true });
});

/** A figure that somebody was told: milliseconds until their picture is there, and when. */
interface Figure {
  runId: string;
  leftMs: number;
  at: number;
}

async function member() {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const socket = await connectSocket(client);
  const figures: Figure[] = [];
  const places: number[] = [];
  const ends = new Map<string, number>();
  socket.onEvent('run:progress', (data) => {
    const event = runLogEvent.parse({ ...Object(data), event: 'run:progress' });
    if (event.event !== 'run:progress') return;
    if (event.position !== undefined) places.push(event.position);
    if (event.leftMs === undefined) return;
    figures.push({ runId: event.runId, leftMs: event.leftMs, at: performance.now() });
  });
  socket.onEvent('run:completed', (data) => {
    ends.set(String(Object(data).runId), performance.now());
  });
  return { client, userId, socket, figures, places, ends };
}
type Member = Awaited<ReturnType<typeof member>>;

async function order(client: Client, modelId: string): Promise<string> {
  const body = { prompt: 'the sea at dusk', modelId };
  const { runId = '' } = await client.expect([202, orderedImage], 'POST', PATH, body, ASYNC);
  return runId;
}

const readyMs = async (client: Client, modelId: string) => {
  const { models } = await client.expect([200, imageModelsView], 'GET', '/api/image-models');
  return models.find(({ id }) => id === modelId)?.readyMs;
};

/** The relative errors of the figures of those pictures that came to be. */
const errorsOf = ({ figures, ends }: Member): number[] =>
  figures.flatMap(({ runId, leftMs, at }) => {
    const end = ends.get(runId);
    const actual = end === undefined ? 0 : end - at;
    return actual < SHORT_MS ? [] : [Math.abs(leftMs - actual) / actual];
  });

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;

const finished = (socket: LiveSocket, runIds: readonly string[]) =>
  Promise.all(runIds.map((runId) => socket.finished(runId)));

it('nothing is said of how long it takes while nothing is known', async () => {
  const one = await member();
  expect(await readyMs(one.client, 'quick')).toBeUndefined();
  // At once on both servers, and then one picture of the slow model.
  await finished(one.socket, [await order(one.client, 'quick'), await order(one.client, 'quick')]);
  expect(one.figures).toEqual([]);
  await finished(one.socket, [await order(one.client, 'slow')]);
  expect(one.figures).toEqual([]);
  const known = await readyMs(one.client, 'quick');
  expect(known?.standard).toBeGreaterThan(1_500);
  // A busy machine paints slower than its pace; what is told is still no figure of the slow model.
  expect(known?.standard).toBeLessThan(15_000);
  one.socket.close();
});

// Several servers, mixed models, cancellations, and a server that goes away in the middle.
it('half of all figures that people are told err by less than 30 %', async () => {
  const [one, other] = await Promise.all([member(), member()]);
  const runs: { of: Member; runId: string }[] = [];
  for (const modelId of ['quick', 'slow', 'quick', 'quick', 'slow', 'quick', 'quick', 'quick']) {
    for (const of of [one, other]) runs.push({ of, runId: await order(of.client, modelId) });
  }
  const soon = await readyMs(one.client, 'quick');
  expect(soon?.standard).toBeGreaterThan(4_000);
  // Two at the end of the line are cancelled at once, and do not count for those who wait.
  const cancelled = runs.slice(-2);
  for (const { of, runId } of cancelled) await of.socket.ask('run:cancel', { runId });
  await one.socket.finished(runs[2]?.runId ?? '');
  const beforeLoss = [one, other].flatMap(errorsOf).length;
  await server(1).stop();
  for (const { of, runId } of runs) await of.socket.finished(runId);

  const errors = [one, other].flatMap(errorsOf);
  expect(errors.length).toBeGreaterThan(beforeLoss + 20);
  expect(one.ends.size + other.ends.size).toBe(runs.length - cancelled.length);
  expect(middle(errors)).toBeLessThanOrEqual(ERROR_MAX);
  for (const { places, socket } of [one, other]) {
    expect(Math.max(...places)).toBeGreaterThan(4);
    expect(Math.min(...places)).toBe(1);
    socket.close();
  }
});

it('the desk sees the times and the cost of each model', async () => {
  const one = await member();
  await giveRole(stack, one.userId, 'operator');
  const path = '/api/desk/image-models';
  const { models } = await one.client.expect([200, deskImageModels], 'GET', path);
  one.socket.close();
  const slow = models.find(({ id }) => id === 'slow')?.today;
  if (!slow?.times.painting) throw new Error('Nothing was counted.');
  expect(slow.completed).toBeGreaterThan(3);
  expect(slow.cost).toBe(slow.completed * 0.25);
  expect(slow.times.painting.p50).toBeGreaterThan(3_000);
});

it('a picture whose servers are all away waits for them, and its member is told', async () => {
  const one = await member();
  const { port } = server(3);
  await server(3).stop();
  const runId = await order(one.client, 'lone');
  const told = (notice: string) =>
    one.socket.waitFor('run:progress', (data) => data.runId === runId && data.notice === notice);
  expect(await told('away')).toMatchObject({ stage: 'queued', progress: 0 });
  servers[3] = await startAutomatic1111({ port, steps: 10, stepMs: 50 });
  expect((await one.socket.finished(runId)).event).toBe('run:completed');
  expect(await readAccount(stack.documents, one.userId)).toMatchObject({ tokens: 4, holds: 0 });
  one.socket.close();
});

it('a picture that waits for its server can be stopped, and is paid back', async () => {
  const one = await member();
  await server(3).stop();
  const runId = await order(one.client, 'lone');
  await one.socket.waitFor('run:progress', ({ notice }) => notice === 'away');
  await one.socket.ask('run:cancel', { runId });
  expect((await one.socket.finished(runId)).event).toBe('run:stopped');
  await stack.settled();
  expect(await readAccount(stack.documents, one.userId)).toMatchObject({ tokens: 5, holds: 0 });
  one.socket.close();
});

it('a picture goes on at another server when its own goes, and its member is told', async () => {
  servers[1] = await startAutomatic1111({ port: server(1).port, steps: 10, stepMs: 200 });
  const one = await member();
  await Promise.all(servers.slice(0, 2).map(async (each) => each.hold(true)));
  const runId = await order(one.client, 'quick');
  await expect.poll(() => [0, 1].filter((at) => server(at).running()).length).toBe(1);
  const its = server(0).running() === undefined ? 1 : 0;
  server(1 - its).hold(false);
  await server(its).stop();
  await one.socket.waitFor('run:progress', ({ notice }) => notice === 'moved');
  expect((await one.socket.finished(runId)).event).toBe('run:completed');
  one.socket.close();
});
