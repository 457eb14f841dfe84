import type { Page } from '@playwright/test';
import {
  send,
  startAutomatic1111,
  type FakeOptions,
} from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { imageView } from '@vesper/core/contract/image';
import { startStack } from '../stack/start-stack.ts';
import { expect, stackTest } from './fixtures.ts';
import { expectTokens, generate, inHand, prompt } from './painting.ts';

interface Painter {
  options: FakeOptions;
  hold: (isHeld: boolean) => void;
}

/** Pictures come from a server that a test holds, and that fails when it says so. */
const test = stackTest.extend<object, { painter: Painter & { url: string } }>({
  painter: [
    async ({}, use) => {
      const options: FakeOptions = { steps: 10, stepMs: 40 };
      const server = await startAutomatic1111(options);
      await use({ options, hold: server.hold, url: server.url });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ painter }, use) => {
      const env = { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: painter.url };
      const stack = await startStack({ env });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});
test.afterEach(({ painter }) => {
  delete painter.options.fault;
  painter.hold(false);
});

const queue = (page: Page) => page.getByRole('region', { name: 'Your queue' });
const rows = (page: Page) => queue(page).getByRole('listitem');
const add = (page: Page) => page.getByRole('button', { name: /^Add .*to queue/ });

test('further orders join a queue of one’s own, which is there in every tab, and each is cancelled by itself', async ({
  page,
  person,
  painter,
}) => {
  test.slow();
  // One is there already: from it is learned how long they take.
  const path = '/api/generate/image';
  await person.client.expect([201, imageView], 'POST', path, { prompt: 'A pier' });
  painter.hold(true);
  await page.goto('/generator');
  await expect(page.getByText(/^Ready in /)).toBeVisible();
  await expect(queue(page)).toHaveCount(0);
  await prompt(page).fill('A quiet harbour at night');
  await generate(page).click();
  await expect(page.getByText('Creating your masterpiece...')).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await expect(generate(page)).toHaveText('Generating...');

  // The only one stands on the stage: there is no queue yet.
  await expect(queue(page)).toHaveCount(0);
  await prompt(page).fill('Dunes under the moon');
  await add(page).click();
  await expect(rows(page)).toHaveCount(2);
  await prompt(page).fill('A garden in spring');
  await expect(add(page)).toBeEnabled();
  await prompt(page).press('Control+Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText(/Dunes under the moon.*Next in line.*ready in/);
  await expect(rows(page).nth(2)).toContainText(/A garden in spring.*2nd in line.*ready in/);
  await expect(queue(page).getByRole('status')).toHaveText('3 pictures under way');
  await expectTokens(page, '1 token');

  const other = await page.context().newPage();
  await other.goto('/generator');
  await expect(rows(other)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2)).toContainText('2nd in line');
  await expect(inHand(page).getByText('A quiet harbour at night')).toBeVisible();

  await rows(page).nth(1).getByRole('button', { name: 'Cancel picture 2' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(queue(page)).toBeFocused();
  await expectTokens(page, '2 tokens');
  await expect(rows(page).nth(1)).toContainText(/A garden in spring.*Next in line/);
  await expect(rows(other)).toHaveCount(2);
  await queue(page).getByRole('button', { name: 'Cancel all' }).click();
  await expectTokens(page, '4 tokens');
  await expect(queue(page)).toHaveCount(0);
  await expect(queue(other)).toHaveCount(0);
  await expect(generate(page)).toBeEnabled();
});

test('what failed in the queue says so, and is tried again with the same settings', async ({
  page,
  person,
  painter,
}) => {
  test.slow();
  painter.hold(true);
  await page.goto('/generator');
  await prompt(page).fill('A quiet harbour at night');
  await generate(page).click();
  await expect(page.getByText('Creating your masterpiece...')).toBeVisible();
  await prompt(page).fill('Dunes under the moon');
  await add(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expectTokens(page, '3 tokens');
  // The first is at the server already; the next one meets the fault.
  painter.options.fault = (res) => send(res, 500, { detail: 'out of memory' });
  painter.hold(false);
  await expect(queue(page).getByRole('alert')).toContainText('Nothing was charged.');
  await expectTokens(page, '4 tokens');
  delete painter.options.fault;
  painter.hold(true);
  await queue(page).getByRole('button', { name: 'Retry picture 1' }).click();
  await expectTokens(page, '3 tokens');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Dunes under the moon');
  painter.hold(false);
  await expect(queue(page)).toHaveCount(0);
  await expect
    .poll(async () => {
      const list = await person.client.expect([200, imageView.array()], 'GET', '/api/images');
      return list.map(({ prompt: words, status }) => `${words} ${status}`);
    })
    .toEqual(['Dunes under the moon complete', 'A quiet harbour at night complete']);
});
