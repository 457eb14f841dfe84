import { createServer, type Server } from 'node:http';
import { readMessages } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { newTalk } from './content.ts';
import { expect, test as base } from './fixtures.ts';
import { asked, expectComplete, expectToast, messageBox, replies, say } from './screens.ts';

/** Thinks before it speaks, and goes on where it is asked to. */
function createModel(): Server {
  return createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += String(chunk)));
    req.on('end', () => {
      if (req.method === 'GET') {
        res.end('{"object":"list","data":[{"id":"small"}]}');
        return;
      }
      if (!req.url?.endsWith('/chat/completions')) {
        res.writeHead(404).end();
        return;
      }
      const { messages }: { messages: { role: string }[] } = JSON.parse(body);
      const goesOn = messages.at(-1)?.role === 'assistant';
      const write = (delta: object, rest: object = {}) =>
        res.write(`data: ${JSON.stringify({ choices: [{ delta, ...rest }] })}\n\n`);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      if (!goesOn) write({ reasoning_content: 'They want a harbour.' });
      write({ content: goesOn ? ', and a lamp.' : 'A quiet harbour' });
      write({}, { finish_reason: 'stop' });
      res.end('data: [DONE]\n\n');
    });
  });
}

/** A product of its own whose replies come from a model. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const model = createModel();
      await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
      const address = model.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const env = { CHAT_BASE_URL: `http://127.0.0.1:${port}/v1`, CHAT_MODEL: 'small' };
      const stack = await startStack({ env });
      await use(stack);
      await stack.stop();
      model.closeAllConnections();
      model.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

test(
  'settings are saved as they are changed, and are there after a reload',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto(`/chat/${await newTalk(person.client, 'Good evening')}`);
    const open = page.getByRole('button', { name: 'Chat settings' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Chat settings' });
    const precise = dialog.getByRole('radio', { name: 'Precise' });
    await precise.click();
    await expect(precise).toBeChecked();
    await dialog.getByRole('textbox', { name: /note/ }).fill('It is raining.');
    // The preset may have been sent by itself before.
    const saved = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('It is raining.')),
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await saved;
    await page.reload();
    await open.click();
    await expect(precise).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /note/ })).toHaveValue('It is raining.');
  },
);

test(
  'thinking is folded away, a reply goes on, and a fork leaves the first talk alone',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const id = await newTalk(person.client, 'Where are we?');
    await page.goto(`/chat/${id}`);
    const reply = replies(page).last();
    const thought = reply.getByRole('button', { name: /^Thought for/ });
    await expect(reply).not.toContainText('They want a harbour.');
    await thought.click();
    await expect(reply.getByRole('region', { name: 'Thinking' })).toHaveText(
      'They want a harbour.',
    );

    await page.getByRole('button', { name: 'More options' }).last().click();
    await page.getByRole('menuitem', { name: 'Continue' }).click();
    await expect(reply).toContainText('A quiet harbour, and a lamp.');
    await expectComplete(reply);

    await page.getByRole('button', { name: 'More options' }).last().click();
    await page.getByRole('menuitem', { name: 'Fork from here' }).click();
    await expect(page.getByRole('heading', { name: /\(fork\)$/ })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
    await say(page, 'And now?');
    await expect(replies(page)).toHaveCount(2);
    await expectComplete(replies(page).last());
    expect(await readMessages(person.client, id)).toHaveLength(2);
  },
);

test(
  'the next line is suggested into the box, and Undo brings the draft back',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto(`/chat/${await newTalk(person.client, 'Where are we?')}`);
    await messageBox(page).fill('Half a thought');
    await page.getByRole('button', { name: 'Write my next line' }).click();
    await expect(messageBox(page)).toHaveValue(/harbour|lamp/);
    await expect(asked(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(messageBox(page)).toHaveValue('Half a thought');
  },
);

test('a temporary chat says what it is, and is gone once it is left', async ({
  page,
  person,
  isMobile,
}) => {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Temporary chat' }).last().click();
  await expect(page.getByRole('note')).toContainText('nothing is kept');
  const path = new URL(page.url()).pathname.replace('/chat/', '/api/conversations/');
  await say(page, 'A secret');
  await expectComplete(replies(page).last());
  if (isMobile) await page.getByRole('link', { name: 'All conversations' }).click();
  else await page.getByRole('link', { name: 'Gallery' }).first().click();
  await expectToast(page, 'Temporary chat ended', 'Nothing of it was kept.');
  const left = async () => (await person.client.request('GET', path)).status;
  await expect.poll(left).toBe(404);
});
