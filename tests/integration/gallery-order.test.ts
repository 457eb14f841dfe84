import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let owner: Person;
let visitor: Person;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await documents().deleteMany({});
  owner = await newPerson(stack);
  visitor = await newPerson(stack);
});

const documents = () => stack.documents.collection('images');
const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const iso = (day: number) => at(day).toISOString();

/** Pictures of the days 1, 2, ... of May with these likes, public unless said otherwise. */
async function pictures(likes: number[], fields: Parameters<typeof insertImage>[2] = {}) {
  const ids: string[] = [];
  for (const [n, count] of likes.entries()) {
    const made = { isPublic: true, likes: count, createdAt: at(n + 1), ...fields };
    ids.push(await insertImage(stack, owner.userId, made));
  }
  return ids;
}

const set = (id: string, fields: object) =>
  documents().updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });

/** The ids of one page, and where the next one is. */
async function page({ client }: Person, path: string) {
  const { status, body, headers } = await client.request('GET', path);
  if (status !== 200 || !Array.isArray(body)) throw new Error(`${path} answered ${status}.`);
  const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
  return { ids: body.map(({ id }: { id: string }) => id), next };
}

async function all(person: Person, path: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const one = await page(person, next);
    found.push(...one.ids);
    next = one.next;
  }
  return found;
}

describe.each(['/api/images/public', '/api/images'])('%s', (path) => {
  const who = () => (path.endsWith('public') ? visitor : owner);

  it('comes in each order, page after page', async () => {
    const [a, b, c, d] = await pictures([3, 0, 7, 3]);
    expect(await all(who(), `${path}?limit=3`)).toEqual([d, c, b, a]);
    expect(await all(who(), `${path}?limit=3&sort=oldest`)).toEqual([a, b, c, d]);
    expect(await all(who(), `${path}?limit=1&sort=oldest`)).toEqual([a, b, c, d]);
    expect(await all(who(), `${path}?limit=1&sort=liked`)).toEqual([c, d, a, b]);
    expect((await who().client.request('GET', `${path}?sort=best`)).status).toBe(422);
    expect((await who().client.request('GET', `${path}?before=x`)).status).toBe(422);
  });

  it('goes on where a page ended, though the likes of its last picture have changed', async () => {
    const [a = '', b, c, d] = await pictures([5, 4, 3, 2]);
    const first = await page(who(), `${path}?limit=1&sort=liked`);
    expect(first.ids).toEqual([a]);
    await set(a, { likes: 0 });
    expect((await page(who(), first.next ?? '')).ids).toEqual([b]);
    await documents().deleteOne({ _id: new Types.ObjectId(a) });
    expect(await all(who(), first.next ?? '')).toEqual([b, c, d]);
  });

  it('is narrowed by model, shape, days and words, all at once', async () => {
    const [a = '', b = '', c = '', d = ''] = await pictures([1, 2, 3, 4]);
    await set(a, { model: 'Nightfall' });
    await set(b, { size: '1024x1792' });
    await set(c, { size: '1792x1024', model: 'Nightfall' });
    await set(d, { prompt: 'Fog (thick)' });
    const found = (query: string) => all(who(), `${path}?${query}`);
    expect(await found('model=Nightfall')).toEqual([c, a]);
    expect(await found('shape=portrait')).toEqual([b]);
    expect(await found('shape=landscape&model=Nightfall')).toEqual([c]);
    expect(await found(`since=${iso(2)}&until=${iso(4)}&sort=oldest`)).toEqual([b, c]);
    expect(await found('search=fog%20(')).toEqual([d]);
    expect(await found(`search=sea&since=${iso(2)}&limit=1`)).toEqual([c, b]);
    expect(await found('model=Nobody')).toEqual([]);
    for (const wrong of ['shape=round', 'since=yesterday', 'model=']) {
      expect((await who().client.request('GET', `${path}?${wrong}`)).status).toBe(422);
    }
  });
});

it('one’s own are narrowed by who sees them, and then without what is not finished', async () => {
  const [shared] = await pictures([0]);
  const [hidden] = await pictures([0], { isPublic: false });
  const waiting = await insertImage(stack, owner.userId, { status: 'pending' });
  expect(await all(owner, '/api/images')).toContain(waiting);
  expect(await all(owner, '/api/images?visibility=public')).toEqual([shared]);
  expect(await all(owner, '/api/images?visibility=private')).toEqual([hidden]);
  expect(await all(owner, '/api/images?sort=oldest')).not.toContain(waiting);
  expect(await all(visitor, '/api/images?visibility=public')).toEqual([]);
});
