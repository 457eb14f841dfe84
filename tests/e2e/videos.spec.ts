import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { videoView } from '@vesper/core/contract/video';
import { z } from 'zod';
import { expectAccessible, expectNoOverhang } from './access.ts';
import { expect, stackTest as test } from './fixtures.ts';
import { expectTokens } from './painting.ts';
import { expectToast } from './screens.ts';

const words = (page: Page) => page.getByLabel('Describe your film');
const make = (page: Page) => page.getByRole('button', { name: /^Make 3 seconds/ });
const player = (page: Page) => page.locator('video[controls]');

/** The player as the browser has it: pixels of the film, and whether it is moving. */
const state = (page: Page) =>
  player(page).evaluate((element) =>
    element instanceof HTMLVideoElement
      ? { width: element.videoWidth, height: element.videoHeight, at: element.currentTime }
      : null,
  );

test('a film from words to download, and its end', async ({ page, person }) => {
  // The letter of their face is a part of the word that the menu is called by.
  await person.client.request('PATCH', '/api/user', { firstName: 'Ada' });
  await page.goto('/generator');
  await page.getByRole('link', { name: 'Film', exact: true }).click();
  await expect(page).toHaveTitle(/^Films/);
  await expect(page.getByText('Your first film')).toBeVisible();
  await expect(make(page)).toBeDisabled();
  await words(page).fill('A lake at dusk under drifting clouds');
  await page.getByRole('radio', { name: 'Square, 1:1' }).check();
  await make(page).click();
  await expect(page.getByRole('progressbar', { name: 'Film progress' })).toBeVisible();

  await expect(player(page)).toBeVisible({ timeout: 90_000 });
  await expectToast(page, 'Film Ready!', 'Come and watch it.');
  await expectTokens(page, '2 tokens');
  // Not half behind the bar at the bottom of a phone.
  const download = page.getByRole('button', { name: 'Download' });
  await download.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'film');
  await expectNoOverhang(page, 'film');

  // Nobody who wants less movement is shown any before they ask for it; the keyboard does.
  await expect.poll(() => state(page)).toMatchObject({ width: 768, height: 768, at: 0 });
  await player(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await state(page))?.at ?? 0).toBeGreaterThan(0.2);

  const details = page.getByRole('group', { name: 'Details' });
  await expect(details.getByText('768 × 768')).toBeVisible();
  await expect(page.getByText('Only you can see it')).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('A lake at dusk under drifting clouds.mp4');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Film Deleted', 'It is gone for good.');
  await expect(page.getByText('Your first film')).toBeVisible();
  expect(await person.client.expect([200, z.array(videoView)], 'GET', '/api/videos')).toEqual([]);
});

test('a film that is stopped costs nothing, and is made again at a press', async ({
  page,
  person,
}) => {
  await page.goto('/films');
  await words(page).fill('Waves in the rain');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  await expectTokens(page, '5 tokens');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('progressbar', { name: 'Film progress' })).toBeVisible();
  // A reload in the middle goes on where it was.
  await page.reload();
  await expect(player(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { name: 'Your films' })).toBeVisible();
  const films = await person.client.expect([200, z.array(videoView)], 'GET', '/api/videos');
  expect(films.map(({ status }) => status)).toEqual(['complete', 'stopped']);
});
