import type { Route } from '@playwright/test';
import { createClient } from '../stack/client.ts';
import { readMessages, startConversation } from '../stack/conversation.ts';
import { expect, NETWORK_LOSS, test } from './fixtures.ts';
import {
  asked,
  expectAsStored,
  expectGrowing,
  expectToast,
  growthOf,
  messageBox,
  openConversation,
  replies,
  say,
  STORY,
  watchGrowth,
  words,
} from './screens.ts';

test('a first conversation: a message of two lines, and a reply that appears word by word', async ({
  page,
  person,
  isMobile,
}) => {
  await watchGrowth(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'AI Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Start New Conversation' }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{24}$/);
  await expect(page.getByText('Start the conversation')).toBeVisible();

  const box = messageBox(page);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  if (isMobile) await box.focus();
  await page.keyboard.type('Hello.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(STORY);
  await expect(box).toHaveValue(`Hello.\n${STORY}`);
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
  await expect(asked(page).last()).toHaveText(`Hello.${STORY}`);

  const id = page.url().split('/').at(-1) ?? '';
  await expectAsStored(page, person.client, id);
  expect(await growthOf(page)).toBeGreaterThanOrEqual(4);

  if (isMobile) await page.getByRole('link', { name: 'All conversations' }).click();
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
});

test(
  'Stop keeps the words so far and leaves the box free',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await openConversation(page, person.client);
    await say(page, STORY);
    const reply = replies(page).last();
    await expectGrowing(reply, 3);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(reply).toHaveAttribute('data-status', 'stopped');
    await expect(reply.getByText('Stopped', { exact: true })).toBeVisible();
    const [, stored] = await readMessages(person.client, id);
    expect(stored?.status).toBe('stopped');
    expect(await words(reply)).toBe(stored?.content.replaceAll(/\s+/g, ' ').trim());
    await page.reload();
    await expect(reply).toHaveAttribute('data-status', 'stopped');

    await say(page, 'What do you do all day?');
    await expect(replies(page)).toHaveCount(2);
    await expectAsStored(page, person.client, id);
  },
);

test(
  'a message that could not be sent stays in the box, and Retry sends it once',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(NETWORK_LOSS);
    const id = await openConversation(page, person.client);
    await page.route('**/api/chat/*', (route) => route.abort('connectionfailed'), { times: 1 });
    await say(page, 'What do you do all day?');
    await expectToast(page, 'Error', 'Failed to send message');
    await expect(page.getByText('Your message was not sent. It is kept here.')).toBeVisible();
    await expect(messageBox(page)).toHaveValue('What do you do all day?');
    await expect(asked(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(messageBox(page)).toHaveValue('');
    await expectAsStored(page, person.client, id);
    expect(await readMessages(person.client, id)).toHaveLength(2);
  },
);

test(
  'an answer that is lost on the way back leaves the message sent, once, and the box free',
  {
    tag: '@desktop',
  },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(NETWORK_LOSS);
    const id = await openConversation(page, person.client);
    const arriveAndLose = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/api/chat/*', arriveAndLose, { times: 1 });
    await say(page, 'What do you do all day?');
    await expect(asked(page)).toHaveText('What do you do all day?');
    await expect(messageBox(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expectAsStored(page, person.client, id);
    expect(await readMessages(person.client, id)).toHaveLength(2);
  },
);

test(
  'a refused message is kept with the reason, and nothing is stored',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 422 .*\/api\/chat\//);
    const id = await openConversation(page, person.client);
    await say(page, 'hello [[sentinel:child_safety]]');
    await expect(page.getByRole('form').getByRole('status')).toContainText(/under 18|adults?/);
    await expect(messageBox(page)).toHaveValue('hello [[sentinel:child_safety]]');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect(await readMessages(person.client, id)).toEqual([]);
  },
);

test(
  'a draft survives a reload and another conversation',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await openConversation(page, person.client);
    await messageBox(page).fill('Half a thought,\nto be continued');
    await openConversation(page, person.client);
    await expect(messageBox(page)).toHaveValue('');
    await page.goto(`/chat/${id}`);
    await expect(messageBox(page)).toHaveValue('Half a thought,\nto be continued');
    await page.reload();
    await expect(messageBox(page)).toHaveValue('Half a thought,\nto be continued');
  },
);

test(
  'a conversation of somebody else is not here',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 404 .*\/api\/conversations\//);
    const stranger = createClient(person.client.baseUrl);
    await stranger.signUp();
    await page.goto(`/chat/${await startConversation(stranger)}`);
    await expect(page.getByText('This conversation is not here')).toBeVisible();
    await page.getByRole('button', { name: 'All conversations' }).click();
    await expect(page).toHaveURL('/chat');
  },
);
