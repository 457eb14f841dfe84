import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageView } from '@vesper/core/contract/image';
import { uploadParameters } from '@vesper/core/contract/upload';
import { checkAnswersAgainst, createClient, type Client } from '../stack/client.ts';
import { generate, readMessages, send, startConversation } from '../stack/conversation.ts';
import { makePhoto } from '../stack/photo.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import {
  address,
  containersOf,
  execIn,
  killContainer,
  plainAddress,
  readApiDocument,
  scale,
  secretsFolder,
  startGatewayAlone,
} from './compose-project.ts';

const STORY = 'Tell me a story about the mountains.';
/** Until a dead worker's jobs are somebody else's, on a machine that has other things to do. */
const PATIENCE = { timeout: 120_000, interval: 250 };
const secret = (name: string): string => readFileSync(join(secretsFolder, name), 'utf8').trim();

let client: Client;
let sockets: LiveSocket[];

beforeAll(async () => {
  checkAnswersAgainst(address, readApiDocument());
  client = createClient(address);
  await client.signUp();
  // Few enough that all can come back while the dead gateway's places are still taken.
  sockets = [];
  for (let count = 0; count < 5; count++) sockets.push(await connectSocket(client));
  return () => sockets.forEach((socket) => socket.close());
});

/** Says something in a new conversation and waits until the whole reply is stored. */
async function talk(person: Client): Promise<void> {
  const conversation = await startConversation(person);
  await send(person, conversation, 'Hello.');
  await expectReply(person, conversation);
}

async function expectReply(person: Client, conversation: string): Promise<void> {
  const reply = async () => (await readMessages(person, conversation)).at(-1);
  await expect.poll(async () => (await reply())?.status, PATIENCE).toBe('complete');
  expect((await reply())?.content).toMatch(/\w+ \w+/);
}

