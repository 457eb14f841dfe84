import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './access.ts';
import { newCharacter, newTalk, paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { messageBox } from './screens.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name });
const active = (page: Page): Locator => page.getByRole('option', { selected: true });

/** The option that a screen reader is told of, by the field's own word. */
async function expectTold(page: Page, name: string | RegExp): Promise<void> {
  await expect(active(page)).toHaveAccessibleName(name);
  const told = await field(page).getAttribute('aria-activedescendant');
  expect(await active(page).getAttribute('id')).toBe(told);
}

test(
  'the keyboard opens the palette, goes through it, and is back where it was',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).toContain('@');
    await page.goto('/generator');
    const prompt = page.getByRole('textbox', { name: 'Describe your image' });
    await prompt.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expectTold(page, 'New chat');
    await page.keyboard.press('ArrowDown');
    await expectTold(page, 'Create a picture');
    await page.keyboard.press('End');
    await expectTold(page, 'Log out');
    await page.keyboard.press('ArrowDown');
    await expectTold(page, 'New chat');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expectTold(page, 'New chat');
    await expectAccessible(page, 'palette');

    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(prompt).toBeFocused();

    await page.keyboard.press('Control+k');
    await field(page).fill('secur');
    await expectTold(page, 'Account security');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile/security');
    await expect(page.getByRole('heading', { name: 'Account security', level: 1 })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  },
);

test('a conversation is found by its words, and opens', async ({ page, person, isMobile }) => {
  const talk = await newTalk(person.client, 'The zephyrine umbrella is under the stairs.');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Search and commands' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Recent conversations' })).toBeVisible();
  if (isMobile) await expectNoOverhang(page, 'palette');
  await expectAccessible(page, 'palette with results');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.click();
  await field(page).fill('zephyrine umbr');
  const group = page.getByRole('group', { name: 'Conversations', exact: true });
  await expect(group.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^1 result$/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat/${talk}`));
  await expect(messageBox(page)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('characters and own pictures are found, and what nothing has is said', async ({
  page,
  person,
}) => {
  const [{ id }] = await Promise.all([
    newCharacter(person.client, { name: 'Quillon', description: 'Repairs clocks.' }),
    paint(person.client, 'a brass orrery at night'),
  ]);
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await field(page).fill('orrery');
  await expect(
    page.getByRole('group', { name: 'Your pictures' }).getByRole('option'),
  ).toHaveAccessibleName(/brass orrery/);
  await expect(page.getByRole('listbox').locator('mark')).toHaveText('orrery');
  await field(page).fill('wqxzzy');
  await expect(page.getByText('Nothing has “wqxzzy” in it')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);

  await field(page).fill('chat with quill');
  await expect(option(page, 'Chat with Quillon')).toBeVisible();
  await expect(active(page)).toHaveAccessibleName('Chat with Quillon');
  await field(page).fill('quillon');
  await option(page, /^Quillon/).click();
  await expect(page).toHaveURL(`/characters/${id}`);
});

test('what cannot be searched says so, and is tried again', async ({
  page,
  person,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  await newTalk(person.client, 'A marzipan lighthouse.');
  let broken = true;
  await page.route(/\/api\/conversations\?search=/, (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await field(page).fill('marzipan');
  const alert = page.getByRole('alert').filter({ hasText: 'Your conversations' });
  await expect(alert).toContainText('could not be searched');
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('group', { name: 'Conversations', exact: true }).getByRole('option'),
  ).toHaveCount(1);
});

test(
  'things are started, switched and looked up from it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).toContain('@');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    const typeIn = async (words: string): Promise<void> => {
      await field(page).fill(words);
      await page.keyboard.press('Enter');
    };
    const choose = async (words: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await typeIn(words);
    };
    // A screen listens to keys a moment after it is seen; its buttons work from the first.
    await page.getByRole('button', { name: /^Search and commands/ }).click();
    await typeIn('light col');
    await expect(page.locator('html')).toHaveClass(/light/);
    await choose('create a character');
    const dialog = page.getByRole('dialog', { name: 'Create Character' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/characters');
    await choose('new chat');
    await expect(page).toHaveURL(/\/chat\/\w+/);
    await expect(messageBox(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(option(page, 'New chat')).toContainText('AltN');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveCount(0);

    await choose('keyboard sh');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Search conversations')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.goto('/memory');
    await expect(page.getByRole('heading', { name: 'Memory', level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await expectAccessible(page, 'shortcuts');
  },
);
