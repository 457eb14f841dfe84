import { readAccount } from '../stack/balance.ts';
import { readMessages } from '../stack/conversation.ts';
import { expect, NETWORK_LOSS, stackTest as test, type Person } from './fixtures.ts';
import {
  asked,
  expectAsStored,
  expectComplete,
  expectGrowing,
  expectLedToSignIn,
  expectLive,
  expectToast,
  messageBox,
  openConversation,
  rememberToasts,
  replies,
  say,
  signIn,
  STORY,
  words,
} from './screens.ts';

test(
  'a reload in mid-reply: it goes on from where it was',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await openConversation(page, person.client);
    await say(page, STORY);
    const reply = replies(page).last();
    await expectGrowing(reply, 5);
    const before = await words(reply);
    await page.reload();
    await expect.poll(() => words(reply), { intervals: [50] }).not.toBe('');
    expect(await words(reply)).toContain(before);
    await expectLive(reply);
    await expectGrowing(reply, 3);
    await expectAsStored(page, person.client, id);
  },
);

test('a device without network: a banner says so, and the reply is whole on return', async ({
  page,
  context,
  person,
  consoleErrors,
}) => {
  consoleErrors.allow(NETWORK_LOSS);
  const id = await openConversation(page, person.client);
  await say(page, STORY);
  await expectGrowing(replies(page).last(), 3);
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What is being made goes on');
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expectAsStored(page, person.client, id);
});

test(
  'a gateway that dies in mid-reply: a banner, then the words go on',
  { tag: '@desktop' },
  async ({ page, person, stack, consoleErrors }) => {
    consoleErrors.allow(NETWORK_LOSS);
    const id = await openConversation(page, person.client);
    await say(page, STORY);
    const reply = replies(page).last();
    await expectGrowing(reply, 3);
    const before = await words(reply);
    const [gateway] = stack.gateways;
    await gateway?.process.kill();
    const banner = page.getByText('Reconnecting... Nothing is lost');
    await expect(banner).toBeVisible();
    expect(await words(reply)).toContain(before);
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
  await say(page, STORY);
  await expect(asked(other)).toHaveText(STORY);
  await expectGrowing(replies(other).last(), 3);
  await expectLive(replies(page).last());
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
  'without tokens the generator says so and charges nothing',
  { tag: '@desktop' },
  async ({ page, person, stack, consoleErrors }) => {
    consoleErrors.allow(/status of 402 /);
    const user = await stack.documents.collection('users').findOne({ email: person.email });
    await stack.documents
      .collection('users')
      .updateOne({ _id: user?._id }, { $set: { tokens: 0 } });
    await page.goto('/generator');
    await expect(page.getByText('0 tokens left')).toBeAttached();
    const reason = 'You have no tokens left. Get more tokens to continue creating.';
    const notice = page.getByRole('form').getByText(reason);
    await expect(notice).toBeVisible();
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('A quiet sea');
    await page.getByRole('button', { name: /Generate Image/ }).click();
    await expectToast(page, 'Generation Failed', reason);
    await expect(notice).toBeVisible();
    await expect(page.getByText('No images yet')).toBeVisible();
    expect(await readAccount(stack.documents, String(user?._id))).toMatchObject({
      tokens: 0,
      holds: 0,
    });
  },
);
