import type { Locator, Page } from '@playwright/test';
import { newStory, newTalk, paint } from './content.ts';
import { expect, NETWORK_LOSS, test } from './fixtures.ts';
import { messageBox } from './screens.ts';

const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const VISITOR = ['/', '/signup', '/signin', '/tos', '/privacy', '/subscribe', '/nowhere'];
const MEMBER = [
  '/',
  '/chat',
  '/generator',
  '/characters',
  '/gallery',
  '/gallery?tab=mine',
  '/stories',
  '/profile',
  '/profile?tab=statistics',
  '/profile?tab=achievements',
  '/profile?tab=activity',
  '/subscribe',
  '/onlyfans-self-ai',
  '/nowhere',
];

/** Opens each screen, and expects that nothing of it is wider than the window. */
async function expectNoneWider(page: Page, paths: readonly string[]): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    // Not `innerWidth`: a phone widens that to what the page needs.
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, path).toBeLessThanOrEqual(width);
  }
}

test.describe('nothing scrolls sideways', () => {
  test.describe.configure({ timeout: 120_000 });

  test('for a visitor', async ({ page, isMobile }) => {
    await page.setViewportSize(
      isMobile ? { width: 320, height: 640 } : { width: 720, height: 450 },
    );
    await expectNoneWider(page, VISITOR);
  });

  // 720 × 450 is what zooming to 200 % leaves of 1440 × 900.
  test('for a member', async ({ page, person: { client }, isMobile }) => {
    const [image, { story }, talk] = await Promise.all([
      paint(client, `A lighthouse ${'very'.repeat(20)} far away`),
      newStory(client),
      newTalk(client, `Hello ${'and'.repeat(40)} hello.`),
    ]);
    await page.setViewportSize(
      isMobile ? { width: 320, height: 640 } : { width: 720, height: 450 },
    );
    const own = [`/chat/${talk}`, `/stories/${story.id}`, `/gallery/${image.id}`];
    await expectNoneWider(page, [...MEMBER, ...own, `/generator?image=${image.id}`]);
  });
});

/** The controls of an element that a finger has trouble with. */
async function tooSmall(element: Locator): Promise<string[]> {
  return element.locator('a:visible, button:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

test(
  'a phone has the five main places at the bottom and the rest in the menu',
  { tag: '@phone' },
  async ({ page, person }) => {
    await page.goto('/');
    await expect(places(page).getByRole('link')).toHaveText([
      'Home',
      'Chat',
      'Generator',
      'Characters',
      'Gallery',
    ]);
    await expect(places(page)).toBeInViewport({ ratio: 1 });
    await places(page).getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
    await expect(places(page).locator('[aria-current=page]')).toHaveText('Gallery');
    await expect(page.getByText('Online', { exact: true })).toHaveCount(1);
    expect(await tooSmall(places(page))).toEqual([]);
    expect(await tooSmall(page.getByRole('banner'))).toEqual([]);

    await page.getByRole('button', { name: 'Open menu' }).click();
    const more = page.getByRole('navigation', { name: 'More' });
    await expect(more.getByRole('link')).toHaveText([
      'Stories',
      'Self AI',
      'Pricing',
      'Profile',
      'Personas',
      'Memory',
      'Lorebooks',
    ]);
    await expect(more.getByRole('button', { name: 'Log out' })).toBeVisible();
    await more.getByRole('link', { name: 'Stories' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(more).toHaveCount(0);
    expect(person.email).toContain('@');
  },
);

test(
  'the places make room for the keyboard, and for an open conversation',
  { tag: '@phone' },
  async ({ page, person }) => {
    const talk = await newTalk(person.client, 'Good evening.');
    await page.goto('/generator');
    await expect(places(page)).toBeVisible();
    const full = page.viewportSize() ?? { width: 390, height: 844 };
    await page.getByRole('textbox', { name: 'Describe your image' }).tap();
    await page.setViewportSize({ ...full, height: full.height - 300 });
    await expect(places(page)).toHaveCount(0);
    await page.setViewportSize(full);
    await expect(places(page)).toBeVisible();

    await page.goto(`/chat/${talk}`);
    await expect(messageBox(page)).toBeVisible();
    await expect(places(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
    await expect(page.getByText('Online', { exact: true })).toHaveCount(1);
  },
);

const colours = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.className);

test(
  'the colours are those of the system until somebody chooses',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(await colours(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => colours(page)).toBe('dark');

    await page.getByRole('button', { name: 'Account' }).click();
    const choice = (name: string): Locator => page.getByRole('menuitemradio', { name });
    await expect(choice('System')).toBeChecked();
    await choice('Light').click();
    await expect(choice('Light')).toBeChecked();
    // Without the client too, which is too late for the first paint.
    consoleErrors.allow(NETWORK_LOSS);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await colours(page)).toBe('light');
    await page.unroute('**/assets/*.js');
    await page.reload();

    await page.getByRole('button', { name: 'Account' }).click();
    await choice('System').click();
    await expect.poll(() => colours(page)).toBe('dark');
    expect(person.email).toContain('@');
  },
);
