import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPromptResponse, type PromptReading } from '@vesper/core/contract/image';
import { createClient } from '../stack/client.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/image/reading';
let stack: Stack;
let person: Person;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on' } });
  person = await newPerson(stack);
});
afterAll(() => stack.stop());

async function read(prompt: string): Promise<PromptReading | null> {
  const { client } = person;
  return (await client.expect([200, readPromptResponse], 'POST', PATH, { prompt })).reading;
}

it('says what will be painted and what left out, and charges nothing', async () => {
  const reading = await read('a castle at night with a dishwasher');
  expect(reading?.paints).toContain('castle');
  expect(reading?.leavesOut).toContain('dishwasher');
  expect((await person.client.request('GET', '/api/user')).body).toMatchObject({ tokens: 5 });
  expect((await person.client.request('GET', '/api/images')).body).toEqual([]);
});

it('says nothing of words that would be refused, and is for members', async () => {
  expect(await read('[[sentinel:child_safety]]')).toBeNull();
  expect((await person.client.request('POST', PATH, { prompt: ' ' })).status).toBe(422);
  const visitor = createClient(stack.baseUrl);
  expect((await visitor.request('POST', PATH, { prompt: 'a boat' })).status).toBe(401);
});

it('lets somebody type without end, and no machine', async () => {
  const { client } = await newPerson(stack);
  const body = { prompt: '[[sentinel:child_safety]]' };
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => client.request('POST', PATH, body)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

it('is 503 while no worker is there', async () => {
  await stack.killWorker();
  const answer = await person.client.request('POST', PATH, { prompt: 'a boat' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await stack.startWorker();
  expect((await read('a boat'))?.paints).toContain('boat');
});
