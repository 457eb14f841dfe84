import { expect, type Locator, type Page } from '@playwright/test';
import type { Client } from '../stack/client.ts';
import { readMessages, startConversation } from '../stack/conversation.ts';

/** Its answer has about ninety words. */
export const STORY = 'Tell me a long story, please.';

/** The one toast on screen. */
function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
}

const TOASTS_SEEN = 'test:toasts-seen';

/** Records toasts from the next page on: some are gone with their page in half a second. */
export async function rememberToasts(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const look = (): void => {
      const said = document.querySelector('[aria-label="Notifications (F8)"]')?.textContent ?? '';
      const seen = sessionStorage.getItem(key) ?? '';
      if (said !== '' && !seen.endsWith(said)) sessionStorage.setItem(key, `${seen}\n${said}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, TOASTS_SEEN);
}

/** A toast that an earlier page of this tab has shown. */
export async function expectRemembered(
  page: Page,
  title: string,
  description: string,
): Promise<void> {
  const seen = await page.evaluate((key) => sessionStorage.getItem(key), TOASTS_SEEN);
  // An old toast that is fading out may still be beside the new one.
  expect(seen ?? '').toContain(`${title}${description}`);
}

/** Somebody whose session is over is told so, and finds the sign-in screen. */
export async function expectLedToSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expectRemembered(page, 'Unauthorized', 'You are logged out. Logging in again...');
}

export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

export const replies = (page: Page): Locator => page.getByRole('group', { name: 'Reply' });

export const asked = (page: Page): Locator => page.getByRole('group', { name: 'Your message' });

/** Opens a new conversation and returns its id. */
export async function openConversation(page: Page, client: Client): Promise<string> {
  const id = await startConversation(client);
  await page.goto(`/chat/${id}`);
  await expect(page.getByText('Start the conversation')).toBeVisible();
  return id;
}

/** Types a message and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

/** The words, without what the screen turns into emphasis and paragraphs. */
function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
}

/** The words of a reply as they are on screen now; '' before the first. */
export async function words(reply: Locator): Promise<string> {
  return plain((await reply.locator('[data-words]').allInnerTexts()).join(' '));
}

/** Waits until a reply has been seen at this many lengths, which is what growing means. */
export async function expectGrowing(reply: Locator, lengths = 4): Promise<void> {
  const seen = new Set<number>();
  const look = async (): Promise<number> => {
    const { length } = await words(reply);
    if (length > 0) seen.add(length);
    return seen.size;
  };
  await expect.poll(look, { intervals: [40] }).toBeGreaterThanOrEqual(lengths);
}

/**
 * Notes in the page, from the next one on, the lengths that the words of a reply have had: a busy
 * machine may look too seldom to see them.
 */
export async function watchGrowth(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lengths = new Set<number>();
    const look = (): void => {
      const words = [...document.querySelectorAll('[aria-label=Reply] [data-words]')].at(-1);
      lengths.add(words?.textContent.length ?? 0);
    };
    new MutationObserver(look).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
    });
    Object.assign(window, { lengths });
  });
}

/** The number of lengths noted so far. */
export const growthOf = (page: Page): Promise<number> => page.evaluate('window.lengths.size');

export async function expectLive(reply: Locator): Promise<void> {
  await expect(reply).toHaveAttribute('aria-busy', 'true');
}

export async function expectComplete(reply: Locator): Promise<void> {
  await expect(reply).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  await expect(reply).toHaveAttribute('data-status', 'complete');
}

/** The last reply is complete and on screen word for word as it is stored, once. */
export async function expectAsStored(page: Page, client: Client, id: string): Promise<void> {
  const last = replies(page).last();
  await expectComplete(last);
  const stored = await readMessages(client, id);
  const contents = (role: string): string[] =>
    stored.filter((message) => message.role === role).map(({ content }) => plain(content));
  await expect(replies(page)).toHaveCount(contents('assistant').length);
  await expect(asked(page)).toHaveCount(contents('user').length);
  expect(await words(last)).toBe(contents('assistant').at(-1));
}

/** Opens the menu behind the avatar and signs out. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
