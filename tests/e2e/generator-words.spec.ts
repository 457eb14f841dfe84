import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectTokens, generate, inHand, prompt } from './painting.ts';

const words = (page: Page) => page.getByRole('group', { name: 'Words', exact: true });
const reading = (page: Page) => page.getByTestId('prompt-reading');

async function paint(page: Page): Promise<void> {
  await generate(page).click();
  await expect(inHand(page).getByRole('button', { name: 'Download' })).toBeVisible({
    timeout: 90_000,
  });
}

test(
  'words get a style, choices and a better self, and come back from history and file',
  {
    tag: '@desktop',
  },
  async ({ page, person }) => {
    test.slow();
    await page.goto('/generator');
    await prompt(page).fill('a {red|blue} boat on a __place__');
    await expect(reading(page)).toContainText('Can become:');
    await expect(reading(page)).toContainText(/a (red|blue) boat on a (?!__)/);
    await prompt(page).fill('a boat and a __nothing__');
    await expect(reading(page)).toContainText('There is no list “nothing”');

    await prompt(page).fill('a lighthouse');
    await words(page).getByRole('button', { name: 'Improve' }).click();
    const suggested = page.getByRole('textbox', { name: 'Suggested words' });
    await expect(suggested).toHaveValue(/^a lighthouse, ./);
    await expect(prompt(page)).toHaveValue('a lighthouse');
    await suggested.fill('a lighthouse, swans at dusk');
    await page.getByRole('button', { name: 'Take these' }).click();
    await expect(prompt(page)).toHaveValue('a lighthouse, swans at dusk');
    await words(page).getByRole('button', { name: 'Back to my words' }).click();
    await expect(prompt(page)).toHaveValue('a lighthouse');

    await prompt(page).fill('a {red|blue} boat at sea');
    const style = page.getByRole('group', { name: 'Style preset' });
    await style.getByRole('radio', { name: 'None' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(style.getByRole('radio', { name: 'Watercolour' })).toBeChecked();
    await paint(page);
    await expect(inHand(page)).toContainText(/a (red|blue) boat at sea/);
    await expect(inHand(page)).toContainText('Watercolour');
    await expect(inHand(page)).toContainText('Paid 1 token');
    await expectTokens(page, '4 tokens');
    expect((await person.client.request('GET', '/api/user')).body).toMatchObject({ tokens: 4 });

    const saved = page.waitForEvent('download');
    await inHand(page).getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await saved).path());

    await style.getByRole('radio', { name: 'None' }).check({ force: true });
    await prompt(page).fill('');
    await prompt(page).press('ArrowUp');
    await expect(prompt(page)).toHaveValue('a {red|blue} boat at sea');
    await prompt(page).press('ArrowDown');
    await expect(prompt(page)).toHaveValue('');

    await words(page).getByRole('button', { name: 'Used before' }).click();
    const sheet = page.getByRole('dialog', { name: 'Used before' });
    await sheet.getByRole('searchbox').fill('BLUE');
    await expect(sheet.getByRole('list', { name: 'Words used before' })).toContainText(
      'boat at sea',
    );
    await sheet.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toHaveValue('a {red|blue} boat at sea');

    const from = page.getByLabel('Picture to read settings from');
    await from.setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer: file });
    await expect(page.getByText(/Read from the picture: description/)).toBeVisible();
    await expect(prompt(page)).toHaveValue(/^a (red|blue) boat at sea$/);
    await expect(style.getByRole('radio', { name: 'Watercolour' })).toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(prompt(page)).toHaveValue('a {red|blue} boat at sea');
    await from.setInputFiles({
      name: 'x.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('hello'),
    });
    await expect(page.getByText('Only PNG, JPEG and WebP pictures can be read.')).toBeVisible();
  },
);

test(
  'on a phone the same is at hand, and nothing leaves the window',
  {
    tag: '@phone',
  },
  async ({ page, person }) => {
    await page.goto('/generator');
    await prompt(page).fill('a {red|blue} boat');
    await expect(reading(page)).toContainText('Can become:');
    await words(page).getByRole('button', { name: 'Improve' }).click();
    await expect(page.getByRole('textbox', { name: 'Suggested words' })).toHaveValue(
      /^a \{red\|blue\} boat, ./,
    );
    await page.getByRole('button', { name: 'Leave' }).click();
    await words(page).getByRole('button', { name: 'Used before' }).click();
    await expect(page.getByText('The words of your first picture will be here.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect((await person.client.request('GET', '/api/user')).body).toMatchObject({ tokens: 5 });
  },
);
