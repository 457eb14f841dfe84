import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newPerson, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import type { Stack } from '../stack/stack.ts';
import { expect, signInBrowser, stackTest as test } from './fixtures.ts';

const rows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell') });

/** An operator, as whom the browser is signed in. */
async function operatorIn(context: BrowserContext, stack: Stack): Promise<Person> {
  const operator = await newStaff(stack, 'operator');
  await signInBrowser(context, operator.client);
  return operator;
}

/** The step's own dialog, with a reason in it. */
async function giveReason(page: Page, reason: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  return dialog;
}

test(
  'an operator finds a member, credits tokens, suspends and lifts, and reads it in the log',
  { tag: '@desktop' },
  async ({ browser, context, page, stack }) => {
    const operator = await operatorIn(context, stack);
    const { client: member, email } = await newPerson(stack);
    const theirs = await browser.newContext({ serviceWorkers: 'block' });
    await signInBrowser(theirs, member);
    const theirPage = await theirs.newPage();
    await theirPage.goto('/subscribe');
    await expect(theirPage.getByText('5 tokens left')).toBeVisible();

    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Runs, the last 24 hours/ })).toBeVisible();

    await page.goto(`/desk/members?q=${email}`);
    await page.getByText(email).first().click();
    await expect(page.getByRole('heading', { name: email, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Credit' }).click();
    await page.getByRole('dialog').getByLabel('Tokens').fill('7');
    const credit = await giveReason(page, 'Found a fault');
    await credit.getByRole('button', { name: `Credit 7 tokens to ${email}` }).click();
    await expect(page.getByText('Moved by an operator')).toBeVisible();
    // Their open page hears of it by itself.
    await expect(theirPage.getByText('12 tokens left')).toBeVisible();

    await page.getByRole('button', { name: 'Suspend' }).click();
    const suspend = await giveReason(page, 'Advertising');
    await suspend.getByRole('button', { name: `Suspend ${email}` }).click();
    await expect(page.getByText(/^Suspended until/)).toBeVisible();
    await page.getByRole('button', { name: 'Lift suspension' }).click();
    const lift = await giveReason(page, 'It was a mistake');
    await lift.getByRole('button', { name: `Lift the suspension of ${email}` }).click();
    await expect(page.getByText(/^Suspended until/)).toBeHidden();

    await page.goto('/desk/audit?q=It was a mistake');
    await page.getByText('members.lift').first().click();
    await expect(page.getByRole('dialog').getByText(operator.email)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Check the chain' }).click();
    await expect(page.getByRole('dialog', { name: 'The chain holds' })).toBeVisible();
    await theirs.close();
  },
);

test(
  'the keyboard leads through the grid, and the way back keeps the filters',
  { tag: '@desktop' },
  async ({ context, page, stack }) => {
    const { email } = await operatorIn(context, stack);
    await page.goto('/desk/members?role=operator');
    await expect(rows(page).filter({ hasText: email })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(email);
    await expect(page).toHaveURL(/q=/);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows(page).getByRole('gridcell').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: email, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/role=operator.*q=/);
    await expect(page.getByRole('searchbox')).toHaveValue(email);
  },
);

test(
  'a member meets the ordinary page for what is not there',
  { tag: '@desktop' },
  async ({ page, person }) => {
    expect(person.email).not.toBe('');
    await page.goto('/desk');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  },
);
