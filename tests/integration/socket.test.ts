import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../stack/client.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ gateways: 2 });
});
afterAll(() => stack.stop());

/** Two gateways, so that nothing passes because of what one process happens to know. */
function addresses(): [string, string] {
  const [first, second] = stack.gateways.map(({ baseUrl }) => baseUrl);
  if (!first || !second) throw new Error('This test needs two gateways.');
  return [first, second];
}

describe('the handshake', () => {
  it('is refused without a live session', async () => {
    const nobody = createClient(stack.baseUrl);
    await expect(connectSocket(nobody)).rejects.toThrow('Unauthorized');
  });

  it('is refused from a foreign origin, before any upgrade', async () => {
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    const foreign = { origin: 'https://elsewhere.example', reconnection: false };
    await expect(connectSocket(anna, foreign)).rejects.toThrow();
    const polling = await fetch(`${stack.baseUrl}/socket.io/?EIO=4&transport=polling`, {
      headers: { cookie: anna.cookie, origin: 'https://elsewhere.example' },
    });
    expect(polling.status).toBe(403);
  });

  it('is answered with the balance and the runs under way, at any gateway', async () => {
    const [first, second] = addresses();
    const anna = createClient(first);
    const { id } = await anna.signUp();
    const socket = await connectSocket(anna.at(second));
    expect(await socket.waitFor('ready')).toEqual({ userId: id, tokens: 5, runs: [] });
    socket.close();
  });
});

describe('signing out', () => {
  it('closes the sockets of the session at every gateway, and no other', async () => {
    const [first, second] = addresses();
    const account = { email: 'two-devices@example.com', password: 'a long enough password' };
    const laptop = createClient(first);
    await laptop.signUp(account);
    const phone = createClient(second);
    expect((await phone.request('POST', '/api/signin', account)).status).toBe(200);
    const here = await connectSocket(laptop, { reconnection: false });
    const there = await connectSocket(laptop.at(second), { reconnection: false });
    const onPhone = await connectSocket(phone, { reconnection: false });
    await laptop.request('POST', '/api/signout');
    await Promise.all([here.disconnected(), there.disconnected()]);
    expect(onPhone.isConnected).toBe(true);
    await expect(connectSocket(laptop)).rejects.toThrow('Unauthorized');
    onPhone.close();
  });
});

describe('the eleventh socket of a user', () => {
  it('closes the oldest one, at whichever gateway that is, and nobody else’s', async () => {
    const [first, second] = addresses();
    const [anna, bruno] = [createClient(first), createClient(first)];
    const { id } = await anna.signUp();
    await bruno.signUp();
    const other = await connectSocket(bruno, { reconnection: false });
    const sockets: LiveSocket[] = [];
    for (let i = 0; i < 10; i++) {
      sockets.push(await connectSocket(anna.at(i % 2 ? second : first), { reconnection: false }));
      await sockets[i]?.waitFor('ready');
    }
    expect(sockets.map(({ isConnected }) => isConnected)).not.toContain(false);
    const [oldest, ...rest] = sockets;
    const eleventh = await connectSocket(anna.at(second), { reconnection: false });
    await oldest?.disconnected();
    await eleventh.waitFor('ready');
    // A socket that was closed no longer counts.
    eleventh.close();
    await expect.poll(() => stack.redis.zcard(`sockets:${id}`)).toBe(9);
    const next = await connectSocket(anna, { reconnection: false });
    await next.waitFor('ready');
    const open = [...rest, next, other];
    expect(open.map(({ isConnected }) => isConnected)).not.toContain(false);
    for (const socket of open) socket.close();
  });
});

describe('what a client sends', () => {
  it('is refused through its acknowledgement when it is not of the event’s form', async () => {
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    const socket = await connectSocket(anna);
    const bad = [
      undefined,
      null,
      [],
      'text',
      {},
      { runId: 5, afterSeq: 0 },
      { runId: { $gt: '' }, afterSeq: 0 },
      { runId: '0'.repeat(24), afterSeq: -1 },
      { runId: '0'.repeat(24), afterSeq: 1.5 },
      { runId: '0'.repeat(24), afterSeq: 0, more: true },
    ];
    for (const payload of bad) {
      expect(await socket.ask('run:resume', payload)).toMatchObject({
        ok: false,
        code: 'validation_failed',
      });
    }
    const unknown = { runId: '0'.repeat(24), afterSeq: 0 };
    expect(await socket.ask('run:resume', unknown)).toMatchObject({ ok: false, code: 'not_found' });
    expect(socket.isConnected).toBe(true);
    socket.close();
  });
});
