import type { Locator, Page } from '@playwright/test';
import { conversationView } from '@vesper/core/contract/conversation';
import { newTalk } from './content.ts';
import { expect, test, type Person } from './fixtures.ts';
import { asked } from './screens.ts';

const TITLES = ['Harbour plans', 'Letters home', 'Garden notes'] as const;

async function newTalks({ client }: Person): Promise<void> {
  for (const title of TITLES) {
    await client.expect([201, conversationView], 'POST', '/api/conversations', { title });
  }
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
const options = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Options for ${title}`, exact: true });
/** The way into a conversation, wherever it stands in the list; others on the page are not dragged. */
const entry = (within: Page | Locator, title: string): Locator =>
  within.locator('a[draggable]').filter({ hasText: title });

/** Opens the menu of a conversation and chooses in it, without a pointer. */
async function choose(page: Page, title: string, item: string): Promise<void> {
  await options(page, title).focus();
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toHaveAttribute('data-highlighted', '', { timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('conversations are pinned, put into a folder and archived without a pointer', async ({
  page,
  person,
}) => {
  await newTalks(person);
  await page.goto('/chat');
  await choose(page, 'Letters home', 'Pin');
  await expect(entry(part(page, 'Pinned'), 'Letters home')).toBeVisible();

  await choose(page, 'Garden notes', 'Move to folder');
  const dialog = page.getByRole('dialog', { name: 'Move to folder' });
  // The first choice has the focus, a moment after the dialog is seen.
  await expect(dialog.getByRole('button', { name: 'New folder' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Green');
  await page.keyboard.press('Enter');
  const folder = part(page, 'Folders').getByRole('button', { name: /^Green/ });
  await expect(folder).toHaveAccessibleName(/conversations: 1/);
  await folder.focus();
  await page.keyboard.press('Enter');
  await expect(entry(part(page, 'Folders'), 'Garden notes')).toBeVisible();

  await choose(page, 'Harbour plans', 'Archive');
  await expect(entry(page, 'Harbour plans')).toHaveCount(0);
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const archive = page.getByRole('list', { name: 'Archive' });
  await expect(entry(archive, 'Harbour plans')).toBeVisible();
  await choose(page, 'Harbour plans', 'Take out of the archive');
  await expect(entry(archive, 'Harbour plans')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to all conversations' }).click();

  await page.reload();
  await expect(entry(page, 'Harbour plans')).toBeVisible();
  await expect(entry(part(page, 'Pinned'), 'Letters home')).toBeVisible();
});

test('several are chosen at a time, and what was deleted comes back', async ({ page, person }) => {
  await newTalks(person);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'Select conversations' }).click();
  for (const title of ['Harbour plans', 'Garden notes']) {
    await page.getByRole('checkbox', { name: new RegExp(title) }).check({ force: true });
  }
  const bar = page.getByRole('toolbar', { name: 'Chosen conversations' });
  await expect(bar.getByRole('status')).toHaveText('2 chosen');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Harbour plans')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const title of TITLES) await expect(entry(page, title)).toBeVisible();
});

test('words are found in what was said, and shown in their place', async ({ page, person }) => {
  await newTalks(person);
  const id = await newTalk(person.client, 'Tell me how a sextant finds its way by the stars.');
  await page.goto('/chat');
  await page.getByRole('searchbox', { name: /search/i }).fill('sextant');
  const hit = page.getByRole('link').filter({ has: page.locator('mark', { hasText: 'sextant' }) });
  await expect(hit).toHaveCount(1);
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/chat/${id}`));
  await expect(asked(page).first()).toContainText('finds its way by the stars');
});
