import type { Locator, Page } from '@playwright/test';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { expect, NETWORK_LOSS, test } from './fixtures.ts';
import { messageBox, openConversation } from './screens.ts';

// Every row of section 8 of the product specification. The self-AI upload has its own file, and
// 'Image Generated!' is where a picture is really made: generator.spec.ts.

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** `danger.solid` of the dark theme: what nothing but a failure is painted in. */
const DESTRUCTIVE = 'rgb(216, 64, 75)';

function said(page: Page, role: 'alert' | 'status', title: string, description: string): Locator {
  return region(page)
    .getByRole(role)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .first();
}

async function expectFailure(page: Page, title: string, description: string): Promise<void> {
  const toast = said(page, 'alert', title, description);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS('background-color', DESTRUCTIVE);
}

async function expectSuccess(page: Page, title: string, description: string): Promise<void> {
  const toast = said(page, 'status', title, description);
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveCSS('background-color', DESTRUCTIVE);
}

/** Lets the next call of this kind fail as a server in trouble does. */
async function failOnce(page: Page, method: string, path: string): Promise<void> {
  let failed = false;
  await page.route(path, async (route) => {
    if (failed || route.request().method() !== method) return route.fallback();
    failed = true;
    await route.fulfill({ status: 500, json: { message: 'Out of order.', code: 'internal' } });
  });
}

const PICTURE: ImageView = imageView.parse({
  id: '0123456789abcdef01234567',
  imageUrl: '/icons/icon-512.png',
  displayUrl: '/icons/icon-512.png',
  thumbnailUrl: '/icons/icon-192.png',
  prompt: 'A quiet sea',
  negativePrompt: null,
  seed: 7,
  model: 'test',
  settings: { size: '1024x1024', quality: 'standard', style: 'vivid' },
  likes: 3,
  liked: false,
  isPublic: false,
  isOwn: true,
  status: 'complete',
  likenessId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** A picture that is there without having been painted. */
async function showPicture(page: Page, change: Partial<ImageView> = {}): Promise<ImageView> {
  const picture = { ...PICTURE, ...change };
  await page.route('**/api/images', (route) => route.fulfill({ json: [picture] }));
  await page.route('**/api/images/public*', (route) => route.fulfill({ json: [picture] }));
  return picture;
}

/** Keeps the page where it is on its way to sign-in, so that it can be looked at. */
async function holdLogin(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/login', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  return asked;
}

const OVER = ['Unauthorized', 'You are logged out. Logging in again...'] as const;

test('an app screen without a session says so', { tag: '@desktop' }, async ({ page }) => {
  const asked = await holdLogin(page);
  await page.goto('/characters');
  await expectFailure(page, ...OVER);
  await expect.poll(() => asked.length).toBe(1);
});

test(
  'a call that is answered 401 says that the session is over, and leaves after half a second',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    expect(person.email).not.toBe('');
    consoleErrors.allow(/status of 401 /);
    const asked = await holdLogin(page);
    await showPicture(page, { isOwn: false, isPublic: true });
    await page.route('**/like', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    );
    await page.clock.install({ time: 0 });
    await page.goto('/gallery');
    const like = page.getByRole('button', { name: 'Like, 3 likes' });
    await like.waitFor();
    await page.clock.pauseAt(3_600_000);
    await like.click();
    await expectFailure(page, ...OVER);
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await expect(region(page).getByText('Like Failed')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(1);
  },
);

test(
  'a conversation and a message that fail',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 500 /);
    await failOnce(page, 'POST', '**/api/conversations');
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Start New Conversation' }).click();
    await expectFailure(page, 'Error', 'Failed to create conversation');

    await openConversation(page, person.client);
    await failOnce(page, 'POST', '**/api/chat/*');
    await messageBox(page).fill('Are you there?');
    await messageBox(page).press('Enter');
    await expectFailure(page, 'Error', 'Failed to send message');
    await expect(messageBox(page)).toHaveValue('Are you there?');
  },
);

test(
  'a picture that fails to be made, shared and downloaded',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    expect(person.email).not.toBe('');
    consoleErrors.allow(/status of 500 /);
    await showPicture(page);
    await page.goto('/generator');
    await failOnce(page, 'POST', '**/api/generate/image');
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('A quiet sea');
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await expectFailure(page, 'Generation Failed', 'Failed to generate image. Please try again.');

    await page.route('**/visibility', (route) => route.fulfill({ json: PICTURE }));
    await failOnce(page, 'PUT', '**/visibility');
    const isPublic = page.getByRole('switch', { name: 'Public' });
    await isPublic.click();
    await expectFailure(page, 'Update Failed', 'Failed to update image visibility.');
    await expect(isPublic).not.toBeChecked();
    await isPublic.click();
    await expectSuccess(page, 'Visibility Updated', 'Your picture has changed who can see it.');
    await expect(isPublic).toBeChecked();

    await page.route('**/icons/icon-512.png', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Download' }).click();
    await expectFailure(page, 'Download Failed', 'Failed to download image.');
  },
);

