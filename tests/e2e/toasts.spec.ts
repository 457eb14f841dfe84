import type { Locator, Page } from '@playwright/test';
import { startConversation } from '../stack/conversation.ts';
import { expect, test } from './fixtures.ts';

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page): Locator => region(page).getByRole('alert');
const prompt = (page: Page): Locator => page.getByRole('textbox', { name: 'Describe your image' });

const START = Date.UTC(2026, 0, 1);

/** Opens the generator and stops its clock, which from here on moves only when told. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto('/generator');
  await expect(page.getByText('No images yet')).toBeVisible();
  await page.clock.pauseAt(START + 3_600_000);
}

/** Asks for a picture of nothing: a toast that needs no server. */
async function provoke(page: Page): Promise<void> {
  await prompt(page).press('Control+Enter');
  await expect(toasts(page).getByText('Prompt Required')).toBeVisible();
}

/** As long as a toast takes to leave once it is dismissed. */
const leave = (page: Page): Promise<void> => page.clock.runFor(400);

test.beforeEach(({ person }) => expect(person.email).toContain('@'));

test(
  'a toast goes after five seconds, and a new one takes its place',
  { tag: '@desktop' },
  async ({ page, viewport }) => {
    await openStill(page);
    await provoke(page);
    await page.clock.runFor(4_999);
    await expect(toasts(page)).toHaveCount(1);

    await provoke(page);
    await leave(page);
    await expect(toasts(page)).toHaveCount(1);
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0);

    await page.clock.runFor(4_999 - 400);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await leave(page);
    await expect(toasts(page)).toHaveCount(0);
  },
);

test('a toast waits while somebody reads it', { tag: '@desktop' }, async ({ page }) => {
  await openStill(page);
  await provoke(page);
  await toasts(page).hover();
  await page.clock.runFor(14_999);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(10, 800);
  await page.clock.runFor(4_999);
  await expect(toasts(page)).toHaveCount(1);
  // A second visit of the pointer is no second stay.
  await toasts(page).hover();
  await page.clock.runFor(1);
  await leave(page);
  await expect(toasts(page)).toHaveCount(0);

  await provoke(page);

  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await leave(page);
  await expect(toasts(page)).toHaveCount(0);
});

const card = {
  name: 'Ilse.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: { name: 'Ilse', description: 'A gardener.', first_mes: 'Good morning.' },
    }),
  ),
};

/** Presses Import card, whose button is where toasts once stood, and chooses a file. */
async function importCard(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Import card' });
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(card);
  return button;
}

test('a toast covers nothing that was just pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/characters');
  const button = await importCard(page);
  await expect(region(page).getByRole('status')).toBeVisible();
  const covers = await button.evaluate((pressed) => {
    const { left, top, right, bottom } = pressed.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ];
    return points.map(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (pressed.contains(there) || there.contains(pressed));
    });
  });
  expect(covers).toEqual([true, true, true]);
});

/** Drags the toast to the right and lets go. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 30 + pixels / 2, y + 12);
  await page.mouse.move(x + 30 + pixels, y + 12);
  await page.mouse.up();
}

test('a swipe to the right of 50 pixels takes a toast away', async ({ page }) => {
  await openStill(page);
  await provoke(page);
  await leave(page);
  await swipe(page, 49);
  await leave(page);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 50);
  await leave(page);
  await expect(toasts(page)).toHaveCount(0);
});

test(
  'a toast above a dialog is read and reached, and the dialog stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/characters');
    await page.getByRole('button', { name: 'Create Character' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Character' });
    await dialog.getByLabel('Name').press('Enter');
    await expect(toasts(page).getByText('Name Required')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    await expect(dismiss).toBeFocused();
    await toasts(page).getByText('Name Required').click();
    await dismiss.click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Name').click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
  },
);

test(
  'a deletion in the list of a phone can be undone there',
  { tag: '@phone' },
  async ({ page, person }) => {
    await startConversation(person.client);
    await page.goto('/chat');
    const list = page.getByRole('list', { name: 'Conversations' });
    await list.getByRole('button', { name: /Options|More/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('link')).toHaveCount(1);
  },
);

test(
  'a tooltip takes 700 ms, and the next one within 300 ms none',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: START });
    await page.goto('/chat');
    const help = page.getByRole('button', { name: 'Keyboard shortcuts' });
    const create = page.getByRole('button', { name: 'New conversation', exact: true });
    await create.waitFor();
    await page.clock.pauseAt(START + 3_600_000);
    const tooltip = (name: string): Locator => page.getByRole('tooltip', { name });

    await help.hover();
    await page.clock.runFor(690);
    await expect(tooltip('Keyboard shortcuts')).toHaveCount(0);
    await page.clock.runFor(30);
    await expect(tooltip('Keyboard shortcuts')).toBeVisible();

    await page.mouse.move(900, 500);
    await page.clock.runFor(400);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await create.hover();
    await page.clock.runFor(690);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(30);
    await expect(tooltip('New conversation')).toBeVisible();

    await page.mouse.move(900, 500);
    await page.clock.runFor(250);
    await help.hover();
    await page.clock.runFor(30);
    await expect(tooltip('Keyboard shortcuts')).toBeVisible();
  },
);
