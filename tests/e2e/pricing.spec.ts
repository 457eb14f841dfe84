import { generate } from '../stack/conversation.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

test('a visitor reads the plans, and the way to an account', async ({ page }) => {
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  const free = page.getByRole('region', { name: 'Free plan' });
  await expect(free).toContainText('$0');
  await expect(free.getByRole('listitem')).toHaveText([
    '3 image generations a month',
    '10 chat messages a month',
    '2 characters',
    '2 stories a month',
    'Community gallery',
    '5 free tokens when you join',
  ]);
  const pro = page.getByRole('region', { name: 'Pro plan' });
  await expect(pro).toContainText('$29');
  // No date is named for Pro, and one that has passed would be none either.
  await expect(pro).not.toContainText(/launching/i);
  await expect(pro.getByRole('listitem').filter({ hasText: 'HD quality' })).toContainText(
    'part of Pro; open to everyone until Pro begins',
  );
  await expect(free.getByText(/limits are not applied here today/)).toBeVisible();
  await expect(free.getByText(/5 at the start, filled up to 5 every day/)).toBeVisible();
  await expect(pro.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  const premium = page.getByRole('region', { name: 'Premium Features Coming Soon' });
  for (const link of await premium.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(premium.getByRole('link')).toHaveCount(2);
  await expect(page.getByText('1 token = 1 AI generation')).toBeVisible();
  await free.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup');
});

test(
  'few tokens lead to the plans, which say where one stands',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await Promise.all([paint(person.client, 'A boat'), paint(person.client, 'A moon')]);
    await generate(person.client, 'A garden');
    await page.goto('/');
    const tokens = page.getByRole('region', { name: 'Tokens' });
    await expect(tokens.getByText('Low on tokens')).toBeVisible();
    const advice = 'Get more tokens to continue creating amazing AI content';
    await expect(tokens.getByText(advice)).toBeVisible();
    await tokens.getByRole('link', { name: 'Buy Tokens' }).click();
    await expect(page).toHaveURL('/subscribe');
    const free = page.getByRole('region', { name: 'Free plan' });
    await expect(free.getByText('Current plan')).toBeVisible();
    const left = page.getByRole('region', { name: 'Your tokens' });
    await expect(left.getByText(/^2 tokens left · 3 more at \d\d:00$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '5 every day' })).toBeVisible();
    const note = `Your account ${person.email} is on the Free plan and holds 2 tokens`;
    await expect(page.getByText(note)).toBeVisible();
    await page.getByRole('link', { name: 'See your usage' }).click();
    await expect(page).toHaveURL('/profile');
  },
);
