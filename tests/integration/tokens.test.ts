import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
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
    let over = false;
    const work = Promise.all([paint(client), paint(client)]).finally(() => (over = true));
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
