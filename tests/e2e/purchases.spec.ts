import { expect, test as base } from './fixtures.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** A product of its own that sells, as a demonstration. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ env: { PAYMENT_PROVIDER: 'demo' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

test('tokens are bought, arrive while one looks, and have a receipt', async ({ page, person }) => {
  await page.goto('/subscribe');
  const packs = page.getByRole('region', { name: 'Buy tokens' });
  await expect(packs.getByRole('heading', { name: '40 tokens' })).toBeVisible();
  await expect(packs.getByText('Taxes may be added at checkout.')).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  await packs.getByRole('button', { name: 'Buy 40 tokens for $4.99' }).click();

  // A refused card is no end.
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'The payment was refused' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await packs.getByRole('button', { name: 'Buy 40 tokens for $4.99' }).click();
  await expect(page.getByRole('heading', { name: 'Demo checkout' })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  // Whoever waits for the provider sees it come.
  await page.goto(`/subscribe/${id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await person.client.request('POST', `/api/purchases/orders/${id}/demo`, { outcome: 'paid' });
  await expect(page.getByRole('heading', { name: '40 tokens are yours' })).toBeVisible();
  await expect(page.getByText('Your balance: 45 tokens')).toBeVisible();

  await page.getByRole('link', { name: 'Your purchases' }).click();
  const purchases = page.getByRole('region', { name: 'Purchases' });
  await expect(
    purchases.getByText(/\$5\.99 paid · \$1\.00 of it taxes · receipt \w{10}$/),
  ).toBeVisible();
  await expect(purchases.getByText('Refused')).toBeVisible();
  await expect(page.getByRole('row', { name: /Purchase Ember \+40 45/ })).toBeVisible();
});

test(
  'the Pro plan is subscribed to, shown, and left',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto('/subscribe');
    const pro = page.getByRole('region', { name: 'Pro plan' });
    await expect(pro).toContainText('$29');
    await pro.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Pay $29.00' }).click();
    await expect(page.getByRole('heading', { name: 'Pro is yours' })).toBeVisible();
    await page.getByRole('link', { name: 'Your purchases' }).click();
    await expect(page.getByText('Pro plan', { exact: true })).toBeVisible();
    await page
      .getByRole('region', { name: 'Purchases' })
      .getByRole('link', { name: 'Manage' })
      .click();
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await expect(page.getByText(/^Runs until .*, and is not renewed\.$/)).toBeVisible();
    await page.goto('/subscribe');
    await expect(pro.getByText('Current plan')).toBeVisible();
    await expect(page.getByText(`Your account ${person.email} is on the Pro plan`)).toBeVisible();
  },
);
