import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { expect, paintingTest as test } from './fixtures.ts';
import { expectTokens, generate, prompt } from './painting.ts';

test('an order of four: each is watched and stopped by itself, and what was stopped is paid back', async ({
  page,
  person,
}) => {
  test.slow();
  await page.goto('/generator');
  await prompt(page).fill('A quiet harbour at night, a small boat, snow');
  const pictures = page.getByRole('group', { name: 'Pictures', exact: true });
  await pictures.getByRole('radio', { name: '1' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(generate(page)).toHaveText(/Generate 4 Images.*4 tokens/);
  await generate(page).click();

  const order = page.getByRole('region', { name: 'Pictures of this order' });
  const tile = (place: number) => order.getByRole('group', { name: `Picture ${place}` });
  await expect(order.getByRole('progressbar')).toHaveCount(4);
  await expectTokens(page, '1 token');
  await tile(3).getByRole('button', { name: 'Stop picture 3' }).click();
  await expect(tile(3).getByText('You stopped this one.')).toBeVisible();
  await expectTokens(page, '2 tokens');

  // The same order is there after a reload, as far as it has come.
  await page.reload();
  await expect(order.getByText('3 of 4 ready').or(order.getByText('Pick one'))).toBeVisible({
    timeout: 120_000,
  });
  await expect(order.getByText('Pick one to look closer')).toBeVisible({ timeout: 120_000 });
  await expect(order.getByRole('img')).toHaveCount(3);
  const made = await person.client.expect([200, z.array(imageView)], 'GET', '/api/images');
  expect(made.map(({ status }) => status).sort()).toEqual([
    'complete',
    'complete',
    'complete',
    'stopped',
  ]);

  await tile(3).getByRole('button', { name: 'Retry' }).click();
  await expectTokens(page, '1 token');
  await expect(order.getByText('3 of 4 ready')).toBeVisible();
  await tile(4).getByRole('button', { name: 'Stop picture 4' }).click();
  await expectTokens(page, '2 tokens');

  await tile(1).getByRole('button', { name: 'Look at picture 1' }).click();
  const inHand = page.getByRole('region', { name: 'Picture in hand' });
  await expect(inHand.getByRole('button', { name: 'Download' })).toBeVisible();
});
