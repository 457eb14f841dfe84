import type { Locator, Page } from '@playwright/test';
import { mediaPaths } from '@vesper/core/contract/media';
import { createClient, type Client } from '../stack/client.ts';
import { upload } from '../stack/likeness.ts';
import { makePhoto } from '../stack/photo.ts';
import { newCharacter, paint } from './content.ts';
import { expect, pictureTest as test } from './fixtures.ts';

/** Of a tile: beside the button that shows what is in it. */
const CORNER = { x: 14, y: 14 };
const SUGGESTIVE = { sexual: 0.4, faces: [] };

const wall = (page: Page): Locator => page.getByRole('list', { name: 'Public pictures' });
const tile = (page: Page, prompt: string): Locator =>
  wall(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: prompt }) });
const settings = (page: Page): Locator => page.getByRole('region', { name: 'Mature pictures' });

async function newCreator(baseUrl: string): Promise<Client> {
  const creator = createClient(baseUrl);
  await creator.signUp();
  await creator.request('PATCH', '/api/user', { firstName: 'Jonas' });
  return creator;
}

test('a mature picture is blurred until it is asked for, on the wall and in the viewer', async ({
  page,
  person,
  pictures,
  consoleErrors,
}) => {
  const creator = await newCreator(person.client.baseUrl);
  pictures.answer(SUGGESTIVE);
  const wallOne = await paint(creator, 'A dancer by the sea', { isPublic: true });
  const viewerOne = await paint(creator, 'A reader on a roof', { isPublic: true });
  pictures.answer({ sexual: 0, faces: [] });
  await paint(creator, 'A fox in the snow', { isPublic: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/gallery');
  await expect(wall(page).getByRole('listitem')).toHaveCount(3);
  const blurred = tile(page, wallOne.prompt);
  await expect(blurred.getByText('Mature')).toBeVisible();
  await expect(blurred.getByRole('img')).toHaveCount(0);
  await expect(tile(page, 'A fox in the snow').getByText('Mature')).toHaveCount(0);
  const place = await blurred.boundingBox();
  const sharpPaths = [mediaPaths.thumbnail(wallOne.id), mediaPaths.display(wallOne.id)];
  expect(asked).toContain(mediaPaths.blurredImage(wallOne.id));
  expect(asked.filter((path) => sharpPaths.includes(path))).toEqual([]);

  const show = blurred.getByRole('button', { name: `Show the picture: ${wallOne.prompt}` });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(blurred.getByText('Mature')).toHaveCount(0);
  await expect(blurred.getByRole('link', { name: wallOne.prompt })).toBeFocused();
  await expect.poll(() => asked).toContain(mediaPaths.thumbnail(wallOne.id));
  expect(await blurred.boundingBox()).toEqual(place);

  await tile(page, viewerOne.prompt)
    .getByRole('link', { name: viewerOne.prompt })
    .click({ position: CORNER });
  const viewer = page.getByRole('dialog', { name: 'Image Details' });
  await expect(viewer.getByText('Mature')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await viewer.getByRole('button', { name: `Show the picture: ${viewerOne.prompt}` }).click();
  await expect(viewer.getByText('Mature')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.poll(() => asked).toContain(mediaPaths.display(viewerOne.id));

  await page.goto('/gallery');
  await expect(blurred.getByText('Mature')).toBeVisible();
  // The server does not answer, and the button is still there for another try.
  consoleErrors.allow(/net::ERR_FAILED/);
  await page.route(`**/api/images/${wallOne.id}?sharp=true`, (route) => route.abort('failed'));
  await show.click();
  await expect(page.getByText('The picture could not be shown')).toBeVisible();
  await expect(show).toBeVisible();
});

test('the choice shows them, or leaves them out', async ({ page, person, pictures }) => {
  const creator = await newCreator(person.client.baseUrl);
  pictures.answer(SUGGESTIVE);
  const { id, prompt } = await paint(creator, 'A lantern in the fog', { isPublic: true });

  await page.goto('/profile?tab=moderation');
  const choice = (name: string): Locator => settings(page).getByRole('radio', { name });
  await expect(choice('Blur')).toBeChecked();
  await choice('Show').click();
  await expect(choice('Show')).toBeChecked();
  await page.goto('/gallery');
  await expect(tile(page, prompt)).toBeVisible();
  await expect(tile(page, prompt).getByText('Mature')).toHaveCount(0);

  await page.goto('/profile?tab=moderation');
  await choice('Leave out').click();
  await expect(choice('Leave out')).toBeChecked();
  await page.goto('/gallery');
  await expect(page.getByRole('searchbox', { name: 'Search by prompt' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by prompt' }).fill('lantern in the fog');
  await expect(page.getByText('Nothing found')).toBeVisible();
  // Somebody sent the link.
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('dialog').getByText('Mature')).toBeVisible();
});

test('the face of a character and of a creator are shown when they are asked for', async ({
  page,
  person,
  pictures,
}) => {
  const creator = await newCreator(person.client.baseUrl);
  pictures.answer(SUGGESTIVE);
  const { id } = await newCharacter(creator, { name: 'Odile', isPublic: true });
  const profileImageUrl = await upload(creator, await makePhoto());
  const { body } = await creator.request('PATCH', '/api/user', { profileImageUrl });
  const creatorId = String(Reflect.get(Object(body), 'id'));

  for (const path of [`/api/characters/${id}`, `/api/creators/${creatorId}`]) {
    await expect
      .poll(async () => (await person.client.request('GET', path)).body)
      .toMatchObject({ blurred: true });
  }
  await page.goto('/characters');
  const card = page.getByRole('article', { name: 'Odile' });
  await card.getByRole('button', { name: 'Show the picture of Odile' }).click();
  await expect(card.getByText('Mature')).toHaveCount(0);
  await expect(card.locator('img')).toHaveAttribute('src', mediaPaths.portrait(id));
  await card.getByRole('link', { name: 'Odile' }).click();
  await expect(page.getByRole('heading', { name: 'Odile', level: 1 })).toBeVisible();
  await expect(page.getByText('Mature')).toHaveCount(0);

  await page.goto(`/creators/${creatorId}`);
  await page.getByRole('button', { name: 'Show mature picture' }).click();
  await expect(page.getByRole('button', { name: 'Show mature picture' })).toHaveCount(0);
  const face = page.locator(`img[src^="${mediaPaths.profile(creatorId)}"]`);
  await expect(face).toBeVisible();
});
