import type { Locator, Page } from '@playwright/test';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

const own = (page: Page): Locator => page.getByRole('list', { name: 'Your pictures' });
const order = (page: Page): Locator => page.getByRole('combobox', { name: 'Order' });
const prompts = (page: Page): Promise<Array<string | null>> =>
  own(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));

test('somebody sorts and narrows their pictures, and the address keeps it', async ({
  page,
  person,
}) => {
  const boat = await paint(person.client, 'A red boat in the reeds');
  const barn = await paint(person.client, 'A barn under snow', { isPublic: true });
  await person.client.request('POST', `/api/images/${barn.id}/like`);
  await page.goto('/gallery?tab=mine');
  await expect(own(page).getByRole('listitem')).toHaveCount(2);
  await order(page).selectOption('Oldest');
  await expect(page).toHaveURL('/gallery?tab=mine&sort=oldest');
  await expect.poll(() => prompts(page)).toEqual([boat.prompt, barn.prompt]);
  await order(page).selectOption('Most liked');
  await expect.poll(() => prompts(page)).toEqual([barn.prompt, boat.prompt]);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Private');
  await expect.poll(() => prompts(page)).toEqual([boat.prompt]);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.reload();
  await expect.poll(() => prompts(page)).toEqual([boat.prompt]);
  await own(page).getByRole('link', { name: boat.prompt }).click();
  await expect(page.getByRole('dialog', { name: 'Image Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery?tab=mine&visibility=private&sort=liked');

  await page.getByRole('combobox', { name: 'Shape' }).selectOption('Portrait');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Model' }).selectOption('Built-in engine');
  await expect(own(page).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-31/);
});
