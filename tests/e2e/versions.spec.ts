import type { Page } from '@playwright/test';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { startConversation } from '../stack/conversation.ts';
import { expect, test } from './fixtures.ts';
import { asked, expectAsStored, expectComplete, replies, say, STORY } from './screens.ts';

const arrow = (page: Page, way: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${way} version` });

/** What stands in the conversation, from top to bottom. */
async function shown(page: Page): Promise<string[]> {
  return page
    .getByRole('log')
    .getByRole('group', { name: /^(Your message|Reply)$/ })
    .allInnerTexts();
}

test(
  'the arrows of an edited message move it together with its reply and all that follows',
  { tag: '@desktop' },
  async ({ page, person, context }) => {
    const id = await startConversation(person.client);
    const path = `/api/chat/${id}`;
    for (const content of ['My name is Bruno.', 'What do you do all day?']) {
      await person.client.expect([201, sendMessageResponse], 'POST', path, { content });
    }
    await page.goto(`/chat/${id}`);
    await expect(asked(page)).toHaveCount(2);
    const bruno = await shown(page);
    const other = await context.newPage();
    await other.goto(`/chat/${id}`);
    await expect(asked(other)).toHaveCount(2);
    await expect(other.getByText('Online', { exact: true }).first()).toBeVisible();

    await asked(page).first().hover();
    await page.getByRole('button', { name: 'Edit message' }).first().click();
    const box = page.getByRole('textbox', { name: 'Your message' });
    await box.fill('My name is Clara.');
    await page.getByRole('button', { name: 'Save and rerun' }).click();
    await expect(asked(page)).toHaveText(['My name is Clara.']);
    await expect(replies(page)).toHaveCount(1);
    await expectAsStored(page, person.client, id);
    const clara = await shown(page);
    expect(clara[1]).toContain('Clara');
    await expect.poll(() => shown(other)).toEqual(clara);

    await arrow(page, 'Previous').click();
    await expect.poll(() => shown(page)).toEqual(bruno);
    await expect.poll(() => shown(other)).toEqual(bruno);
    await arrow(page, 'Next').click();
    await expect.poll(() => shown(page)).toEqual(clara);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(clara);
  },
);

test(
  'an arrow stays where it is while the conversation changes around it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await startConversation(person.client);
    const tell = async (content: string) =>
      person.client.expect([201, sendMessageResponse], 'POST', `/api/chat/${id}`, { content });
    const { userMessage } = await tell(STORY);
    for (let n = 0; n < 3; n++) await tell(`${STORY} ${n}`);
    const rerun = { content: 'Hello there.', rerun: true };
    const url = `/api/messages/${userMessage.id}`;
    await person.client.expect([201, sendMessageResponse], 'PATCH', url, rerun);
    await page.setViewportSize({ width: 1000, height: 520 });
    await page.goto(`/chat/${id}`);
    await expect(asked(page)).toHaveText(['Hello there.']);
    const top = async () => (await arrow(page, 'Next').boundingBox())?.y ?? 0;
    const before = await top();
    await arrow(page, 'Previous').click();
    await expect(asked(page)).toHaveCount(4);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
);

test(
  'New opens the empty chat that is there, and a name comes with the first message',
  { tag: '@desktop' },
  async ({ page, person, context }) => {
    const id = await startConversation(person.client);
    await page.goto('/chat');
    const other = await context.newPage();
    await other.goto('/chat');
    await expect(other.getByText('Online', { exact: true }).first()).toBeVisible();
    const rows = (of: Page) => of.getByRole('list', { name: 'Conversations' }).getByRole('link');
    const fresh = page.getByRole('button', { name: 'New conversation', exact: true });
    for (let n = 0; n < 2; n++) {
      await fresh.click();
      await expect(page).toHaveURL(`/chat/${id}`);
    }
    await expect(rows(page)).toHaveCount(1);

    await say(page, STORY);
    await expect(rows(page)).toContainText('Tell me a long story');
    await expect(rows(other)).toContainText('Tell me a long story');
    await expectComplete(replies(page).last());
    await fresh.click();
    await expect(page).not.toHaveURL(`/chat/${id}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: 'Tell me a long story' })).toHaveCount(1);
  },
);
