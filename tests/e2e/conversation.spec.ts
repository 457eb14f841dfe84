import { conversationView } from '@vesper/core/contract/conversation';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { newCharacter, newTalk } from './content.ts';
import { expect, test, type Person } from './fixtures.ts';
import { asked, expectComplete, messageBox, openConversation, replies, say } from './screens.ts';

const HINT = 'Press Enter to send, Shift+Enter for new line';

/** A conversation with a character who greets; returns its id. */
async function meetKeeper({ client }: Person): Promise<string> {
  const { id: characterId } = await newCharacter(client, {
    name: 'Ines',
    description: 'A lighthouse keeper who answers letters from strangers.',
    greeting: 'Come in. *turns up the lamp* The storm can wait.',
    personalityTraits: ['Wise'],
  });
  const body = { title: 'New Conversation', characterId };
  return (await client.expect([201, conversationView], 'POST', '/api/conversations', body)).id;
}

test('a character begins with a face, a greeting and three starters, each sent with one press', async ({
  page,
  person,
}) => {
  await page.goto(`/chat/${await meetKeeper(person)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible();
  await expect(replies(page)).toHaveText('Come in. turns up the lamp The storm can wait.');
  await expect(page.getByText('Start the conversation')).toBeVisible();
  const starter = page.getByRole('button', { name: 'How did you come to answer letters' });
  await expect(page.getByRole('button', { name: 'for a lighthouse keeper?' })).toBeVisible();
  await messageBox(page).fill('Something of my own');
  await starter.click();
  await expect(asked(page)).toHaveText('How did you come to answer letters from strangers?');
  await expectComplete(replies(page).last());
  await expect(messageBox(page)).toHaveValue('Something of my own');
  await expect(page.getByText('Start the conversation')).toHaveCount(0);
});

test('the connection is told once, and keys only where there are some', async ({
  page,
  person,
  isMobile,
}) => {
  await openConversation(page, person.client);
  await expect(page.getByText('Online', { exact: true })).toHaveCount(1);
  await expect(page.getByText(HINT)).toHaveCount(isMobile ? 0 : 1);
});

test(
  'Markdown is drawn; nothing of it becomes a picture, a script or a way into the product',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await newTalk(
      person.client,
      [
        '# A plan',
        '1. **one**\n2. two',
        '```js\nlet tea = 1;\n```',
        '| a | b |\n|---|---|\n| 1 | 2 |',
        '[out](https://example.com/x) [in](/api/logout) [bad](javascript:alert(1))',
        '![seen](https://example.com/cat.png) <img src=x onerror=alert(1)>',
      ].join('\n\n'),
    );
    await page.goto(`/chat/${id}`);
    const said = asked(page);
    await expect(said.getByRole('heading', { name: 'A plan' })).toBeVisible();
    await expect(said.getByRole('listitem')).toHaveText(['one', 'two']);
    await expect(said.getByRole('cell')).toHaveText(['1', '2']);
    await expect(said.locator('pre')).toHaveText('let tea = 1;');
    await expect(said.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect(said.getByRole('link')).toHaveText(['out', 'seen']);
    const out = said.getByRole('link', { name: 'out' });
    await expect(out).toHaveAttribute('rel', 'noopener nofollow');
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(said.locator('img, script')).toHaveCount(0);
    await expect(said).toContainText('<img src=x onerror=alert(1)>');
  },
);

test(
  'a search shows the line that has the words, and opens the conversation at it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { client } = person;
    const id = await newTalk(client, 'The name of my ship is Albatross.');
    for (const content of ['far '.repeat(1_500), 'away '.repeat(1_500)]) {
      await client.expect([201, sendMessageResponse], 'POST', `/api/chat/${id}`, { content });
    }
    await page.goto('/chat');
    await page.getByPlaceholder('Search').fill('albatross');
    const list = page.getByRole('list', { name: 'Conversations' });
    await expect(list.locator('mark').last()).toHaveText('Albatross');
    await list.getByRole('link').click();
    await expect(asked(page).first()).toBeInViewport();
    await expect(asked(page).first()).toHaveText('The name of my ship is Albatross.');
  },
);

test(
  'holding a message opens what can be done with it',
  { tag: '@phone' },
  async ({ page, person }) => {
    await page.goto(`/chat/${await newTalk(person.client, 'What do you do all day?')}`);
    const touch = { pointerType: 'touch', clientX: 200, clientY: 300, bubbles: true };
    await asked(page).locator('p').dispatchEvent('pointerdown', touch);
    const sheet = page.getByRole('dialog', { name: 'Message options' });
    await expect(sheet.getByRole('button')).toHaveText([
      'Copy message',
      'Select text',
      'Edit message',
      'Fork from here',
      'Delete message',
    ]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.getByRole('button', { name: 'Options for this reply' }).click();
    await sheet.getByRole('button', { name: 'Delete reply' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(replies(page)).toHaveCount(0);
    await say(page, 'And at night?');
    await expectComplete(replies(page).last());
  },
);

test(
  'the keyboard reaches what can be done with a reply, and sees it there',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto(`/chat/${await newTalk(person.client, 'What do you do all day?')}`);
    const copy = page.getByRole('button', { name: 'Copy message' });
    await copy.focus();
    await expect(copy.locator('..')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Edit message' })).toBeFocused();
    await page.keyboard.press('Enter');
    const box = page.getByRole('group', { name: 'Edit message' }).getByRole('textbox');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(asked(page)).toHaveText('What do you do all day?');
  },
);

test('a companion writes first only where its member has asked for it', async ({
  page,
  person,
}) => {
  await page.goto(`/chat/${await meetKeeper(person)}`);
  await page.getByRole('button', { name: 'Chat settings' }).click();
  const choice = page.getByRole('combobox', { name: 'When Ines may write first' });
  await expect(choice).toHaveValue('never');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await choice.selectOption('After a day');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await expect(choice).toHaveValue('day');
  await expect(page.getByText('One message at most until you answer')).toBeVisible();
});
