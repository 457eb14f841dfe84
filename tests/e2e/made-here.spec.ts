import sharp from 'sharp';
import { imageView } from '@vesper/core/contract/image';
import { fetchBytes, newPerson } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { expectAccessible } from './access.ts';
import { expect, NETWORK_LOSS, stackTest as test } from './fixtures.ts';

const JPEG = 'image/jpeg';

test('a visitor learns which pictures were made here', async ({ page, stack }) => {
  const { client } = await newPerson(stack);
  const order = { prompt: 'a lighthouse at dusk' };
  const image = await client.expect([201, imageView], 'POST', '/api/generate/image', order);
  const { body: bytes } = await fetchBytes(client, image.imageUrl ?? '');
  const copy = await sharp(bytes).resize(512).jpeg({ quality: 80 }).toBuffer();

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Was this made here?' }).click();
  await expect(page.getByRole('heading', { name: 'Was this made here?' })).toBeVisible();

  // From the keyboard alone.
  const button = page.getByRole('button', { name: 'Choose a picture' });
  // A press that comes while the page is still busy may open no dialog.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 10_000 });
    await button.press('Enter');
    await (await chooser).setFiles({ name: 'found.jpg', mimeType: JPEG, buffer: copy });
  }).toPass();
  const answer = page.getByRole('status');
  await expect(answer.getByRole('heading', { name: 'Made here, with AI' })).toBeVisible();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(answer).toContainText(day.format(new Date(image.createdAt)));
  await expect(answer.getByRole('img', { name: /found\.jpg/ })).toBeVisible();
  await expectAccessible(page, 'made here: found');

  const field = page.getByLabel('Picture to look at');
  const photo = await makePhoto({ width: 800, height: 600 });
  await field.setInputFiles({ name: 'photo.jpg', mimeType: JPEG, buffer: photo });
  await expect(answer.getByRole('heading', { name: 'No mark of ours found' })).toBeVisible();
  await expect(answer).toContainText('That proves nothing');

  const heic = { name: 'photo.heic', mimeType: 'image/heic', buffer: photo };
  await field.setInputFiles(heic);
  await expect(answer).toContainText('This is no PNG, JPG or WebP.');
  await expectAccessible(page, 'made here: refused');
});

test('a picture that could not be looked at can be tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(NETWORK_LOSS);
  await page.route('**/api/made-here', (route) => route.abort());
  await page.goto('/made-here');
  const photo = await makePhoto({ width: 300, height: 300 });
  const file = { name: 'photo.jpg', mimeType: JPEG, buffer: photo };
  await page.getByLabel('Picture to look at').setInputFiles(file);
  await expect(page.getByRole('status')).toContainText('could not be looked at');
  await page.unroute('**/api/made-here');
  await page.getByLabel('Picture to look at').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'No mark of ours found' })).toBeVisible();
});
