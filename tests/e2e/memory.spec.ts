import type { Locator, Page } from '@playwright/test';
import { newCharacter } from './content.ts';
import { memoryView } from '@vesper/core/contract/memory';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { startConversation } from '../stack/conversation.ts';
import { expect, test } from './fixtures.ts';
import { expectComplete, replies } from './screens.ts';

const facts = (page: Page): Locator => page.getByRole('list', { name: 'Facts' });
const fact = (page: Page, text: string): Locator =>
  facts(page).getByRole('listitem').filter({ hasText: text });

async function choose(page: Page, text: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for: ${text}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Types a fact and sends it with Enter. */
async function tell(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Tell/ });
  await field.fill(text);
  await field.press('Enter');
}

test('a member sees what companions know, corrects it and has it forgotten', async ({
  page,
  person,
  isMobile,
  consoleErrors,
}) => {
  // What is known already is refused.
  consoleErrors.allow(/status of 422 .*\/api\/memories$/);
  const { id } = await newCharacter(person.client, { name: 'Ines' });
  await page.goto('/');
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Account' }).click();
  await page.getByRole(isMobile ? 'link' : 'menuitem', { name: 'Memory' }).click();
  await expect(page).toHaveTitle(/Memory/);
  await expect(page.getByText('Nothing remembered yet')).toBeVisible();

  await page.goto(`/memory?character=${id}`);
  await expect(page.getByRole('heading', { name: 'What Ines remembers' })).toBeVisible();
  await tell(page, 'Keeps bees');
  // The newest stands first: two that are told at once may arrive in any order.
  await expect(fact(page, 'Keeps bees')).toBeVisible();
  await tell(page, 'Likes fog');
  await expect(facts(page).getByRole('listitem')).toHaveText([/Likes fog/, /Keeps bees/]);
  await tell(page, 'likes FOG');
  await expect(page.getByText('This is remembered here already.')).toBeVisible();

  await page.getByRole('button', { name: 'Pin: Keeps bees' }).click();
  await expect(facts(page).getByRole('listitem')).toHaveText([/Keeps bees/, /Likes fog/]);

  await choose(page, 'Likes fog', 'Correct');
  const field = page.getByRole('textbox', { name: 'Fact' });
  await expect(field).toBeFocused();
  await field.fill('Likes rain');
  await field.press('Enter');
  await expect(fact(page, 'Likes rain')).toBeVisible();
  await choose(page, 'Likes rain', 'Do not use it');
  await expect(fact(page, 'Likes rain')).toContainText('Off');

  await choose(page, 'Keeps bees', 'Forget');
  await expect(fact(page, 'Keeps bees')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fact(page, 'Keeps bees')).toBeVisible();

  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Forget everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing remembered yet')).toBeVisible();
});

test(
  'memory is switched off for all, and each companion says so',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { id } = await newCharacter(person.client, { name: 'Ines' });
    await page.goto('/memory');
    const anything = page.getByRole('switch', { name: 'Remember me' });
    await anything.click();
    await expect(anything).not.toBeChecked();
    await page.goto(`/memory?character=${id}`);
    await page.getByRole('link', { name: 'Switch it on in general' }).click();
    await anything.click();
    await expect(anything).toBeChecked();
  },
);

test(
  'a reply lists what it remembered, and leads there',
  { tag: '@desktop' },
  async ({ page, person, isMobile }) => {
    const { client } = person;
    for (const text of ['Keeps bees', 'Likes fog']) {
      await client.expect([201, memoryView], 'POST', '/api/memories', { text, characterId: null });
    }
    const id = await startConversation(client);
    const content = 'Good evening.';
    await client.expect([201, sendMessageResponse], 'POST', `/api/chat/${id}`, { content });
    await page.goto(`/chat/${id}`);
    await expectComplete(replies(page).last());
    const options = isMobile ? 'Options for this reply' : 'More options';
    await page.getByRole('button', { name: options }).last().click();
    await page.getByRole(isMobile ? 'button' : 'menuitem', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply details' });
    await expect(dialog.getByRole('heading', { name: 'Remembered: 2 things' })).toBeVisible();
    await dialog.getByRole('link', { name: 'In memory: Likes fog' }).click();
    await expect(fact(page, 'Likes fog')).toBeVisible();
  },
);
