import type { Page } from '@playwright/test';
import { paint } from './content.ts';
import { expect, serversTest as test } from './fixtures.ts';
import { expectTokens, generate, inHand, prompt } from './painting.ts';

test.beforeEach(({ servers }) => servers.hold());
test.afterEach(({ servers }) => servers.release());

const card = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Model' }).getByRole('radio', { name });

/** Chooses who paints, and how many. */
async function choose(page: Page, name: string, count: 1 | 2): Promise<void> {
  await page.goto('/generator');
  await card(page, `${name}, 1 token`).check();
  if (count === 1) return;
  const pictures = page.getByRole('group', { name: 'Pictures', exact: true });
  await pictures.getByRole('radio', { name: '1' }).focus();
  await page.keyboard.press('ArrowRight');
}

for (const [name, tag] of [
  ['Brush', '@desktop'],
  ['Landscapes', '@both'],
  ['Ink and wash', '@desktop'],
  ['Studio', '@both'],
] as const) {
  test(
    `an order of two at ${name}: each has its progress, and the one that is stopped is paid back`,
    { tag },
    async ({ page, person, servers }) => {
      await choose(page, name, 2);
      await prompt(page).fill('A quiet harbour in the evening');
      await expect(generate(page)).toHaveText(/Generate 2 Images.*2 tokens/);
      await generate(page).click();

      const order = page.getByRole('region', { name: 'Pictures of this order' });
      const tile = (place: number) => order.getByRole('group', { name: `Picture ${place}` });
      await expect(order.getByRole('progressbar')).toHaveCount(2);
      await expectTokens(page, '3 tokens');
      await tile(2).getByRole('button', { name: 'Stop picture 2' }).click();
      await expect(tile(2).getByText('You stopped this one.')).toBeVisible();
      await expectTokens(page, '4 tokens');

      servers.release();
      await expect(tile(1).getByRole('img')).toBeVisible();
      await expect(order.getByText('Pick one to look closer')).toBeVisible();
      await tile(1).getByRole('button', { name: 'Look at picture 1' }).click();
      await expect(inHand(page).getByRole('button', { name: 'Download' })).toBeVisible();
      await expectTokens(page, '4 tokens');
      const { body } = await person.client.request('GET', '/api/images');
      expect(body).toMatchObject([{ status: 'stopped' }, { status: 'complete' }]);
    },
  );
}

test(
  'a preview of the model’s own is seen on the way',
  { tag: '@desktop' },
  async ({ page, person, servers }) => {
    await choose(page, 'Studio', 1);
    await prompt(page).fill('The sun above the sea');
    // What the painter of the house would make of these words is not said of another.
    await expect(page.getByTestId('prompt-reading')).toHaveText(/^Name what should be in it/);
    await generate(page).click();
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
    await expectTokens(page, '4 tokens');
    servers.release();
    await expect(inHand(page).getByRole('button', { name: 'Download' })).toBeVisible();
    expect((await person.client.request('GET', '/api/images')).body).toHaveLength(1);
  },
);

test(
  'what the model refuses, and what it breaks at, is said and costs nothing',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).not.toBe('');
    await choose(page, 'Studio', 1);
    for (const [words, sentence] of [
      ['A forbidden garden', 'This cannot be made here. Please try something else.'],
      ['A broken bridge', 'The model could not finish this. Please try again.'],
    ] as const) {
      await prompt(page).fill(words);
      await generate(page).click();
      const ended = page.getByRole('alert').filter({ hasText: words });
      await expect(ended).toContainText(`${sentence} Your token is back.`);
      await expectTokens(page, '5 tokens');
      await ended.getByRole('button', { name: 'Dismiss' }).click();
    }
  },
);

test(
  'an end that comes before the answer to the order is not taken back by it',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).not.toBe('');
    await choose(page, 'Studio', 1);
    await prompt(page).fill('A forbidden garden');
    await page.route('**/api/generate/image', async (route) => {
      const response = await route.fetch();
      // The heading under the generator; a notice of the same words may be there beside it.
      await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeVisible();
      await route.fulfill({ response });
    });
    const answered = page.waitForResponse('**/api/generate/image');
    await generate(page).click();
    await (await answered).finished();
    const ended = page.getByRole('alert').filter({ hasText: 'A forbidden garden' });
    await expect(ended).toContainText('Please try something else. Your token is back.');
  },
);

test('a part of a picture is painted anew by the workflow for it', async ({
  page,
  person,
  servers,
}) => {
  servers.release();
  const first = await paint(person.client, 'A table by a window', { modelId: 'comfyui' });
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  await page.getByRole('textbox', { name: 'What to paint there' }).fill('a lantern');
  const sheet = page.getByRole('application', { name: /^Part to paint over/ });
  await sheet.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Make it/ }).click();

  const tree = page.getByRole('list', { name: 'Versions' });
  await expect(tree.getByRole('button', { name: 'Version 2: Painted over' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const { orders, uploads } = servers.ordered;
  expect(orders.at(-1)?.graph['9']?.inputs['image']).toBe(`vesper/${uploads.at(-1)?.name}`);
  await tree.getByRole('button', { name: 'Version 1: Original' }).click();
  await expect(page).toHaveURL(new RegExp(`/gallery/${first.id}/edit`));
});
