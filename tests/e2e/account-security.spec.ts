import { createClient } from '../stack/client.ts';
import { expect, stackTest as test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const NEW_PASSWORD = 'an even longer new password';

test(
  'a forgotten password is set anew by its link, and sessions are seen and ended',
  { tag: '@desktop' },
  async ({ page, account, stack, consoleErrors }) => {
    consoleErrors.allow(/status of 422 .*\/api\/password\/reset$/);
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The page before it has such a field, too.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status').filter({ hasText: account.email })).toBeVisible();

    // This place sends no mail: the link is in the log of whoever runs it.
    const link = () =>
      /"kind":"reset"[^\n]*?(\/reset#[\w-]{43})/.exec(stack.workers[0]?.output ?? '');
    await expect.poll(() => link()?.[1]).toBeDefined();
    await page.goto(link()?.[1] ?? '');
    const password = page.getByRole('textbox', { name: 'New password', exact: true });
    const again = page.getByRole('textbox', { name: 'New password again' });
    const set = page.getByRole('button', { name: 'Set the new password' });
    await password.fill('password1');
    await again.fill('password1');
    await set.click();
    await expect(password).toHaveAccessibleDescription(/first that others would try/);
    await password.fill(NEW_PASSWORD);
    await again.fill(NEW_PASSWORD);
    await set.click();
    await expect(page).toHaveURL('/signin');
    await expectToast(page, 'Password changed', 'Sign in with your new one.');
    expect((await account.client.request('GET', '/api/user')).status).toBe(401);

    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const elsewhere = createClient(stack.baseUrl);
    const signIn = { email: account.email, password: NEW_PASSWORD };
    expect((await elsewhere.request('POST', '/api/signin', signIn)).status).toBe(200);

    await expect(page.getByText('Online').first()).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Security' }).click();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveText([/This device/, /An unknown device/]);
    await sessions
      .nth(1)
      .getByRole('button', { name: /^End the session/ })
      .click();
    await expect(sessions).toHaveCount(1);
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    // The link that was opened has confirmed the address.
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(NEW_PASSWORD);
    await dialog
      .getByRole('textbox', { name: 'New password', exact: true })
      .fill(`${NEW_PASSWORD}s`);
    await dialog.getByRole('textbox', { name: 'New password again' }).fill(`${NEW_PASSWORD}s`);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password changed', 'Your other sessions have ended.');
  },
);
