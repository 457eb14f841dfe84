import { userView } from '@vesper/core/contract/user';
import { expect, paintingTest as test } from './fixtures.ts';
import { messageBox, openConversation } from './screens.ts';

test(
  'a picture asked for in a talk is painted there, and outlives a reload',
  { tag: '@desktop' },
  async ({ page, person }) => {
    test.slow();
    await openConversation(page, person.client);
    await messageBox(page).fill('Send me a picture of a lighthouse at dusk');
    await page.getByRole('button', { name: 'Paint it · 1 token' }).click();
    await expect(messageBox(page)).toHaveValue('');
    await expect(page.getByRole('progressbar', { name: 'Picture progress' })).toBeVisible();
    const picture = page.getByRole('link', { name: 'Open the picture' });
    await expect(picture).toBeVisible({ timeout: 120_000 });
    await page.reload();
    await expect(picture).toBeVisible();
    await picture.click();
    await expect(page).toHaveURL(/\/gallery\/[0-9a-f]{24}/);
  },
);

test(
  'a description of a picture is no message, and stopping it gives the token back',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await openConversation(page, person.client);
    await page.getByRole('button', { name: 'Ask for a picture' }).click();
    await messageBox(page).fill('mountains above a lake');
    await page.getByRole('button', { name: 'Paint · 1 token' }).click();
    await page.getByRole('button', { name: 'Stop the picture' }).click();
    await expect(page.getByText('You stopped this picture. Your token is back.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
    const user = await person.client.expect([200, userView], 'GET', '/api/user');
    expect(user.tokens).toBe(5);
  },
);
