import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';

/** Collects the requests this page makes to other origins, from now on. */
function foreignRequests(page: Page, own: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(blob|data):/.test(url)) seen.push(url);
  });
  return seen;
}

/** Configures both, at our own address, and keeps what the beacons carried. */
async function configure(page: Page, own: string): Promise<() => Promise<unknown[]>> {
  const json = {
    analytics: { url: `${own}/visits` },
    liveChat: { scriptUrl: `${own}/support-chat.js` },
  };
  await page.route('**/api/config', (route) => route.fulfill({ json }));
  await page.route('**/live-chat', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<p>Chat of <script>document.write(origin)</script>',
    }),
  );
  await page.addInitScript(() => {
    navigator.sendBeacon = (_url, data) => {
      const sent: unknown = JSON.parse(sessionStorage.getItem('sent') ?? '[]');
      const all = [...(Array.isArray(sent) ? sent : []), JSON.parse(String(data))];
      sessionStorage.setItem('sent', JSON.stringify(all));
      return true;
    };
  });
  return async () =>
    z
      .array(z.unknown())
      .parse(JSON.parse(await page.evaluate(() => sessionStorage.getItem('sent') ?? '[]')));
}

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

test(
  'without configuration nobody is asked, and nobody else is told anything',
  { tag: '@desktop' },
  async ({ page, person, baseURL }) => {
    expect(person.email).not.toBe('');
    const foreign = foreignRequests(page, baseURL ?? '');
    for (const path of ['/tos', '/subscribe', '/profile']) {
      const asked = page.waitForResponse('**/api/config');
      await page.goto(path);
      expect((await asked).status()).toBe(200);
    }
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible();
    await expect(page.getByText('Privacy choices')).toBeHidden();
    await expect(bar(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
  },
);

test(
  'with both configured nothing happens before a yes, and a no can become one',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const sent = await configure(page, baseURL ?? '');
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    const again = page.getByRole('link', { name: 'Privacy choices' });
    await again.click();
    const chat = page.getByRole('button', { name: 'Support chat' });
    await expect(chat).toHaveCount(0);
    expect(await sent()).toEqual([]);

    await bar(page).getByRole('button', { name: 'Allow' }).click();
    await chat.click();
    // Nobody's origin: nothing of ours is within its reach.
    await expect(page.frameLocator('iframe').getByText('Chat of null')).toBeVisible();
    await chat.click();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Community chat' }).click();
    await footer.getByRole('link', { name: 'Forum' }).click();
    await footer.getByRole('link', { name: /@/ }).click();
    await expect
      .poll(sent)
      .toMatchObject([
        { event: 'page_view', path: '/' },
        { event: 'community_join' },
        { event: 'social_link', detail: 'forum' },
        { event: 'support_email' },
      ]);

    await again.click();
    await bar(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(chat).toHaveCount(0);
  },
);

test(
  'with a yes the app tells which screens are seen, without ids',
  { tag: '@desktop' },
  async ({ page, person, baseURL }) => {
    expect(person.email).not.toBe('');
    const sent = await configure(page, baseURL ?? '');
    await page.goto('/chat');
    await bar(page).getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('button', { name: 'Start New Conversation' }).click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f]{24}$/);
    await expect.poll(sent).toMatchObject([
      { event: 'page_view', path: '/chat' },
      { event: 'page_view', path: '/chat/:id' },
    ]);
  },
);
