import type { Page } from '@playwright/test';
import { collectionView } from '@vesper/core/contract/collection';
import { createClient } from '../stack/client.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

const PROMPTS = ['A red boat in the reeds', 'A barn under snow', 'A lighthouse at dusk'] as const;
const [BOAT, BARN, TOWER] = PROMPTS;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const arranged = (page: Page): Promise<Array<string | null>> =>
  page
    .getByRole('list', { name: 'Pictures in their order' })
    .getByRole('button', { name: /Arrow keys/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? null));

test('somebody collects pictures, arranges them, shares them, and takes that back', async ({
  page,
  person,
  baseURL,
}) => {
  for (const prompt of PROMPTS) await paint(person.client, prompt, { isPublic: true });
  await page.goto('/gallery?tab=collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByLabel('Name').fill('By the water');
  await page.getByLabel('Description').fill('Where I would like to be.');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(heading(page, 'By the water')).toBeVisible();
  await expect(page.getByText('Nothing in it yet')).toBeVisible();
  const address = page.url();

  await page.goto('/gallery?tab=mine');
  await page.getByRole('button', { name: 'Select' }).click();
  const bar = page.getByRole('toolbar', { name: 'Chosen pictures' });
  await bar.getByRole('button', { name: 'All shown' }).click();
  await bar.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'By the water' }).click();
  await expect(page.getByText('3 pictures added to By the water')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect.poll(() => arranged(page)).toEqual([TOWER, BARN, BOAT]);
  await page.getByRole('button', { name: new RegExp(`^${BOAT}`) }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => arranged(page)).toEqual([BOAT, TOWER, BARN]);
  await expect(page.getByRole('button', { name: new RegExp(`^${BOAT}`) })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => arranged(page)).toEqual([TOWER, BOAT, BARN]);
  await page.getByRole('button', { name: `Earlier: ${BARN}` }).click();
  await expect.poll(() => arranged(page)).toEqual([TOWER, BARN, BOAT]);
  await page.getByRole('button', { name: `Options for ${BOAT}` }).click();
  await page.getByRole('menuitem', { name: 'Take out of the collection' }).click();
  await expect.poll(() => arranged(page)).toEqual([TOWER, BARN]);
  await page.reload();
  const shown = page.getByRole('list', { name: 'Pictures in By the water' });
  await expect(shown.getByRole('listitem')).toHaveCount(2);

  const visitor = createClient(baseURL ?? '');
  await visitor.signUp();
  const path = `/api${new URL(address).pathname}`;
  expect((await visitor.request('GET', path)).status).toBe(404);
  await page.getByRole('button', { name: 'Edit collection' }).click();
  await page.getByRole('switch', { name: 'Shared' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const seen = await visitor.expect([200, collectionView], 'GET', path);
  expect(seen).toMatchObject({ imageCount: 2, isOwn: false });

  await page.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page.getByText('No collections yet')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect.poll(async () => (await visitor.request('GET', path)).status).toBe(404);
});

test('a picture is dragged before another one', { tag: '@desktop' }, async ({ page, person }) => {
  const ids: string[] = [];
  for (const prompt of PROMPTS) ids.push((await paint(person.client, prompt)).id);
  const body = { name: 'By the water' };
  const { id } = await person.client.expect(
    [201, collectionView],
    'POST',
    '/api/collections',
    body,
  );
  await person.client.request('POST', `/api/collections/${id}/images`, { ids });
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await tile(TOWER).dragTo(tile(BOAT));
  await expect.poll(() => arranged(page)).toEqual([TOWER, BOAT, BARN]);
});

test('a public picture of somebody else goes into a new collection from its viewer', async ({
  page,
  person,
  baseURL,
}) => {
  const other = createClient(baseURL ?? '');
  await other.signUp();
  const { id } = await paint(other, 'A stone bridge', { isPublic: true });
  await page.goto(`/gallery/${id}`);
  const details = page.getByRole('dialog', { name: 'Image Details' });
  const more = details.getByRole('button', { name: 'More about it' });
  if (await more.isVisible()) await more.click();
  await details.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByLabel('Name').fill('Bridges');
  await page.getByRole('button', { name: 'Create and add' }).click();
  await expect(page.getByText('1 picture added to Bridges')).toBeVisible();
  const own = (await person.client.request('GET', '/api/collections')).body;
  expect(own).toMatchObject([{ name: 'Bridges', imageCount: 1 }]);
  await other.request('PUT', `/api/images/${id}/visibility`, { isPublic: false });
  await page.goto('/gallery?tab=collections');
  await page.getByRole('link', { name: 'Bridges' }).click();
  await expect(page.getByText(/1 picture of it is out of sight/)).toBeVisible();
});
