import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { imageView } from '@vesper/core/contract/image';
import { expect, stackTest as test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const prompt = (page: Page): Locator => page.getByRole('textbox', { name: 'Describe your image' });
const generate = (page: Page): Locator => page.getByRole('button', { name: /Generat/ });
const inHand = (page: Page): Locator => page.getByRole('region', { name: 'Picture in hand' });
const bar = (page: Page): Locator => page.getByRole('progressbar', { name: 'Picture progress' });

/** The bar's value, 0 while it has none. */
async function progress(page: Page): Promise<number> {
  const value = await bar(page)
    .getAttribute('aria-valuenow', { timeout: 1_000 })
    .catch(() => null);
  return Number(value ?? 0);
}

async function expectTokens(page: Page, words: string): Promise<void> {
  await expect(page.getByText(`${words} left`)).toBeAttached();
}

/** The picture as the browser has decoded it. */
async function naturalSize(picture: Locator): Promise<string> {
  return picture.evaluate((element) =>
    element instanceof HTMLImageElement ? `${element.naturalWidth}x${element.naturalHeight}` : '',
  );
}

test('a picture from idea to download', async ({ page, person }) => {
  await page.goto('/generator');
  await expect(page.getByText('No images yet')).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Lighthouse' }).click();
  await expect(prompt(page)).toHaveValue(/^A lighthouse on a rocky cape/);
  const text = await prompt(page).inputValue();
  await page.getByRole('radio', { name: /Landscape/ }).check();
  await generate(page).click();

  await expect(generate(page)).toBeDisabled();
  await expect(generate(page)).toHaveText('Generating...');
  await expect(page.getByText('Creating your masterpiece...')).toBeVisible();
  const seen = new Set<number>();
  const previews = new Set<string>();
  const finished = page.getByRole('heading', { name: 'Latest Creation' });
  const watch = async (): Promise<boolean> => {
    const value = await progress(page);
    if (value > 0) seen.add(value);
    for (const image of await inHand(page).getByAltText('Preview').all()) {
      previews.add((await image.getAttribute('src', { timeout: 500 }).catch(() => null)) ?? '');
    }
    return finished.isVisible();
  };
  await expect.poll(watch, { intervals: [60], timeout: 40_000 }).toBe(true);
  expect(seen.size).toBeGreaterThanOrEqual(4);
  expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
  expect(previews.size).toBeGreaterThanOrEqual(2);

  await expectToast(page, 'Image Generated!', 'Your picture is ready.');
  await expectTokens(page, '4 tokens');
  // The last preview fades out below it.
  const picture = inHand(page).getByRole('img', { name: text }).last();
  await expect.poll(() => naturalSize(picture)).toBe('1792x1024');
  for (const badge of ['Landscape', 'Standard', 'Vivid']) {
    await expect(inHand(page).getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Your Creations' })).toBeVisible();

  const download = page.waitForEvent('download');
  await inHand(page).getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${text.slice(0, 50)}.png`);
  const { width, height, format } = await sharp(await readFile(await file.path())).metadata();
  expect({ width, height, format }).toEqual({ width: 1792, height: 1024, format: 'png' });

  const visibility = inHand(page).getByRole('switch', { name: 'Public' });
  await expect(visibility).not.toBeChecked();
  await visibility.click();
  await expect(page.getByText('Visibility Updated')).toBeVisible();
  await expect(visibility).toBeChecked();
  const [stored] = await person.client.expect([200, imageView.array()], 'GET', '/api/images');
  expect(stored).toMatchObject({ isPublic: true, status: 'complete', prompt: text });
  await page.reload();
  await expect(visibility).toBeChecked();
});

for (const size of ['Square', 'Portrait']) {
  test(`a ${size} picture, its progress and Stop are in sight from the press on`, async ({
    page,
    person,
  }) => {
    expect(person.email).not.toBe('');
    await page.goto('/generator');
    await prompt(page).fill('A quiet harbour at night, a small boat, snow');
    await page.getByRole('radio', { name: new RegExp(size) }).check();
    // The first picture makes the page longer: what is scrolled to is not there yet.
    await generate(page).scrollIntoViewIfNeeded();
    await generate(page).click();
    const stop = inHand(page).getByRole('button', { name: 'Stop' });
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThan(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const preview = inHand(page).getByAltText('Preview').last();
    // A little of it is cut off by its frame as long as it is blurred.
    await expect(preview).toBeInViewport({ ratio: 0.9 });

    // The next one can be written meanwhile; the way back and Stop stay at hand.
    await prompt(page).scrollIntoViewIfNeeded();
    await prompt(page).fill('Dunes under the moon');
    await expect(prompt(page)).toHaveValue('Dunes under the moon');
    await expect(generate(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Stop' }).last().click();
    await expectTokens(page, '5 tokens');
  });
}

test(
  'an older picture has its day for a title, and More ideas offers others',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const path = '/api/generate/image';
    for (const words of ['A pier', 'A garden in spring']) {
      await person.client.expect([201, imageView], 'POST', path, { prompt: words });
    }
    await page.goto('/generator');
    await expect(inHand(page).getByRole('heading', { name: 'Latest Creation' })).toBeVisible();
    const recent = page.getByRole('group', { name: 'Recent pictures' });
    await recent.getByRole('button', { name: 'A pier' }).click();
    await expect(inHand(page).getByRole('heading', { name: 'From today' })).toBeVisible();
    await expect(inHand(page).getByRole('img', { name: 'A pier' }).last()).toHaveAttribute(
      'src',
      /display\.webp$/,
    );
    const ideas = page.getByRole('group', { name: 'Quick Ideas' });
    await ideas.getByRole('button', { name: 'More ideas' }).click();
    await expect(ideas.getByRole('button')).toHaveCount(4);
    await expect(ideas.getByRole('button', { name: 'Lighthouse' })).toHaveCount(0);
    await ideas.getByRole('button', { name: 'Castle garden' }).click();
    await expect(prompt(page)).toHaveValue(/^A castle above a garden/);
  },
);

test(
  'a reload in mid-picture: it goes on, and one token is spent',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto('/generator');
    await prompt(page).fill('A quiet harbour at night, a small boat, snow');
    await prompt(page).press('Control+Enter');
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThan(0);
    const before = await progress(page);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThanOrEqual(before);
    const heading = page.getByRole('heading', { name: 'Latest Creation' });
    await expect(heading).toBeVisible({ timeout: 40_000 });
    await expectTokens(page, '4 tokens');
    const images = await person.client.expect([200, imageView.array()], 'GET', '/api/images');
    expect(images).toMatchObject([{ status: 'complete' }]);
  },
);

test(
  'Stop ends a picture and gives the token back',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto('/generator');
    await prompt(page).fill('A garden in spring');
    await generate(page).click();
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThan(0);
    await expectTokens(page, '4 tokens');
    await inHand(page).getByRole('button', { name: 'Stop' }).click();
    await expect(
      inHand(page).getByText('You stopped this picture. Your token is back.'),
    ).toBeVisible();
    await expectTokens(page, '5 tokens');
    await expect(prompt(page)).toHaveValue('A garden in spring');
    await inHand(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('No images yet')).toBeVisible();
    // The screen does not wait for the server to agree.
    await expect
      .poll(async () => (await person.client.request('GET', '/api/images')).body)
      .toEqual([]);
  },
);

test(
  'a refused prompt is kept with the reason at its field, and costs nothing',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 422 .*\/api\/generate\/image$/);
    await page.goto('/generator');
    await prompt(page).fill('A quiet sea [[sentinel:child_safety]]');
    await generate(page).click();
    await expect(prompt(page)).toHaveAccessibleDescription(/never show anyone under 18/);
    await expect(prompt(page)).toHaveValue('A quiet sea [[sentinel:child_safety]]');
    await expectTokens(page, '5 tokens');
    expect((await person.client.request('GET', '/api/images')).body).toEqual([]);
    await prompt(page).fill('A quiet sea');
    await expect(prompt(page)).toHaveAccessibleDescription('');
  },
);

test('an empty prompt is asked for', { tag: '@desktop' }, async ({ page, person }) => {
  await page.goto('/generator');
  await prompt(page).fill('   ');
  await prompt(page).press('Control+Enter');
  await expectToast(page, 'Prompt Required', 'Please enter a description for your image.');
  expect((await person.client.request('GET', '/api/images')).body).toEqual([]);
});

test(
  'an order that could not be sent is kept, and the next try makes one picture',
  {
    tag: '@desktop',
  },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/net::ERR_/);
    await page.goto('/generator');
    await prompt(page).fill('Dunes under the moon');
    await page.route('**/api/generate/image', (route) => route.abort('connectionfailed'), {
      times: 1,
    });
    await generate(page).click();
    await expectToast(page, 'Generation Failed', 'Failed to generate image. Please try again.');
    await expect(prompt(page)).toHaveValue('Dunes under the moon');
    await generate(page).click();
    await expect(page.getByText('Creating your masterpiece...')).toBeVisible();
    await inHand(page).getByRole('button', { name: 'Stop' }).click();
    await expectTokens(page, '5 tokens');
    const images = await person.client.expect([200, imageView.array()], 'GET', '/api/images');
    expect(images).toMatchObject([{ status: 'stopped' }]);
  },
);
