import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { imageView } from '@vesper/core/contract/image';
import { expect, stackTest as test } from './fixtures.ts';
import { chooseSize, expectTokens, generate, inHand, prompt } from './painting.ts';
import { expectToast } from './screens.ts';

/** The picture as the browser has decoded it. */
async function naturalSize(picture: Locator): Promise<string> {
  return picture.evaluate((element) =>
    element instanceof HTMLImageElement ? `${element.naturalWidth}x${element.naturalHeight}` : '',
  );
}

/** Notes in the page what its bar and its previews show: a look from here may come too late. */
async function watchPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values = new Set<number>();
    const previews = new Set<string>();
    const look = (): void => {
      const bar = document.querySelector('[role=progressbar][aria-label="Picture progress"]');
      const value = Number(bar?.getAttribute('aria-valuenow') ?? 0);
      if (value > 0) values.add(value);
      for (const image of document.querySelectorAll('img[alt=Preview]')) {
        previews.add(image.getAttribute('src') ?? '');
      }
    };
    new MutationObserver(look).observe(document, {
      ...{ childList: true, subtree: true, attributes: true },
    });
    const seen = () => ({ values: [...values], previews: [...previews] });
    Object.assign(window, { paintingSeen: seen });
  });
}

const paintingSeen = (page: Page): Promise<{ values: number[]; previews: string[] }> =>
  page.evaluate('window.paintingSeen()');

test('a picture from idea to download', async ({ page, person }) => {
  await watchPainting(page);
  await page.goto('/generator');
  await expect(page.getByText('No images yet')).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Lighthouse' }).click();
  await expect(prompt(page)).toHaveValue(/^A lighthouse on a rocky cape/);
  const text = await prompt(page).inputValue();
  await chooseSize(page, 'Landscape');
  await generate(page).click();

  await expect(page.getByRole('heading', { name: 'Latest Creation' })).toBeVisible({
    timeout: 40_000,
  });
  const { values, previews } = await paintingSeen(page);
  expect(values.length).toBeGreaterThanOrEqual(4);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(previews.length).toBeGreaterThanOrEqual(2);

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
