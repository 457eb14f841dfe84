import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { imageView } from '@vesper/core/contract/image';
import { createClient } from '../stack/client.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search by prompt' });
const wall = (page: Page): Locator => page.getByRole('list', { name: 'Public pictures' });
const details = (page: Page): Locator => page.getByRole('dialog', { name: 'Image Details' });

/** A public picture of somebody else, and a word that no other prompt has. */
async function othersPicture(baseUrl: string) {
  const other = createClient(baseUrl);
  await other.signUp();
  await other.request('PATCH', '/api/user', { firstName: 'Jonas' });
  const word = randomBytes(6).toString('hex');
  return { word, image: await paint(other, `A quiet bay, ${word}`, { isPublic: true }) };
}

test('somebody finds a public picture, opens it by its address and likes it once', async ({
  page,
  person,
}) => {
  const { word, image } = await othersPicture(person.client.baseUrl);
  await page.goto('/gallery');
  await search(page).fill(word.toUpperCase());
  const picture = wall(page).getByRole('link', { name: image.prompt });
  await expect(wall(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(wall(page).getByText('Jonas')).toBeVisible();

  await picture.click();
  const sought = `?search=${word.toUpperCase()}`;
  await expect(page).toHaveURL(`/gallery/${image.id}${sought}`);
  for (const [fact, value] of [
    ['Creator', 'Jonas'],
    ['Likes', '0'],
    ['Size', 'Square 1024 × 1024'],
    ['Quality', 'Standard'],
    ['Style', 'Vivid'],
    ['Model', 'Built-in engine'],
  ] as const) {
    const row = details(page).locator('dl > div').filter({ hasText: fact });
    await expect(row).toContainText(value);
  }
  const like = details(page).getByRole('button', { name: /^Like/ });
  await like.click();
  await expectToast(page, 'Liked!', 'Its creator will be glad.');
  await expect(like).toHaveAccessibleName('Like, 1 like');
  await like.click();
  await expect(like).toHaveAccessibleName('Like, 0 likes');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  // Three clicks in a row end where the last one says.
  await like.click({ clickCount: 3 });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => person.client.expect([200, imageView], 'GET', `/api/images/${image.id}`))
    .toMatchObject({ likes: 1, liked: true });

  await page.goBack();
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/gallery${sought}`);
  await expect(picture).toBeFocused();
  await search(page).fill('nothing has these words');
  await expect(page.getByText('Nothing found')).toBeVisible();

  await page.goto(`/gallery/${image.id}`);
  await expect(like).toHaveAccessibleName('Like, 1 like');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');
  // The list that was chosen is the view of the next visit too.
  await expect(page.getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
});

test(
  'somebody shares a picture of their own, takes it back, keeps a copy and deletes it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const prompt = 'A long table under apple trees, lanterns, late in the evening';
    const image = await paint(person.client, prompt);
    await page.goto('/gallery?tab=mine');
    const own = page.getByRole('list', { name: 'Your pictures' });
    const isPublic = own.getByRole('switch', { name: 'Public' });
    await expect(isPublic).not.toBeChecked();
    const stored = async (): Promise<unknown> =>
      person.client.expect([200, imageView], 'GET', `/api/images/${image.id}`);
    for (const shared of [true, false]) {
      await isPublic.click();
      await expect(isPublic).toBeChecked({ checked: shared });
      await expect(page.getByText('Visibility Updated')).not.toHaveCount(0);
      // The toast of the time before may still be there.
      await expect.poll(stored).toMatchObject({ isPublic: shared });
    }

    const saved = page.waitForEvent('download');
    await own.getByRole('button', { name: 'Download' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${prompt.slice(0, 50)}.png`);
    const { format, width } = await sharp(await readFile(await file.path())).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1024 });

    const remove = async (): Promise<void> => {
      await own.getByRole('link', { name: prompt }).click();
      await details(page).getByRole('button', { name: 'Delete' }).click();
      await expectToast(page, 'Picture Deleted', 'It stays in your trash for 30 days.');
      await expect(page.getByText('No personal images yet')).toBeVisible();
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await remove();
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect
      .poll(async () => (await person.client.request('GET', '/api/images')).body)
      .toEqual([]);
    await page.getByRole('link', { name: 'Create a picture' }).click();
    await expect(page).toHaveURL('/generator');
  },
);

test(
  'a gallery without pictures says so, and a picture that is not there too',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 404 .*\/api\/images\//);
    await page.route('**/api/images/public*', (route) => route.fulfill({ json: [] }));
    await page.goto('/gallery');
    await expect(page.getByText('No public images yet')).toBeVisible();
    const stranger = createClient(person.client.baseUrl);
    await stranger.signUp();
    const hidden = await paint(stranger, 'A door that stays shut');
    await page.goto(`/gallery/${hidden.id}`);
    await expect(details(page).getByText('This picture is not here')).toBeVisible();
  },
);
