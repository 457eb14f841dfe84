import type { Page } from '@playwright/test';
import { startScriptedModel } from '../stack/model-server.ts';
import { startStack } from '../stack/start-stack.ts';
import { newCharacter } from './content.ts';
import { expect, test as base } from './fixtures.ts';
import { expectComplete, replies, say } from './screens.ts';

type Model = Awaited<ReturnType<typeof startScriptedModel>>;

/** A product of its own whose replies come from a model that can be held. */
const test = base.extend<object, { product: { baseUrl: string; model: Model } }>({
  product: [
    async ({}, use) => {
      const model = await startScriptedModel();
      const stack = await startStack({ env: { CHAT_BASE_URL: model.baseUrl } });
      await use({ baseUrl: stack.baseUrl, model });
      await stack.stop();
      await model.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.baseUrl),
});

/** Who replied, in this order, to the end or not. */
async function expectSpeakers(page: Page, names: readonly string[]): Promise<void> {
  const said = async (): Promise<(string | null)[]> =>
    Promise.all((await replies(page).all()).map((reply) => reply.getAttribute('aria-label')));
  await expect.poll(said).toEqual(names.map((name) => `Reply by ${name}`));
}

test(
  'three characters answer in turn, one is muted and speaks when asked, and Stop ends a round',
  { tag: '@desktop' },
  async ({ page, person, product }) => {
    for (const name of ['Mira', 'Theo', 'Ines']) await newCharacter(person.client, { name });
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Group chat' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Group chat' });
    await expect(dialog.getByRole('button', { name: 'Choose 2 characters' })).toBeDisabled();
    for (const name of ['Theo', 'Mira', 'Ines']) {
      await dialog.getByRole('checkbox', { name }).check();
    }
    await dialog.getByRole('button', { name: 'Mira, number 2' }).click();
    await page.getByRole('menuitem', { name: 'Earlier' }).click();
    await expect(dialog.getByRole('button', { name: 'Mira, number 1' })).toBeVisible();
    await dialog.getByRole('radio', { name: /^Everyone in turn/ }).check();
    await dialog.getByRole('button', { name: 'Begin' }).click();

    await expect(
      page.getByRole('heading', { name: 'Mira, Theo and 1 more' }).first(),
    ).toBeVisible();
    await say(page, 'Good evening.');
    await expectSpeakers(page, ['Mira', 'Theo', 'Ines']);
    await expectComplete(replies(page).last());

    await page.getByRole('button', { name: 'Chat settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Chat settings' });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await settings.getByRole('switch', { name: 'Mute Theo' }).check();
    await settings.getByRole('button', { name: 'Close' }).click();
    await saved;
    await page.getByRole('button', { name: 'Let Theo speak' }).click();
    await expectSpeakers(page, ['Mira', 'Theo', 'Ines', 'Theo']);
    await expectComplete(replies(page).last());

    await say(page, 'hold');
    await expectSpeakers(page, ['Mira', 'Theo', 'Ines', 'Theo', 'Mira']);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(replies(page).last()).toHaveAttribute('data-status', 'stopped');
    product.model.release();
    // Had the round gone on, Ines would have spoken between.
    await say(page, 'And now?');
    const after = ['Mira', 'Ines'];
    await expectSpeakers(page, ['Mira', 'Theo', 'Ines', 'Theo', 'Mira', ...after]);
    await expectComplete(replies(page).last());
  },
);
