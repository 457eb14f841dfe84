import { imageChanges } from '@vesper/core/contract/image-bulk';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { unzip } from '../stack/unzip.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

const own = (page: Page): Locator => page.getByRole('list', { name: 'Your pictures' });
const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Chosen pictures' });
const picture = (page: Page, name: string): Locator => own(page).getByRole('checkbox', { name });

const PROMPTS = ['A red boat in the reeds', 'A barn under snow', 'A lighthouse at dusk'] as const;
const [BOAT, BARN, TOWER] = PROMPTS;

test('somebody chooses pictures by mouse and keyboard, and changes them together', async ({
  page,
  person,
}) => {
  for (const prompt of PROMPTS) await paint(person.client, prompt);
  await page.goto('/gallery?tab=mine');
  await page.getByRole('button', { name: 'Select' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Choose some');
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled();

  // The newest first: lighthouse, barn, boat.
  await picture(page, TOWER).click();
  await picture(page, BOAT).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
  await picture(page, BARN).focus();
  await page.keyboard.press('Space');
  await expect(picture(page, BARN)).not.toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(picture(page, TOWER)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('status')).toHaveText('1 chosen');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();

  await page.getByRole('button', { name: 'Select' }).click();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Download as zip' }).click();
  const files = await unzip(await readFile(await (await download).path()));
  expect([...files.keys()]).toEqual([`001 ${TOWER}.png`, `002 ${BARN}.png`, `003 ${BOAT}.png`]);

  await bar(page).getByRole('button', { name: 'Make public' }).click();
  await expect(page.getByText('3 pictures are public now')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(own(page).getByRole('switch', { name: 'Public', checked: true })).toHaveCount(3);
});

test('several pictures go to the trash, and one undo brings all of them back', async ({
  page,
  person,
}) => {
  for (const prompt of PROMPTS) await paint(person.client, prompt);
  await page.goto('/gallery?tab=mine');
  await page.getByRole('button', { name: 'Select' }).click();
  await picture(page, TOWER).click();
  await picture(page, BOAT).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 Pictures Deleted')).toBeVisible();
  await expect(own(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own(page).getByRole('listitem')).toHaveCount(3);
  const listed = async (): Promise<unknown> =>
    (await person.client.request('GET', '/api/images')).body;
  await expect.poll(listed).toHaveLength(3);
});

test('what cannot be made public is told with its number and its reason', async ({
  page,
  person,
}) => {
  for (const prompt of PROMPTS) await paint(person.client, prompt);
  await page.route('**/api/images/changes', async (route) => {
    const answer = await route.fetch();
    const { changed } = imageChanges.parse(await answer.json());
    const message = 'Others may see this picture only after a person has looked at it.';
    const refused = changed.slice(1).map((id) => ({ id, code: 'picture_held', message }));
    await route.fulfill({ json: { changed: changed.slice(0, 1), refused } });
  });
  await page.goto('/gallery?tab=mine');
  await page.getByRole('button', { name: 'Select' }).click();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await bar(page).getByRole('button', { name: 'Make public' }).click();
  await expect(page.getByText('1 picture is public now')).toBeVisible();
  await expect(page.getByText('2 of 3 could not be made public: Others may see')).toBeVisible();
});
