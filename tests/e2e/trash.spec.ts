import type { Locator, Page } from '@playwright/test';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const trash = (page: Page): Locator => page.getByRole('list', { name: 'Deleted pictures' });
const own = (page: Page): Locator => page.getByRole('list', { name: 'Your pictures' });
const details = (page: Page): Locator => page.getByRole('dialog', { name: 'Image Details' });

async function remove(page: Page, prompt: string): Promise<void> {
  await own(page).getByRole('link', { name: prompt }).click();
  const more = details(page).getByRole('button', { name: 'More about it' });
  if (await more.isVisible()) await more.click();
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Picture Deleted', 'It stays in your trash for 30 days.');
}

test('somebody deletes pictures, undoes one, restores one from the trash, and empties it', async ({
  page,
  person,
}) => {
  const boat = await paint(person.client, 'A red boat in the reeds');
  const barn = await paint(person.client, 'A barn under snow');
  const listed = async (): Promise<unknown> =>
    (await person.client.request('GET', '/api/images')).body;
  await page.goto('/gallery?tab=mine');
  await expect(own(page).getByRole('listitem')).toHaveCount(2);

  await remove(page, boat.prompt);
  await expect(own(page).getByRole('listitem')).toHaveCount(1);
  // At once, not when the toast goes: whoever closes the window has deleted it.
  await expect.poll(listed).toMatchObject([{ id: barn.id }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own(page).getByRole('listitem')).toHaveCount(2);
  await expect.poll(listed).toMatchObject([{ id: barn.id }, { id: boat.id }]);

  await remove(page, boat.prompt);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/gallery?tab=trash');
  const deleted = trash(page).getByRole('group', { name: boat.prompt });
  await expect(deleted.getByText('30 days left')).toBeVisible();
  await deleted.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Picture Restored', 'It is back among your images.');
  await expect(page.getByText('Your trash is empty')).toBeVisible();
  await page.getByRole('tab', { name: 'My Images' }).click();
  await expect(own(page).getByRole('listitem')).toHaveCount(2);

  for (const { prompt } of [boat, barn]) {
    await remove(page, prompt);
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
  }
  await expect(page.getByText('No personal images yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect(trash(page).getByRole('listitem')).toHaveCount(2);
  const question = page.getByRole('alertdialog');
  await trash(page).getByRole('button', { name: 'Delete for good' }).first().click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(trash(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await question.getByRole('button', { name: 'Empty trash' }).click();
  await expect(page.getByText('Your trash is empty')).toBeVisible();
  expect((await person.client.request('GET', '/api/image-trash')).body).toEqual([]);
});
