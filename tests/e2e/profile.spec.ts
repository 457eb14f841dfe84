import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newCharacter, newTalk, paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const panel = (page: Page): Locator => page.getByRole('tabpanel');
const open = (page: Page, tab: string): Promise<void> =>
  page.getByRole('tab', { name: tab }).click();

test('a profile takes a name and a picture', async ({ page, person }) => {
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(person.email);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill(' Anna ');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile Updated', 'Your name is saved.');
  await expect(title).toHaveText('Anna Berg');

  const create = { width: 600, height: 400, channels: 3, background: '#c64' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const change = page.getByRole('button', { name: 'Change profile picture' });
  const choose = async (name: string, mimeType: string): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await change.click();
    await (await choosing).setFiles({ name, mimeType, buffer });
  };
  await choose('notes.txt', 'text/plain');
  await expectToast(
    page,
    'Upload Failed',
    'Please choose a picture, for example a JPG or PNG file.',
  );
  await choose('me.jpg', 'image/jpeg');
  await expectToast(page, 'Profile Updated', 'Your picture is saved.');
  const shown = async (): Promise<boolean> =>
    change
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await expect.poll(shown).toBe(true);
  await page.reload();
  await expect(title).toHaveText('Anna Berg');
  await expect.poll(shown).toBe(true);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(change).toHaveText('A');
});

test('the tabs of a profile tell the truth', { tag: '@desktop' }, async ({ page, person }) => {
  const [talk, image] = await Promise.all([
    newTalk(person.client, 'What do you do all day?'),
    paint(person.client, 'A boat on a lake', { isPublic: true }),
    newCharacter(person.client, { name: 'Ines' }),
  ]);
  await page.goto('/profile');
  await expect(page.getByText('Pro Creator')).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveText([
    /First Image.*Earned/,
    /First Chat.*Earned/,
    /Character Creator.*Earned/,
  ]);

  for (const [label, value] of [
    ['Images generated', '1'],
    ['Chat messages', '1'],
    ['Stories started', '0'],
  ]) {
    await expect(panel(page).getByText(`${label}${value}`)).toBeVisible();
  }

  await open(page, 'Statistics');
  await expect(panel(page).getByText('Images generated')).toHaveCount(0);
  await expect(panel(page).getByText(/No limits: the bars only show how much/)).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=statistics');
  await expect(panel(page).getByText('1 / 100', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('1 / 1,000', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('row')).toHaveText([
    /Time.*Amount.*Balance/,
    /Image generation.*−1.*4/,
    /Welcome gift.*\+5.*5/,
  ]);

  await open(page, 'Achievements');
  await expect(panel(page).getByText('3 of 6 earned')).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(6);
  await expect(panel(page).getByText('1 of 50')).toBeVisible();
  await expect(panel(page).getByText('1 of 10', { exact: true })).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Recent Activity', selected: true })).toBeInViewport({
    ratio: 0.9,
  });
  const images = panel(page).getByRole('region', { name: 'Latest images' });
  await expect(images.getByRole('link', { name: 'A boat on a lake' })).toHaveAttribute(
    'href',
    `/generator?image=${image.id}`,
  );
  const talks = panel(page).getByRole('region', { name: 'Latest conversations' });
  await talks.getByRole('link').click();
  await expect(page).toHaveURL(`/chat/${talk}`);
});

test(
  'somebody takes their data along, and deletes the account with its password only',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 4\d\d .*\/api\/user(\/export)?$/);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    // As to whoever has signed in longer ago.
    const stale = {
      status: 403,
      json: { message: 'Confirm that it is you.', code: 'step_up_required' },
    };
    await page.route('**/api/user/export', (route) => route.fulfill(stale), { times: 1 });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirming.getByLabel('Password').fill(person.password);
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^vesper-export\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

    await page.getByRole('button', { name: 'Delete account' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(asked.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    const password = asked.getByLabel('Password');
    const remove = asked.getByRole('button', { name: 'Delete account' });
    await remove.click();
    await expect(password).toHaveAccessibleDescription('Password is required');
    await password.fill('not the password');
    await remove.click();
    await expect(password).toHaveAccessibleDescription(/password/i);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect((await person.client.request('GET', '/api/user')).status).toBe(200);

    await password.fill(person.password);
    await remove.click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await person.client.request('GET', '/api/user')).status).toBe(401);
  },
);
