import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient } from '../stack/client.ts';
import { codeOf } from '../stack/authenticator.ts';
import { expect, keysTest } from './fixtures.ts';
import { signIn, signOut } from './screens.ts';

const password = 'a long enough password';

/** A telephone that unlocks itself; Chromium's own, not ours. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

keysTest(
  'somebody guards their account by codes and a passkey, and signs in with either',
  { tag: '@desktop' },
  async ({ page, baseURL, consoleErrors }) => {
    // The server's refusals that a question follows, which browsers note by themselves.
    consoleErrors.allow(/status of 403 .*\/api\/account\//);
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    await createClient(baseURL ?? '').signUp({ email, password });
    await addAuthenticator(page);
    // Passkeys belong to a name: an address of numbers has none.
    const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
    await page.goto(`${home}/signin`);
    await signIn(page, { email, password });
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

    await page.goto(`${home}/profile/security`);
    await page.getByRole('button', { name: 'Set up' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await asked.getByLabel('Password').fill('not the password');
    await asked.getByRole('button', { name: 'Confirm' }).click();
    consoleErrors.allow(/status of 403 .*\/api\/step-up/);
    await expect(asked.getByLabel('Password')).toHaveAccessibleDescription(/not right/);
    await asked.getByLabel('Password').fill(password);
    await asked.getByRole('button', { name: 'Confirm' }).click();

    const setup = page.getByRole('dialog', { name: 'Set up two-step codes' });
    await expect(setup.getByRole('img')).toBeVisible();
    const secret = (await setup.locator('code').innerText()).replaceAll(' ', '');
    await setup.getByLabel('Code that the app shows').fill(codeOf(secret));
    await setup.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('alertdialog', { name: /Recovery codes/ });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const recovery = await codes.getByRole('listitem').first().innerText();
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const naming = page.getByRole('dialog', { name: 'Add a passkey' });
    await naming.getByLabel('Name').fill('My telephone');
    await naming.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'My telephone' })).toBeVisible();

    await signOut(page);
    await page.goto(`${home}/signin`);
    await signIn(page, { email, password });
    await page.getByLabel('Code').fill(recovery);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

    await signOut(page);
    await page.goto(`${home}/signin`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

    await page.goto(`${home}/profile/security`);
    await page.getByRole('button', { name: 'Remove My telephone' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await asked.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'My telephone' })).toBeHidden();
  },
);
