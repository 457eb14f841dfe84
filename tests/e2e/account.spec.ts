import { randomBytes } from 'node:crypto';
import { createClient, type Client } from '../stack/client.ts';
import { expect, signInBrowser, test } from './fixtures.ts';
import {
  expectLedToSignIn,
  expectToast,
  messageBox,
  rememberToasts,
  replies,
  signIn,
  signOut,
} from './screens.ts';

test('a visitor finds the way from the landing page to an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('dialog').getByText('I am 18 or older').click();
  await expect(page).toHaveURL('/signup');
  const email = page.getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const confirm = page.getByRole('textbox', { name: 'Confirm password' });
  const create = page.getByRole('button', { name: 'Create Account' });

  await page.getByLabel('First name').fill('Anna');
  await email.fill('nobody');
  await password.fill('short');
  await confirm.fill('other');
  await create.click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match");
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0);
  await expect(email).toHaveValue('nobody');
  await expect(password).toHaveValue('short');
  await expect(page.getByLabel('First name')).toHaveValue('Anna');

  const name = `${randomBytes(8).toString('hex')}@example.com`;
  await email.fill(name);
  await password.fill('a long enough password');
  await confirm.fill('a long enough passwort');
  await create.click();
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match");
  await expect(password).toHaveAccessibleDescription('');

  await confirm.fill('a long enough password');
  const reloaded = page.waitForEvent('load');
  await create.click();
  await reloaded;
  await expectToast(
    page,
    'Account created successfully!',
    'Welcome! You have 5 free tokens to start with.',
  );
  await expect(page.getByRole('heading', { name: 'Welcome, Anna' })).toBeVisible();
  await expect(page.getByText('5 tokens left')).toBeAttached();
  await expect(page.getByRole('link', { name: 'AI Chat' })).toBeVisible();
});

test(
  'an address that has an account leads to sign-in',
  { tag: '@desktop' },
  async ({ page, account, consoleErrors }) => {
    consoleErrors.allow(/status of 409 .*\/api\/signup$/);
    // The way there is taken after two seconds, in which a busy machine sees nothing.
    await page.clock.install({ time: 0 });
    await page.goto('/signup');
    const email = page.getByLabel('Email');
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    await page.getByLabel('First name').fill('Anna');
    await email.fill(account.email);
    await password.fill(account.password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
    const create = page.getByRole('button', { name: 'Create Account' });
    await page.clock.pauseAt(3_600_000);
    await create.click();
    await expectToast(page, 'Sign up failed', 'An account with this email already exists.');
    await expect(email).toHaveAccessibleDescription(/^An account with this email already exists\./);
    await expect(email).toBeFocused();
    await page.clock.runFor(2_000);
    await page.clock.resume();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    // Exactly so: the form before, with its confirmation, may still be on its way out.
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();

    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    await expect(password).toHaveValue(account.password);
    await page.clock.pauseAt(2 * 3_600_000);
    await create.click();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await page.clock.resume();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
  },
);

test(
  'somebody signs out, is asked to sign in, and is back where they wanted to go',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    // Answers to requests that were under way when the session ended.
    consoleErrors.allow(/status of 401 .*\/api\//);
    await page.goto('/');
    await signOut(page);
    await expect(page).toHaveURL('/');

    await rememberToasts(page);
    await page.goto('/generator');
    await expectLedToSignIn(page);

    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveAccessibleDescription('Password is required');

    consoleErrors.allow(/status of 401 .*\/api\/signin$/);
    await signIn(page, { ...person, password: 'not the password' });
    await expectToast(page, 'Sign in failed', 'Invalid email or password.');
    await expect(password).toHaveAccessibleDescription('Invalid email or password.');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);

    await password.fill(person.password);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!', 'You have 5 tokens available.');
    await expect(page).toHaveURL('/generator');
    await expect(page.getByRole('heading', { name: 'Image Generator' })).toBeVisible();
  },
);

for (const who of ['visitor', 'member'] as const) {
  test(
    `a ${who} at an address without a screen is told so`,
    { tag: '@desktop' },
    async ({ page, context, account }) => {
      if (who === 'member') await signInBrowser(context, account.client);
      await page.goto('/nowhere/at/all');
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('There is nothing at this address.')).toBeVisible();
      await page.getByRole('link', { name: 'Back home' }).click();
      await expect(page).toHaveURL('/');
    },
  );
}

test(
  'the keyboard alone signs in, talks and signs out',
  { tag: '@desktop' },
  async ({ page, account }) => {
    const { keyboard } = page;
    /** Tabs on until the focus is where it is wanted. */
    const tabTo = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
      const isThere = async (): Promise<boolean> => {
        await keyboard.press('Tab');
        return target.evaluate((element) => element === document.activeElement);
      };
      await expect.poll(isThere, { intervals: [1] }).toBe(true);
    };

    await page.goto('/signin');
    await tabTo(page.getByLabel('Email'));
    await keyboard.type(account.email);
    await tabTo(page.getByRole('textbox', { name: 'Password' }));
    await keyboard.type(account.password);
    await keyboard.press('Enter');
    await expectToast(page, 'Welcome back!', 'You have 5 tokens available.');

    await tabTo(page.getByRole('link', { name: 'Chat', exact: true }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Start New Conversation' }));
    await keyboard.press('Enter');
    await expect(messageBox(page)).toBeFocused();
    await keyboard.type('What do you do all day?');
    await keyboard.press('Enter');
    await expect(replies(page).last()).toHaveAttribute('data-status', 'complete');
    await expect(messageBox(page)).toBeFocused();

    await tabTo(page.getByRole('button', { name: 'Account' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  },
);

/** Somebody who signed up as the API has always taken it: without a word about their age. */
async function ageless(baseUrl: string): Promise<Client> {
  const client = createClient(baseUrl);
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  await client.request('POST', '/api/signup', { email, password: 'a long enough password' });
  return client;
}

test(
  'an account that never said its age is asked once, before anything else',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    const client = await ageless(baseURL ?? '');
    await signInBrowser(context, client);
    await page.goto('/generator');
    await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('heading', { name: 'Image Generator' })).toBeVisible();
    expect((await client.request('GET', '/api/user')).body).toMatchObject({
      adultConfirmedAt: expect.any(String),
    });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Image Generator' })).toBeVisible();
  },
);

test('who is under 18 is let out', { tag: '@desktop' }, async ({ page, context, baseURL }) => {
  await signInBrowser(context, await ageless(baseURL ?? ''));
  await page.goto('/chat');
  await page.getByRole('button', { name: 'I am under 18' }).click();
  await expect(page.getByRole('heading', { name: 'Come back when you are 18' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});
