import type { Page } from '@playwright/test';
import { imageView } from '@vesper/core/contract/image';
import { expect, paintingTest as test } from './fixtures.ts';
import { bar, chooseSize, expectTokens, generate, inHand, prompt } from './painting.ts';
import { expectToast } from './screens.ts';

/** The bar's value, 0 while it has none. */
async function progress(page: Page): Promise<number> {
  const value = await bar(page)
    .getAttribute('aria-valuenow', { timeout: 1_000 })
    .catch(() => null);
  return Number(value ?? 0);
}

for (const size of ['Square', 'Portrait']) {
  test(`a ${size} picture, its progress and Stop are in sight from the press on`, async ({
    page,
    person,
  }) => {
    expect(person.email).not.toBe('');
    await page.goto('/generator');
    await prompt(page).fill('A quiet harbour at night, a small boat, snow');
    await chooseSize(page, size);
    // The first picture makes the page longer: what is scrolled to is not there yet.
    await generate(page).scrollIntoViewIfNeeded();
    await generate(page).click();
    await expect(generate(page)).toBeDisabled();
    await expect(generate(page)).toHaveText('Generating...');
    await expect(page.getByText('Creating your masterpiece...')).toBeVisible();
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
  'a reload in mid-picture: it goes on, and one token is spent',
  { tag: '@desktop' },
  async ({ page, person }) => {
    test.slow();
    await page.goto('/generator');
    await prompt(page).fill('A quiet harbour at night, a small boat, snow');
    await prompt(page).press('Control+Enter');
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThan(0);
    const before = await progress(page);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => progress(page), { intervals: [50] }).toBeGreaterThanOrEqual(before);
    const heading = page.getByRole('heading', { name: 'Latest Creation' });
    await expect(heading).toBeVisible({ timeout: 90_000 });
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
