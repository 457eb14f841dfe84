import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { newTalk } from './content.ts';
import { expect, modelTest as test } from './fixtures.ts';
import {
  asked,
  expectAsStored,
  expectComplete,
  expectToast,
  messageBox,
  openConversation,
  replies,
  say,
} from './screens.ts';

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
    const id = await newTalk(person.client, 'Where do you think we are?');
    await page.goto(`/chat/${id}`);
    const reply = replies(page).last();
    const thought = reply.getByRole('button', { name: /^Thought for/ });
    await expect(reply).not.toContainText('They greet me.');
    await thought.click();
    await expect(reply.getByRole('region', { name: 'Thinking' })).toHaveText('They greet me.');

    await page.getByRole('button', { name: 'More options' }).last().click();
    await page.getByRole('menuitem', { name: 'Continue' }).click();
    await expect(reply).toContainText('Good evening. It is late.');
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
    await expect(messageBox(page)).toHaveValue(/evening/);
    await expect(asked(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(messageBox(page)).toHaveValue('Half a thought');
  },
);

test(
  'a temporary chat says what it is, and is gone once it is left',
  { tag: '@desktop' },
  async ({ page, person, isMobile }) => {
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
  },
);

test(
  'the header says whether a reply is being written, or waits for its turn',
  { tag: '@desktop' },
  async ({ page, person, model }) => {
    const id = await openConversation(page, person.client);
    const typing = page.getByText('Typing...', { exact: true });
    await say(page, 'Please go halfway');
    await expect(replies(page).last()).toContainText('Half of it');
    await expect(typing).toBeVisible();
    model.releaseOne();
    await expectAsStored(page, person.client, id);
    await expect(typing).toHaveCount(0);

    // The model writes one reply at a time, and is busy with another.
    const other = await startConversation(person.client);
    await send(person.client, other, 'Please go halfway');
    await expect
      .poll(async () => (await readMessages(person.client, other)).at(-1)?.status)
      .toBe('streaming');
    await say(page, 'And now?');
    await expect(page.getByText('Next in line')).toBeVisible();
    await expect(page.getByText('Waiting...', { exact: true })).toBeVisible();
    await expect(typing).toHaveCount(0);
    model.releaseOne();
    await expectAsStored(page, person.client, id);
  },
);
