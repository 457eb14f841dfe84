import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { makePhoto } from '../stack/photo.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { expect, test as base } from './fixtures.ts';
import { asked, expectComplete, messageBox, replies, say } from './screens.ts';

type Model = Awaited<ReturnType<typeof startScriptedModel>>;

/** A product of its own whose model sees pictures. */
const test = base.extend<object, { model: Model; stack: Stack }>({
  model: [
    async ({}, use) => {
      const model = await startScriptedModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ model }, use) => {
      const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small', CHAT_SEES_PICTURES: 'on' };
      const stack = await startStack({ env });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

test(
  'a picture is chosen, taken away, chosen again and sent; it stays and opens large',
  { tag: '@desktop' },
  async ({ page, person, model }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vesper-picture-'));
    const file = join(folder, 'harbour.jpg');
    await writeFile(file, await makePhoto({ width: 640, height: 480 }));
    await page.goto(`/chat/${await startConversation(person.client)}`);

    const tray = page.getByRole('list', { name: 'Pictures to show' });
    const choose = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Show a picture' }).click();
      await (await chooser).setFiles(file);
      await expect(tray.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    };
    await choose();
    await tray.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(tray).toBeHidden();
    await choose();

    await say(page, 'What do you see?');
    await expect(tray).toBeHidden();
    await expectComplete(replies(page).last());
    expect(model.seen.requests.at(-1)?.messages.at(-1)).toMatchObject({
      content: expect.stringContaining('What do you see?'),
      pictures: [expect.stringMatching(/^data:image\/jpeg;base64,/)],
    });

    await page.reload();
    await expect(messageBox(page)).toHaveValue('');
    await asked(page).last().getByRole('button', { name: 'Open: The picture you showed' }).click();
    const large = page.getByRole('dialog', { name: 'The picture you showed' });
    await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
  },
);
