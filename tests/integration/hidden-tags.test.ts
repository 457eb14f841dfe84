import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { characterView } from '@vesper/core/contract/character';
import { imageView } from '@vesper/core/contract/image';
import { userView } from '@vesper/core/contract/user';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let creator: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  creator = await newPerson(stack);
});
afterAll(() => stack.stop());

const hide = ({ client }: Person, hiddenTags: string[]) =>
  client.expect([200, userView], 'PATCH', '/api/user', { hiddenTags });

async function promptsOf({ client }: Person, path = '/api/images/public'): Promise<string[]> {
  const found = await client.expect([200, z.array(imageView)], 'GET', path);
  return found.map(({ prompt }) => prompt ?? '').sort();
}

const publicImage = (prompt: string, by = creator) =>
  insertImage(stack, by.userId, { prompt, isPublic: true });

it('pictures whose prompt has a hidden word are left out of every public list, and only for them', async () => {
  const prompts = ['Spider on a wall', 'a spiderweb', 'der Käfer, nah', 'the sea (calm)'];
  for (const prompt of prompts) await publicImage(prompt);
  const [member, other] = [await newPerson(stack), await newPerson(stack)];
  const { hiddenTags } = await hide(member, ['SPIDER', ' spider ', 'käfer', '(calm)']);
  expect(hiddenTags).toEqual(['spider', 'käfer', '(calm)']);

  expect(await promptsOf(member)).toEqual(['a spiderweb']);
  expect(await promptsOf(member, '/api/images/public?search=spider')).toEqual(['a spiderweb']);
  const theirs = `/api/creators/${creator.userId}/images`;
  expect(await promptsOf(member, theirs)).toEqual(['a spiderweb']);
  expect(await promptsOf(other)).toEqual([...prompts].sort());

  await hide(member, []);
  expect(await promptsOf(member)).toEqual([...prompts].sort());
});

it('a page that hides something is as full as any other', async () => {
  const painter = await newPerson(stack);
  const member = await newPerson(stack);
  for (const prompt of ['a moth', 'one', 'a moth', 'two', 'a moth']) {
    await publicImage(prompt, painter);
  }
  await hide(member, ['moth']);
  const path = `/api/creators/${painter.userId}/images?limit=1`;
  const [first] = await member.client.expect([200, z.array(imageView)], 'GET', path);
  expect(first?.prompt).toBe('two');
  expect(await promptsOf(member, `${path}&before=${first?.id}`)).toEqual(['one']);
});

it('characters with a hidden trait are left out for others, and stay with their maker', async () => {
  const traits = [['Shy', 'Kind'], ['Bold']];
  for (const [index, personalityTraits] of traits.entries()) {
    const body = { name: `Ines ${index}`, personalityTraits, isPublic: true };
    await creator.client.expect([201, characterView], 'POST', '/api/characters', body);
  }
  const member = await newPerson(stack);
  const namesOf = async ({ client }: Person, path: string) =>
    (await client.expect([200, z.array(characterView)], 'GET', path))
      .map(({ name }) => name)
      .sort();
  expect(await namesOf(member, '/api/characters/public')).toEqual(['Ines 0', 'Ines 1']);
  await hide(member, ['shy']);
  expect(await namesOf(member, '/api/characters/public')).toEqual(['Ines 1']);
  await hide(creator, ['shy', 'bold']);
  expect(await namesOf(creator, '/api/characters')).toEqual(['Ines 0', 'Ines 1']);
});

it('words that are too long or too many are refused at the field', async () => {
  const { client } = await newPerson(stack);
  for (const hiddenTags of [
    ['x'.repeat(41)],
    [' '],
    Array.from({ length: 51 }, (_, n) => `w${n}`),
  ]) {
    expect(await client.request('PATCH', '/api/user', { hiddenTags })).toMatchObject({
      status: 422,
    });
  }
});
