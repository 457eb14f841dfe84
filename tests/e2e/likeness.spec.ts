import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { LIMITS } from '@vesper/core/contract/limits';
import { HEIC_PORTRAIT } from '@vesper/core/photos/photos.fixtures';
import sharp from 'sharp';
import { addPhoto, giveConsent } from '../stack/likeness.ts';
import { makePhoto } from '../stack/photo.ts';
import { expect, NETWORK_LOSS, test } from './fixtures.ts';
import { expectRemembered, rememberToasts } from './screens.ts';

const widget = (page: Page): Locator => page.locator('.uppy-Dashboard');
const chosen = (page: Page): Locator => widget(page).getByRole('listitem');
const ready = (page: Page): Locator => page.getByRole('button', { name: 'Create with this photo' });

/** A file as the page is to see it: bytes, or only a size. */
interface Dropped {
  name: string;
  type: string;
  bytes: Buffer | number;
}

/** Lets files fall onto the widget, as from the desktop. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const plain = files.map(({ name, type, bytes }) => ({
    name,
    type,
    base64: typeof bytes === 'number' ? '' : bytes.toString('base64'),
    size: typeof bytes === 'number' ? bytes : 0,
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64, size } of list) {
      const bytes =
        base64 === ''
          ? new Uint8Array(size)
          : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, plain);
  await widget(page).dispatchEvent('drop', { dataTransfer });
}

/** Agrees to everything, and finds the upload. */
async function consent(page: Page): Promise<void> {
  await page.goto('/onlyfans-self-ai');
  await expect(page.getByText('No photos yet')).toBeVisible();
  await page.getByRole('button', { name: 'Upload Photos' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Before you add photos' });
  const agree = dialog.getByRole('button', { name: 'I agree' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  for (const statement of await dialog.getByRole('checkbox').all()) {
    await expect(agree).toBeDisabled();
    await statement.click();
    await expect(statement).toBeChecked();
  }
  await agree.click();
  await expect(
    page.getByText('Upload your photos to create personalized AI content'),
  ).toBeVisible();
}

/** Expects that a toast was shown, since a busy machine may look only once it has gone. */
async function expectSaid(page: Page, title: string, description: string): Promise<void> {
  const look = (): Promise<void> => expectRemembered(page, title, description);
  await expect(look).toPass({ timeout: 40_000 });
}

/** Cuts the first file off in the middle, and refuses the second one. */
async function disturbUploads(page: Page): Promise<{ sent: () => number }> {
  let sent = 0;
  await page.route('**/api/objects/quarantine/**', async (route: Route) => {
    sent += 1;
    if (sent === 1) await route.abort('connectionreset');
    else if (sent === 2) {
      const json = { message: 'The storage is full.', code: 'payload_too_large' };
      await route.fulfill({ status: 413, json });
    } else await route.continue();
  });
  return { sent: () => sent };
}

async function deleteEverything(page: Page, pictures: 'Keep them' | 'Delete them too') {
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete everything?' });
  const choice = question.getByRole('radio', { name: pictures });
  await choice.click();
  await expect(choice).toBeChecked();
  await question.getByRole('button', { name: 'Delete everything' }).click();
}

test(
  'five photos become a picture of oneself, and are taken back with it',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    test.setTimeout(180_000);
    consoleErrors.allow(NETWORK_LOSS);
    consoleErrors.allow(/status of 413|\[Uppy\]/);
    await rememberToasts(page);
    await consent(page);
    const photos = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) =>
        makePhoto({ seed, width: 600, height: 760, format: seed === 5 ? 'png' : 'jpeg' }),
      ),
    );
    await drop(page, [
      { name: 'huge.jpg', type: 'image/jpeg', bytes: LIMITS.uploadBytes + 1 },
      { name: 'notes.txt', type: 'text/plain', bytes: 20 },
      { name: 'dance.gif', type: 'image/gif', bytes: 20 },
      ...photos.map((bytes, index) => ({
        name: `me-${index + 1}.${index === 4 ? 'png' : 'jpg'}`,
        type: index === 4 ? 'image/png' : 'image/jpeg',
        bytes,
      })),
      { name: 'sixth.png', type: 'image/png', bytes: 20 },
    ]);
    await expect(chosen(page)).toHaveCount(5);
    for (const refusal of [
      /huge\.jpg exceeds maximum allowed size of 10 MB/,
      /notes\.txt is no JPG or PNG/,
      /dance\.gif is no JPG or PNG/,
      /sixth\.png was left out/,
    ]) {
      await expect(page.getByText(refusal)).toBeVisible();
    }

    const uploads = await disturbUploads(page);
    await page.getByRole('button', { name: 'Upload 5 photos' }).click();
    await expect(page.getByText(/: The storage is full\./)).toBeVisible();
    // The one that was cut off went on by itself.
    await expect(widget(page).locator('.is-complete')).toHaveCount(4, { timeout: 40_000 });
    await expectSaid(
      page,
      'Upload Error',
      'There was an error processing your upload. Please try again.',
    );
    await page.getByRole('button', { name: 'Retry upload' }).first().click();
    await expectSaid(
      page,
      'Upload Successful!',
      'Your photos have been uploaded. AI generation will begin shortly.',
    );
    await expect(page.getByText('5 photo(s) uploaded successfully!').first()).toBeVisible();
    await expect(
      page
        .getByText(
          "AI processing has begun. You'll be notified when your personalized content is ready.",
        )
        .first(),
    ).toBeVisible();
    expect(uploads.sent()).toBe(7);

    await page.reload();
    await expect(ready(page)).toHaveCount(5, { timeout: 30_000 });
    // Nothing was painted unasked.
    expect((await person.client.request('GET', '/api/images')).body).toEqual([]);
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeDisabled();
    const bell = page.getByRole('button', { name: /Notifications, \d+ unread/ });
    await bell.click();
    await page
      .getByRole('button', { name: /Your photos are ready/ })
      .first()
      .click();
    await expect(page).toHaveURL('/onlyfans-self-ai');

    await ready(page).first().click();
    await expect(page).toHaveURL('/generator');
    await expect(page.getByRole('radio', { name: 'Photo 1 of you' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('Me by a quiet lake');
    await page.getByRole('button', { name: /Generate Image/ }).click();
    const inHand = page.getByRole('region', { name: 'Picture in hand' });
    await expect(inHand.getByText('Me by a quiet lake')).toBeVisible();
    await expect(inHand.getByRole('heading', { name: 'Latest Creation' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(inHand.getByText('Features you')).toBeVisible();

    const isPublic = inHand.getByRole('switch', { name: 'Public' });
    const question = page.getByRole('alertdialog', { name: 'Show your face to everyone?' });
    await isPublic.click();
    await question.getByRole('button', { name: 'Keep it private' }).click();
    await expect(isPublic).not.toBeChecked();
    await isPublic.click();
    await question.getByRole('button', { name: 'Yes, make it public' }).click();
    await expect(isPublic).toBeChecked();

    await page.getByRole('link', { name: 'Self AI' }).first().click();
    await expect(page.getByText(/Used in \d picture/).first()).toBeVisible();
    await deleteEverything(page, 'Delete them too');
    await expect(page.getByText('5 photos deleted')).toBeVisible();
    await expect(page.getByText(/\d pictures? deleted/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('No photos yet')).toBeVisible();
    expect(await person.client.request('GET', '/api/onlyfans-self-ai')).toMatchObject({
      status: 200,
      body: [],
    });
  },
);

test(
  'a photo is taken as a telephone stores it, though no browser here can show it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).not.toBe('');
    await consent(page);
    // Without a type: the system does not know this one.
    await drop(page, [{ name: 'IMG_4711.HEIC', type: '', bytes: await readFile(HEIC_PORTRAIT) }]);
    await page.getByRole('button', { name: 'Upload 1 photo' }).click();
    await expect(page.getByText('1 photo(s) uploaded successfully!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(ready(page)).toHaveCount(1);
  },
);

test('a photo is added and taken back on a phone @phone', async ({ page, person }) => {
  await consent(page);
  await expect(page.getByRole('tab', { name: 'Take a photo' })).toBeVisible();
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhoto({ seed: 7 }),
    });
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect(page.getByText('1 photo(s) uploaded successfully!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(ready(page)).toHaveCount(1, { timeout: 30_000 });

  await page.getByRole('button', { name: 'Delete this photo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 photo deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  expect((await person.client.request('GET', '/api/onlyfans-self-ai')).body).toEqual([]);
});

test(
  'what is not taken is named with its reason, and the sentence counts the rest',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).not.toBe('');
    await consent(page);
    const good = await makePhoto({ seed: 1, width: 600, height: 760 });
    const blurred = await sharp(await makePhoto({ seed: 2 }))
      .blur(9)
      .jpeg()
      .toBuffer();
    const small = await makePhoto({ seed: 3, width: 300, height: 400 });
    await drop(page, [
      { name: 'good.jpg', type: 'image/jpeg', bytes: good },
      { name: 'blurred.jpg', type: 'image/jpeg', bytes: blurred },
      { name: 'small.jpg', type: 'image/jpeg', bytes: small },
      { name: 'broken.png', type: 'image/png', bytes: 40 },
    ]);
    // Two of them are not even sent.
    await expect(chosen(page)).toHaveCount(2);
    await expect(page.getByText(/small\.jpg: This photo is too small/)).toBeVisible();
    await expect(page.getByText(/broken\.png: This photo seems to be damaged/)).toBeVisible();
    await page.getByRole('button', { name: 'Upload 2 photos' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Thank you' });
    await expect(dialog.getByText('1 photo(s) uploaded successfully!')).toBeVisible({
      timeout: 40_000,
    });
    const refused = dialog.getByRole('listitem');
    await expect(refused).toHaveCount(3);
    for (const line of [
      /^blurred\.jpg: This photo is blurred/,
      /^small\.jpg: /,
      /^broken\.png: /,
    ]) {
      await expect(refused.filter({ hasText: line })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    // And afterwards, on the page.
    await expect(page.getByText('1 photo(s) uploaded successfully!')).toBeVisible();
    await expect(page.getByText('Not taken: blurred.jpg')).toBeVisible();
  },
);

test(
  'the first picture is offered, and made when one likes, for nothing',
  { tag: '@desktop' },
  async ({ page, person }) => {
    test.setTimeout(120_000);
    await giveConsent(person.client);
    await addPhoto(person.client, await makePhoto({ seed: 9 }));
    await page.goto('/onlyfans-self-ai');
    const offer = page.getByRole('region', { name: 'Your photos are ready.' });
    await expect(
      offer.getByText('Your first picture with them is free - make it when you like.'),
    ).toBeVisible({ timeout: 40_000 });
    await offer.getByRole('button', { name: 'Make my first picture' }).click();
    const prompt = offer.getByRole('textbox', { name: 'Where would you like to be?' });
    await expect(prompt).not.toHaveValue('');
    await prompt.fill('Me on a hill at dawn');
    await offer.getByRole('button', { name: 'Generate Image' }).click();
    await expect(page).toHaveURL(/\/generator\?image=/);
    const inHand = page.getByRole('region', { name: 'Picture in hand' });
    await expect(inHand.getByText('Me on a hill at dawn')).toBeVisible();
    await expect(inHand.getByRole('heading', { name: 'Latest Creation' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('5 tokens left')).toBeAttached();
    await page.getByRole('link', { name: 'Self AI' }).first().click();
    await expect(ready(page)).toHaveCount(1);
    await expect(offer).toHaveCount(0);
  },
);
