import type { BrowserContext, Page } from '@playwright/test';
import { imageView } from '@vesper/core/contract/image';
import { startConversation } from '../stack/conversation.ts';
import { expect, test } from './fixtures.ts';
import { signOut } from './screens.ts';

/** Two tabs of the same person that hear what happens; neither is reloaded from here on. */
async function openTwo(context: BrowserContext, path: string): Promise<[Page, Page]> {
  const pages = [await context.newPage(), await context.newPage()] as const;
  await Promise.all(pages.map((page) => page.goto(path)));
  for (const page of pages) {
    await expect(page.getByText('Online', { exact: true }).first()).toBeVisible();
  }
  return [...pages];
}

test(
  'pictures: who sees them, likes and deletions reach the other tab',
  { tag: '@desktop' },
  async ({ context, person }) => {
    const prompt = `A lantern at sea, ${person.email}`;
    await person.client.expect([201, imageView], 'POST', '/api/generate/image', { prompt });
    const [one, other] = await openTwo(context, '/gallery');
    const picture = (page: Page) => page.getByRole('link', { name: prompt });
    const tab = (page: Page, name: string) => page.getByRole('tab', { name });
    const isPublic = one.getByRole('switch', { name: 'Public' });
    await tab(one, 'My Images').click();
    await picture(one).hover();
    await isPublic.click();
    await expect(picture(other)).toBeVisible();

    await tab(one, 'Public Gallery').click();
    for (const page of [one, other]) await picture(page).click();
    const details = (page: Page) => page.getByRole('dialog', { name: 'Image Details' });
    await details(one).getByRole('button', { name: 'Like, 0 likes' }).click();
    const liked = { name: 'Like, 1 like', pressed: true };
    await expect(details(other).getByRole('button', liked)).toBeVisible();
    for (const page of [one, other]) {
      await details(page).getByRole('button', { name: 'Close' }).click();
    }

    await tab(one, 'My Images').click();
    await picture(one).hover();
    await isPublic.click();
    await expect(picture(other)).toHaveCount(0);

    await tab(other, 'My Images').click();
    await expect(picture(other)).toBeVisible();
    await picture(one).click();
    await details(one).getByRole('button', { name: 'Delete' }).click();
    await one.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(picture(other)).toHaveCount(0);
  },
);

test(
  'names, characters and conversations reach the other tab',
  { tag: '@desktop' },
  async ({ context, person, consoleErrors }) => {
    // Her face may be ready, and asked for by one tab, just as the other one deletes her.
    consoleErrors.allow(/status of 404 .*\/media\/characters\//);
    await startConversation(person.client);
    const [one, other] = await openTwo(context, '/characters');
    const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

    await one.getByRole('button', { name: 'Create Character' }).first().click();
    await one.getByRole('dialog').getByLabel('Name').fill('Mira');
    await one.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(other.getByRole('button', { name: 'Edit Mira' })).toBeVisible();
    await other.getByRole('button', { name: 'Delete Mira' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(one.getByText('No characters yet')).toBeVisible();

    await menu(one).getByRole('link', { name: 'Chat' }).click();
    await menu(other).getByRole('link', { name: 'Chat' }).click();
    const list = one.getByRole('list', { name: 'Conversations' });
    const otherList = other.getByRole('list', { name: 'Conversations' });
    await list.getByRole('button', { name: /^Options for/ }).click();
    await one.getByRole('menuitem', { name: 'Rename' }).click();
    await list.getByRole('textbox').fill('The far shore');
    await list.getByRole('textbox').press('Enter');
    await expect(otherList.getByRole('link', { name: 'The far shore' })).toBeVisible();

    await one.getByRole('button', { name: 'Account' }).click();
    await one.getByRole('menuitem', { name: 'Profile' }).click();
    await menu(other).getByRole('link', { name: 'Home' }).click();
    await one.getByRole('button', { name: 'Edit Profile' }).click();
    await one.getByLabel('First name').fill('Anna');
    await one.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
  },
);

test(
  'signing out signs out the other tab, which is not told off for it',
  { tag: '@desktop' },
  async ({ context, person, consoleErrors }) => {
    consoleErrors.allow(/status of 401 /);
    consoleErrors.allow(/WebSocket connection/);
    expect(person.email).not.toBe('');
    const [one, other] = await openTwo(context, '/gallery');
    await expect(other.getByText('Online')).toBeVisible();
    await signOut(one);
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(other.getByText('Unauthorized')).toHaveCount(0);
  },
);