describe('the product behind its proxy', () => {
  it('runs as two gateways and two workers, none of them as root or with a file to write', () => {
    for (const service of ['gateway', 'worker']) {
      const ids = containersOf(service);
      expect(ids, service).toHaveLength(2);
      const script =
        "const { writeFileSync } = require('node:fs');" +
        "try { writeFileSync('/app/x', 'x'); console.log('written'); }" +
        'catch (error) { console.log(process.getuid(), error.code); }';
      for (const id of ids) {
        expect(execIn(id, ['/usr/local/bin/node', '-e', script]).trim()).toBe('10001 EROFS');
      }
    }
  });

  it('answers by TLS alone, and shows what is meant for operators to nobody', async () => {
    const plain = await fetch(plainAddress, { redirect: 'manual', headers: { host: 'localhost' } });
    expect(plain.status).toBe(308);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age/);
    for (const path of ['/metrics', '/readyz', '/healthz', '/api/docs', '/api/openapi.json']) {
      expect((await fetch(new URL(path, address))).status, path).toBe(404);
    }
  });

  it('brings a reply word by word through the sockets of both gateways', async () => {
    const conversation = await startConversation(client);
    const { runId } = await send(client, conversation, STORY);
    for (const socket of sockets) {
      expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
      expect(socket.eventsOf(runId).length).toBeGreaterThan(5);
    }
    await expectReply(client, conversation);
  });

  it('paints a picture, keeps it in the storage and shows it', async () => {
    const { id, runId } = await generate(client, 'mountains under the stars');
    expect(await sockets[0]?.finished(runId ?? '')).toMatchObject({ event: 'run:completed' });
    const image = await client.expect([200, imageView], 'GET', `/api/images/${id}`);
    const shown = await fetch(new URL(image.imageUrl ?? '', address), {
      headers: { cookie: client.cookie },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('takes a photo at a signed address, and nothing at another of the storage', async () => {
    const path = '/api/objects/upload';
    const { uploadURL } = await client.expect([200, uploadParameters], 'POST', path);
    expect(new URL(uploadURL).origin).toBe(address);
    const body = new Uint8Array(await makePhoto({ seed: 1 }));
    const put = (url: URL) => fetch(url, { method: 'PUT', body });
    expect((await put(new URL(uploadURL))).status).toBe(200);
    const changed = new URL(uploadURL);
    changed.pathname += 'x';
    expect((await put(changed)).status).toBe(403);
    const profile = await client.request('PATCH', '/api/user', { profileImageUrl: uploadURL });
    expect(profile.status).toBe(200);
  });
});

describe('when something ends', () => {
  it('a killed gateway takes nobody along: sockets come back at the other one', async () => {
    const [first = ''] = containersOf('gateway');
    killContainer(first);
    // The proxy draws lots: it may be that none of them was there.
    await Promise.race([...sockets.map((socket) => socket.disconnected()), pause(30_000)]);
    await expect.poll(() => sockets.every((socket) => socket.isConnected), PATIENCE).toBe(true);
    const conversation = await startConversation(client);
    const { runId } = await send(client, conversation, STORY);
    for (const socket of sockets) {
      expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
    }
  });

  it('a killed worker’s replies are finished by the other one', async () => {
    const conversations = await Promise.all([1, 2, 3].map(() => startConversation(client)));
    const runs = await Promise.all(conversations.map((id) => send(client, id, STORY)));
    for (const { runId } of runs) {
      await sockets[0]?.waitFor('run:delta', (delta) => delta.runId === runId);
    }
    const [first = ''] = containersOf('worker');
    killContainer(first);
    for (const conversation of conversations) await expectReply(client, conversation);
  });

  it('more of both are one command, and all of them are used', async () => {
    scale({ gateway: 3, worker: 3 });
    await expect.poll(() => containersOf('gateway').length, PATIENCE).toBe(3);
    await expect.poll(() => containersOf('worker').length, PATIENCE).toBe(3);
    const served = (id: string): number => {
      const script =
        "fetch('http://127.0.0.1:9464/metrics').then((it) => it.text()).then((text) =>" +
        "console.log(text.split('\\n').filter((line) => line.includes('_count{') &&" +
        "line.includes('/api/')).length))";
      return Number(execIn(id, ['/usr/local/bin/node', '-e', script]));
    };
    await expect
      .poll(async () => {
        await talk(client);
        return containersOf('gateway').every((id) => served(id) > 0);
      }, PATIENCE)
      .toBe(true);
  });
});

describe('a start with services that do not fit', () => {
  const fitting = () => ({
    PUBLIC_URL: address,
    SESSION_KEYS: secret('session-keys'),
    MONGODB_URI: 'mongodb://nobody.invalid:27017/vesper',
    REDIS_URL: secret('redis-url'),
    S3_ENDPOINT: 'http://storage:8333',
    S3_ACCESS_KEY: secret('s3-access-key'),
    S3_SECRET_KEY: secret('s3-secret-key'),
  });

  it('ends with a sentence for each, and shows no secret', () => {
    const wrong = { REDIS_URL: 'redis://vesper:a-wrong-one@redis:6379', S3_SECRET_KEY: 'wrong' };
    const { status, said } = startGatewayAlone({ ...fitting(), ...wrong });
    expect(status).toBe(1);
    expect(said).toContain('MONGODB_URI: MongoDB does not answer');
    expect(said).toContain('REDIS_URL: Redis refuses this user or password');
    expect(said).toContain('S3_SECRET_KEY: the storage refuses this key');
    expect(said).not.toContain('a-wrong-one');
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('names a bucket without rights, and a secret that everyone knows', () => {
    const other = startGatewayAlone({ ...fitting(), S3_BUCKET: 'somebody-elses' });
    expect([other.status, other.said]).toEqual([1, expect.stringContaining('S3_BUCKET: these')]);
    const known = startGatewayAlone({ ...fitting(), S3_SECRET_KEY: 'minioadmin' });
    expect([known.status, known.said]).toEqual([1, expect.stringContaining('everyone knows')]);
  });
});