test(
  'a like that fails is taken back',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    expect(person.email).not.toBe('');
    consoleErrors.allow(/status of 500 /);
    const picture = await showPicture(page, { isOwn: false, isPublic: true });
    await page.route('**/like', (route) =>
      route.fulfill({ json: { ...picture, liked: true, likes: 4 } }),
    );
    await failOnce(page, 'POST', '**/like');
    await page.goto('/gallery');
    await page.getByRole('button', { name: 'Like, 3 likes' }).click();
    await expectFailure(page, 'Like Failed', 'Failed to like image. Please try again.');
    await page.getByRole('button', { name: 'Like, 3 likes', pressed: false }).click();
    await expectSuccess(page, 'Liked!', 'Its creator will be glad.');
    await expect(page.getByRole('button', { name: 'Like, 4 likes', pressed: true })).toBeVisible();
  },
);

test(
  'a character that fails to be created, changed and deleted',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    expect(person.email).not.toBe('');
    consoleErrors.allow(/status of 500 /);
    // Its face may be on its way while the character goes.
    consoleErrors.allow(/status of 404 .*\/media\/characters\//);
    await page.goto('/characters');
    await page.getByRole('button', { name: 'Create Character' }).first().click();
    const dialog = page.getByRole('dialog');
    await failOnce(page, 'POST', '**/api/characters');
    await dialog.getByLabel('Name').fill('Mira');
    const create = dialog.getByRole('button', { name: 'Create' });
    await create.click();
    await expectFailure(page, 'Creation Failed', 'Failed to create character. Please try again.');
    await expect(dialog.getByLabel('Name')).toHaveValue('Mira');
    await create.click();
    await expectSuccess(page, 'Character Created!', 'Say hello to your companion.');

    await page.getByRole('button', { name: 'Edit Mira' }).click();
    await failOnce(page, 'PUT', '**/api/characters/*');
    await dialog.getByLabel('Name').fill('Mirabel');
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.click();
    await expectFailure(page, 'Update Failed', 'Failed to update character. Please try again.');
    await save.click();
    await expectSuccess(page, 'Character Updated!', 'Your changes are saved.');

    await page.getByRole('button', { name: 'Delete Mirabel' }).click();
    await failOnce(page, 'DELETE', '**/api/characters/*');
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await remove.click();
    await expectFailure(page, 'Delete Failed', 'Failed to delete character. Please try again.');
    await remove.click();
    await expectSuccess(page, 'Character Deleted', 'Conversations with it stay readable.');
  },
);

async function fillSignUp(page: Page): Promise<Locator> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a long password');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a long password');
  return page.getByRole('button', { name: 'Create Account' });
}

const WRONG = 'Something went wrong. Please try again.';

test('sign-up that fails says why', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of (422|500) /);
  consoleErrors.allow(NETWORK_LOSS);
  const create = await fillSignUp(page);
  await page.route('**/api/signup', (route) =>
    route.fulfill({ status: 422, json: { message: 'That will not do.' } }),
  );
  await create.click();
  await expectFailure(page, 'Sign up failed', 'That will not do.');
  await page.route('**/api/signup', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await create.click();
  await expectFailure(page, 'Sign up failed', WRONG);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await page.route('**/api/signup', (route) => route.abort('connectionfailed'));
  await create.click();
  await expectFailure(page, 'Sign up failed', WRONG);
  await page.route('**/api/signup', (route) => route.fulfill({ status: 201, json: {} }));
  await create.click();
  await expectSuccess(
    page,
    'Account created successfully!',
    'Welcome! You have 5 free tokens to start with.',
  );
});

test(
  'an address that is taken leads to sign-in after two seconds',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 409 /);
    await page.clock.install({ time: 0 });
    const create = await fillSignUp(page);
    const message = 'An account with this email already exists.';
    await page.route('**/api/signup', (route) => route.fulfill({ status: 409, json: { message } }));
    await page.clock.pauseAt(3_600_000);
    await create.click();
    await expectFailure(page, 'Sign up failed', message);
    await page.clock.runFor(1_999);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/signin');
  },
);

test('sign-in that fails says why', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of (401|423|500) /);
  consoleErrors.allow(NETWORK_LOSS);
  await page.goto('/signin');
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  const enter = page.getByRole('button', { name: 'Sign In', exact: true });
  await page.route('**/api/signin', (route) =>
    route.fulfill({ status: 423, json: { message: 'Your account rests until tomorrow.' } }),
  );
  await enter.click();
  await expectFailure(page, 'Sign in failed', 'Your account rests until tomorrow.');
  await page.route('**/api/signin', (route) => route.fulfill({ status: 401, body: '' }));
  await enter.click();
  await expectFailure(page, 'Sign in failed', 'Invalid email or password.');
  await page.route('**/api/signin', (route) => route.abort('connectionfailed'));
  await enter.click();
  await expectFailure(page, 'Sign in failed', WRONG);
  for (const [tokens, words] of [
    [1, 'You have 1 token available.'],
    [2, 'You have 2 tokens available.'],
  ] as const) {
    await page.route('**/api/signin', (route) => route.fulfill({ json: { tokens } }));
    await page.getByLabel('Email').fill('somebody@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
    await enter.click();
    await expectSuccess(page, 'Welcome back!', words);
  }
});

test(
  'a sign-out that fails is logged, and leads to the start page all the same',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    expect(person.email).not.toBe('');
    consoleErrors.allow(NETWORK_LOSS);
    consoleErrors.allow(/^Signing out failed/);
    await page.goto('/profile');
    await page.route('**/api/signout', (route) => route.abort('connectionfailed'));
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('Signing out failed'),
    );
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await logged;
    await expect(page).toHaveURL('/');
  },
);
