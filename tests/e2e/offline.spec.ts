import { expect, NETWORK_LOSS, test } from './fixtures.ts';
import { messageBox, openConversation } from './screens.ts';

test.describe('the offline page', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'stands in for a screen that cannot be reached, and leads back',
    { tag: '@desktop' },
    async ({ page, context, consoleErrors }) => {
      consoleErrors.allow(NETWORK_LOSS);
      await page.goto('/signin');
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

      await context.setOffline(true);
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Vesper is out of reach' })).toBeVisible();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Vesper is out of reach' })).toBeVisible();

      // It looks by itself.
      await context.setOffline(false);
      await expect(page).toHaveURL('/signup');
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();

      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const stores = await Promise.all(names.map((name) => caches.open(name)));
        const requests = await Promise.all(stores.map((store) => store.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toEqual(['/offline.html', '/offline.js']);
    },
  );
});

test(
  'a screen that was never opened waits for the network with the shell around it',
  { tag: '@desktop' },
  async ({ page, context, person, consoleErrors }) => {
    consoleErrors.allow(NETWORK_LOSS);
    consoleErrors.allow(/dynamically imported module/);
    const id = await openConversation(page, person.client);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await context.setOffline(true);
    await menu.getByRole('link', { name: 'Generator' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await menu.getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Image Generator' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/chat/${id}`);
    await expect(messageBox(page)).toBeVisible();
  },
);

test(
  'a screen of an older version reloads once, keeps what was typed, and then says so',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 404 .*\/assets\//);
    consoleErrors.allow(/dynamically imported module/);
    const id = await openConversation(page, person.client);
    await messageBox(page).fill('Half a thought');
    await page.route('**/assets/GeneratorPage-*.js', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    const menu = page.getByRole('navigation', { name: 'Main' });
    const generator = menu.getByRole('link', { name: 'Generator' });
    const reloaded = page.waitForEvent('load');
    await generator.click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Image Generator' })).toBeVisible();

    await page.route('**/assets/CharactersPage-*.js', (route) => route.fulfill({ status: 404 }));
    await menu.getByRole('link', { name: 'Characters' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.unroute('**/assets/CharactersPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'My Characters' })).toBeVisible();
    await page.goto(`/chat/${id}`);
    await expect(messageBox(page)).toHaveValue('Half a thought');
  },
);
