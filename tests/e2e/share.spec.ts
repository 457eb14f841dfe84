import type { Browser, Page } from '@playwright/test';
import { shareView } from '@vesper/core/contract/share';
import { createClient } from '../stack/client.ts';
import { PASSWORD } from '../stack/person.ts';
import { newTalk } from './content.ts';
import { expect, test, type Person } from './fixtures.ts';
import { signIn } from './screens.ts';

const WORDS = 'My name is Robin, and I keep a small boat.';

/** A conversation of somebody called Robin. */
async function talkOf({ client }: Person): Promise<string> {
  await client.request('PATCH', '/api/user', { firstName: 'Robin' });
  return newTalk(client, WORDS);
}

async function openShare(page: Page, talk: string) {
  await page.goto(`/chat/${talk}`);
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share conversation' });
  await expect(dialog.getByText('No pictures, no lorebooks')).toBeVisible();
  return dialog;
}

/** Somebody who has never been here. */
async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), colorScheme: 'dark' });
  return context.newPage();
}

test('a link shows a stranger what was said until its owner ends it', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const talk = await talkOf(person);
  const dialog = await openShare(page, talk);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(/\/shared\/[\w-]{22}$/);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();

  const other = await stranger(browser, baseURL);
  const answer = await other.goto(address);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  // Nothing is shown before they have said that they are adults.
  await expect(other.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible();
  await expect(other.getByText('small boat')).toHaveCount(0);
  await other.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(other.getByText('My name is [name], and I keep a small boat.')).toBeVisible();
  await expect(other.getByText('Robin')).toHaveCount(0);
  await expect(other.getByText('The replies were written by an AI.')).toBeVisible();
  await expect(other.getByRole('textbox')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'End the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await other.reload())?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await other.context().close();
});

test('its owner renews it with their name, and ends it in the profile', async ({
  page,
  person,
}) => {
  const talk = await talkOf(person);
  const dialog = await openShare(page, talk);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link' });
  const address = await link.inputValue();
  await dialog.getByText('Show my name.').click();
  await dialog.getByRole('button', { name: 'Renew what it shows' }).click();
  await expect(dialog.getByRole('button', { name: 'Renew what it shows' })).toBeEnabled();
  await expect(link).toHaveValue(address);
  await page.goto(address);
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByText('You have shared this.')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const list = page.getByRole('list', { name: 'Shared conversations' });
  await list.getByRole('button', { name: /^End the link to/ }).click();
  await expect(page.getByText('“Share” in the menu of a conversation makes one.')).toBeVisible();
});

test(
  'a visitor who reports it signs in first, and finds it again',
  { tag: '@desktop' },
  async ({ page, account, baseURL }) => {
    const owner = createClient(baseURL ?? '');
    await owner.signUp({ password: PASSWORD });
    const talk = `/api/conversations/${await newTalk(owner, WORDS)}/share`;
    const { path } = await owner.expect([200, shareView], 'PUT', talk, {});
    await page.goto(path);
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await signIn(page, account);
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this conversation' });
    await dialog.getByText('Spam or a scam').click();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you for telling us', { exact: true })).toBeVisible();
    expect(page.url()).toContain(path);
  },
);
