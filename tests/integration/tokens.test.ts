import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { imageView } from '@vesper/core/contract/image';
import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
import { dashboardStats } from '@vesper/core/contract/stats';
import { ASYNC } from '../stack/conversation.ts';
import type { Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PROMPT = { prompt: 'a boat' };

async function ledgerOf(client: Client, query = ''): Promise<LedgerEntryView[]> {
  return client.expect([200, z.array(ledgerEntryView)], 'GET', `/api/tokens/ledger${query}`);
}

async function paint(client: Client) {
  return client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT);
}

describe('the ledger', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack.stop());

  it('begins with the free tokens and names the picture each one paid for', async () => {
    const { client } = await newPerson(stack);
    const [opening, ...none] = await ledgerOf(client);
    expect(none).toEqual([]);
    expect(opening).toMatchObject({ amount: 5, reason: 'signup', imageId: null, balanceAfter: 5 });
    const image = await paint(client);
    const [spent, first] = await ledgerOf(client);
    expect(spent).toMatchObject({ amount: -1, reason: 'hold', imageId: image.id, balanceAfter: 4 });
    expect(first).toEqual(opening);
  });

  it('shows a stopped picture as given back, and is the same once it is booked', async () => {
    const { client, userId } = await newPerson(stack);
    const pending = await client.expect(
      [202, imageView],
      'POST',
      '/api/generate/image',
      PROMPT,
      ASYNC,
    );
    await client.request('POST', `/api/runs/${pending.runId}/cancel`);
    await stack.settled();
    const seen = await ledgerOf(client);
    expect(seen.map(({ reason, balanceAfter }) => [reason, balanceAfter])).toEqual([
      ['refund', 5],
      ['hold', 4],
      ['signup', 5],
    ]);
    const rows = await stack.documents
      .collection('ledger')
      .countDocuments({ userId: new Types.ObjectId(userId) });
    expect(rows).toBe(3);
    expect(await ledgerOf(client)).toEqual(seen);
  });

  it('sums up to the balance at every moment while pictures are made', async () => {
    const { client } = await newPerson(stack);
    const work = Promise.all([paint(client), paint(client)]);
    let over = false;
    void work.finally(() => (over = true));
    for (let reads = 0; !over || reads < 3; reads++) {
      const rows = await ledgerOf(client);
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      expect(rows[0]?.balanceAfter).toBe(sum);
    }
    await work;
  });

  it('is read page by page, with the same balances', async () => {
    const { client } = await newPerson(stack);
    for (let i = 0; i < 3; i++) await paint(client);
    const whole = await ledgerOf(client);
    expect(whole.map(({ balanceAfter }) => balanceAfter)).toEqual([2, 3, 4, 5]);
    const read: LedgerEntryView[] = [];
    let next: string | undefined = '/api/tokens/ledger?limit=1';
    while (next) {
      const answer = await client.request('GET', next);
      read.push(...z.array(ledgerEntryView).parse(answer.body));
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(whole);
    const stranger = await newPerson(stack);
    const path = `/api/tokens/ledger?before=${whole[0]?.id}`;
    expect((await stranger.client.request('GET', path)).status).toBe(404);
    for (const bad of ['?before=1', '?limit=0', '?limit=101', '?limit=x']) {
      expect((await client.request('GET', `/api/tokens/ledger${bad}`)).status).toBe(422);
    }
  });
});

describe('plan limits that the operator enforces', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ env: { PLAN_LIMITS: 'on' } });
  });
  afterAll(() => stack.stop());

  it('end pictures at three a month, also when one is deleted, and start anew next month', async () => {
    const { client, userId } = await newPerson(stack);
    const image = await paint(client);
    const key = { 'idempotency-key': 'a key for the third' };
    await paint(client);
    await client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT, key);
    await client.request('DELETE', `/api/images/${image.id}`);
    const refused = await client.request('POST', '/api/generate/image', PROMPT);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(JSON.stringify(refused.body)).toContain('3 pictures');
    // A repeated request is the same picture, not a further one.
    await client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT, key);
    const stats = await client.expect([200, dashboardStats], 'GET', '/api/dashboard/stats');
    expect(stats.usage.images).toEqual({ used: 3, limit: 3 });
    expect(await ledgerOf(client)).toHaveLength(4);
    await stack.documents
      .collection('runs')
      .updateMany({ userId: new Types.ObjectId(userId) }, { $set: { createdAt: new Date(0) } });
    await paint(client);
  });

  it('end messages at ten a month, in all conversations together', async () => {
    const { client, userId } = await newPerson(stack);
    const talk = () => client.expect([201, conversationView], 'POST', '/api/conversations', {});
    const [first, second] = [await talk(), await talk()];
    await stack.documents.collection('messages').insertMany(
      Array.from({ length: 9 }, () => ({
        userId: new Types.ObjectId(userId),
        conversationId: new Types.ObjectId(first.id),
        role: 'user',
        content: 'hi',
        status: 'complete',
        createdAt: new Date(),
      })),
    );
    const say = { content: 'Good evening' };
    expect((await client.request('POST', `/api/chat/${second.id}`, say)).status).toBe(201);
    const refused = await client.request('POST', `/api/chat/${second.id}`, say);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
  });

  it('end characters and stories at two a month each', async () => {
    const { client } = await newPerson(stack);
    for (const [path, body] of [
      ['/api/characters', { name: 'Ines' }],
      ['/api/stories', { genre: 'mystery', lead: 'Ines' }],
    ] as const) {
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        statuses.push((await client.request('POST', path, body, ASYNC)).status);
      }
      expect(statuses.map((status) => status < 300)).toEqual([true, true, false]);
      expect(statuses.at(-1)).toBe(402);
    }
  });
});
