import type { Locator, Page } from '@playwright/test';
import { readMessages } from '../stack/conversation.ts';
import { expect, modelTest as test, NETWORK_LOSS, type Person } from './fixtures.ts';
import {
  asked,
  expectAsStored,
  expectComplete,
  expectLedToSignIn,
  expectLive,
  messageBox,
  openConversation,
  rememberToasts,
  replies,
  say,
  signIn,
  words,
} from './screens.ts';

/** Says something whose reply stands still in the middle until the model is released. */
async function sayHalfway(page: Page): Promise<Locator> {
  await say(page, 'Please go halfway');
  const reply = replies(page).last();
  await expect(reply).toContainText('Half of it');
  return reply;
}

test(
  'a reload in mid-reply: it goes on from where it was',
  { tag: '@desktop' },
  async ({ page, person, model }) => {
    const id = await openConversation(page, person.client);
    const reply = await sayHalfway(page);
    await page.reload();
    await expect(reply).toContainText('Half of it');
    await expectLive(reply);
    model.releaseOne();
    await expectAsStored(page, person.client, id);
  },
);

test('a device without network: a banner says so, and the reply is whole on return', async ({
  page,
  context,
  person,
  model,
  consoleErrors,
}) => {
  consoleErrors.allow(NETWORK_LOSS);
  const id = await openConversation(page, person.client);
  await sayHalfway(page);
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What is being made goes on');
  await expect(banner).toBeVisible();
  model.releaseOne();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expectAsStored(page, person.client, id);
});

test(
  'a gateway that dies in mid-reply: a banner, then the words go on',
  { tag: '@desktop' },
  async ({ page, person, stack, model, consoleErrors }) => {
    consoleErrors.allow(NETWORK_LOSS);
    const id = await openConversation(page, person.client);
    const reply = await sayHalfway(page);
    const [gateway] = stack.gateways;
    await gateway?.process.kill();
    const banner = page.getByText('Reconnecting... Nothing is lost');
    await expect(banner).toBeVisible();
    await expect(reply).toContainText('Half of it');
    model.releaseOne();
    await gateway?.process.start();
    await expect(banner).toHaveCount(0);
    await expectAsStored(page, person.client, id);
  },
);

test('two tabs stay in step', { tag: '@desktop' }, async ({ page, context, person }) => {
  const id = await openConversation(page, person.client);
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  await expect(other.getByText('Start the conversation')).toBeVisible();
  await expect(other.getByText('Online', { exact: true })).toBeVisible();
  await sayHalfway(page);
  await expect(asked(other)).toHaveText('Please go halfway');
  await expect(replies(other).last()).toContainText('Half of it');
  await other.getByRole('button', { name: 'Stop' }).click();
  for (const tab of [page, other]) {
    await expect(replies(tab).last()).toHaveAttribute('data-status', 'stopped');
  }
  const [, stored] = await readMessages(person.client, id);
  for (const tab of [page, other]) {
    expect(await words(replies(tab).last())).toBe(stored?.content.trim());
    await expect(asked(tab)).toHaveCount(1);
  }
});

/** Ends the session as its expiry does: without closing its sockets. */
async function forgetSession(
  { redis }: { redis: { del: (key: string) => Promise<number> } },
  { client }: Person,
): Promise<void> {
  const sid = /(?:^|; )sid=([^;]+)/.exec(client.cookie)?.[1] ?? '';
  expect(await redis.del(`session:${sid}`)).toBe(1);
}

test(
  'a session that is over: sign-in, and back with the draft kept',
  { tag: '@desktop' },
  async ({ page, person, stack, consoleErrors }) => {
    consoleErrors.allow(/status of 401 /);
    await rememberToasts(page);
    const id = await openConversation(page, person.client);
    await forgetSession(stack, person);
    await say(page, 'Words that took a while');
    await expectLedToSignIn(page);
    await signIn(page, person);
    await expect(page).toHaveURL(`/chat/${id}`);
    await expect(messageBox(page)).toHaveValue('Words that took a while');
    await messageBox(page).press('Enter');
    await expect(asked(page)).toHaveText('Words that took a while');
    await expectComplete(replies(page).last());
  },
);

test(
  'without tokens the button says so before the press, with when and how it goes on',
  { tag: '@desktop' },
  async ({ page, person, stack }) => {
    const users = stack.documents.collection('users');
    const user = await users.findOne({ email: person.email });
    await users.updateOne({ _id: user?._id }, { $set: { tokens: 0 } });
    const ordered: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/generate/image')) ordered.push(request.url());
    });
    await page.goto('/generator');
    await expect(page.getByText('0 tokens left')).toBeAttached();
    const form = page.getByRole('form', { name: 'Image Generator' });
    const notice = form.getByText(/^No tokens left · 5 more at \d\d:\d\d$/);
    await expect(notice).toBeVisible();
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('A quiet sea');
    const generate = page.getByRole('button', { name: /Generate Image/ });
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await expect(generate).toHaveAccessibleDescription(/No tokens left · 5 more at/);
    const asked = page.waitForResponse('**/api/session');
    await generate.click({ force: true });
    await asked;
    expect(ordered).toEqual([]);
    await form.getByRole('link', { name: 'How tokens work' }).click();
    await expect(page).toHaveURL('/subscribe#tokens');
    await expect(page.getByRole('heading', { name: 'How tokens work' })).toBeInViewport();

    // The next day, in a tab that looks again: as many as were promised.
    await page.goBack();
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('A quiet sea');
    const yesterday = new Date(Date.now() - 86_400_000);
    await users.updateOne({ _id: user?._id }, { $set: { createdAt: yesterday } });
    await generate.click({ force: true });
    await expect(page.getByText('5 tokens left')).toBeAttached();
    await expect(notice).toHaveCount(0);
    await expect(generate).toBeEnabled();
    await expect(generate).not.toHaveAttribute('aria-disabled', 'true');
  },
);
