import type { Page } from '@playwright/test';
import { notificationView } from '@vesper/core/contract/notification';
import { newTalk, paint } from './content.ts';
import { expect, test } from './fixtures.ts';

/** As if another tab were in front, or this one again. */
async function show(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test(
  'what finishes while nobody looks is told, leads there, and can be marked as read',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const talk = await newTalk(person.client, 'What do you do all day?');
    await page.goto('/profile');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

    // While somebody looks, nothing needs to be told.
    await expect(page.getByText('Online').first()).toBeVisible();
    await paint(person.client, 'A boat on a lake');
    await show(page, 'hidden');
    const { id } = await paint(person.client, 'A harbour in the snow');
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
    await show(page, 'visible');

    await bell.click();
    await expect(panel.getByRole('listitem')).toHaveText([/Your picture is ready/, /New reply/]);
    await panel.getByRole('button', { name: /Your picture is ready/ }).click();
    await expect(page).toHaveURL(`/gallery/${id}`);
    await expect(page.getByRole('dialog', { name: 'Image Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

    await bell.click();
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell).toHaveAccessibleName('Notifications');
    const stored = notificationView.array();
    const unread = async (): Promise<number> =>
      (await person.client.expect([200, stored], 'GET', '/api/notifications')).filter(
        ({ readAt }) => readAt === null,
      ).length;
    await expect.poll(unread).toBe(0);
    await panel.getByRole('button', { name: /New reply/ }).click();
    await expect(page).toHaveURL(`/chat/${talk}`);
    await page.reload();
    await expect(bell).toHaveAccessibleName('Notifications');
  },
);
