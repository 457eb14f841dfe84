import { newTalk } from './content.ts';
import { expect, test as base } from './fixtures.ts';
import { asked, messageBox, replies } from './screens.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** A product of its own that holds accounts to their plan. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ env: { PLAN_LIMITS: 'on', PRO_LAUNCH_DATE: '2999-03-01' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

const USED_UP = /The Free plan includes 10 messages a month.*There is more on 1 [A-Z][a-z]+\./;

test(
  'the message that the plan does not include stays where it was typed, with the way on',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 402 /);
    const talk = await newTalk(person.client, 'Good evening, number 1');
    for (let n = 2; n <= 9; n++) {
      const content = `Good evening, number ${n}`;
      await person.client.request('POST', `/api/chat/${talk}`, { content });
    }
    await page.goto(`/chat/${talk}`);
    const box = messageBox(page);
    const notice = page.getByRole('form', { name: 'Write a message' }).getByText(USED_UP);
    await expect(notice).toHaveCount(0);

    // The tenth is said, by another device: this tab learns it by the refusal.
    await person.client.request('POST', `/api/chat/${talk}`, { content: 'The tenth' });
    await box.fill('One too many');
    await box.press('Enter');
    await expect(notice).toBeVisible();
    await expect(box).toHaveValue('One too many');
    await expect(asked(page).filter({ hasText: 'One too many' })).toHaveCount(0);

    // Before the press too, once it is known.
    await page.reload();
    await expect(replies(page).last()).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(box).toHaveValue('One too many');
    await page.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/subscribe');
    const free = page.getByRole('region', { name: 'Free plan' });
    await expect(free.getByText(/These limits apply,/)).toBeVisible();
    const pro = page.getByRole('region', { name: 'Pro plan' });
    await expect(pro).toContainText('Launching March 2999');

    await page.goto('/profile?tab=statistics');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('10 / 10', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 3', { exact: true })).toBeVisible();
    await expect(panel.getByText('0 / 2', { exact: true })).toHaveCount(2);
    await expect(panel.getByText(/They begin anew on 1 [A-Z][a-z]+\./)).toBeVisible();
  },
);
