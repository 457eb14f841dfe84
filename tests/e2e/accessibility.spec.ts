import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { collectionView } from '@vesper/core/contract/collection';
import { shareView } from '@vesper/core/contract/share';
import { userView } from '@vesper/core/contract/user';
import { expectAccessible, expectNoOverhang, focusReport, watchFocus } from './access.ts';
import { newCharacter, newStory, newTalk, paint } from './content.ts';
import { expect, test, type Person } from './fixtures.ts';
import { messageBox } from './screens.ts';

// A recording of every step would take longer than the steps.
test.use({ trace: 'off' });
// Each looks at many screens.
test.describe.configure({ timeout: 180_000 });

/** A screen: where it is, what says that it is there, and what to do before it is looked at. */
interface Screen {
  name: string;
  path: string;
  shows: (page: Page) => Promise<void>;
}

/**
 * The narrowest window that the product promises to fit; tall, because what happens to lie half
 * under the bottom bar is not too small for a finger.
 */
const NARROW = { width: 320, height: 2_400 };

const heading =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

/** As a link of the app does: loading all of it anew would take most of the time. */
async function goInApp(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const load = (page: Page, path: string): Promise<unknown> => page.goto(path);

async function look(
  page: Page,
  screens: readonly Screen[],
  { isMobile, go }: { isMobile: boolean; go: typeof load },
): Promise<void> {
  if (isMobile) await page.setViewportSize(NARROW);
  for (const { name, path, shows } of screens) {
    await test.step(name, async () => {
      await go(page, path);
      await shows(page);
      await expectAccessible(page, name);
      if (isMobile) await expectNoOverhang(page, name);
    });
  }
}

test('axe finds nothing serious on what visitors see', async ({ page, isMobile }) => {
  await look(
    page,
    [
      { name: 'landing', path: '/', shows: heading('Painted from words') },
      { name: 'sign-up', path: '/signup', shows: heading(/./) },
      { name: 'sign-in', path: '/signin', shows: heading(/./) },
      { name: 'forgotten password', path: '/forgot', shows: heading(/./) },
      { name: 'new password', path: '/reset', shows: heading('A new password') },
      { name: 'terms', path: '/tos', shows: heading('Terms of Service') },
      { name: 'privacy', path: '/privacy', shows: heading('Privacy Policy') },
      { name: 'pricing', path: '/subscribe', shows: heading('Choose Your Plan') },
      { name: 'made here', path: '/made-here', shows: heading('Was this made here?') },
      { name: 'not found', path: '/nowhere', shows: heading('404 Page Not Found') },
    ],
    { isMobile, go: load },
  );
});

const LONG_NAME = 'Maximiliana Featherstonehaugh-Cholmondeley the Younger';

/** Enough of everything that no screen is empty; long words, which is where layouts break. */
async function furnish({
  client,
}: Person): Promise<
  Record<'talk' | 'story' | 'image' | 'creator' | 'shared' | 'collection', string>
> {
  const traits = ['Calm', 'Wise', 'Friendly', 'Artistic'];
  const character = {
    name: LONG_NAME,
    description: `Likes ${randomBytes(30).toString('hex')} and long walks.`,
    personalityTraits: traits,
    isPublic: true,
  };
  const [image, , told, talk] = await Promise.all([
    paint(client, 'a boat on a lake at dusk', { isPublic: true }),
    newCharacter(client, character),
    newStory(client),
    newTalk(client, 'What do you do all day?'),
    client.request('PATCH', '/api/user', { firstName: 'Anna' }),
  ]);
  const fact = { text: `Likes ${randomBytes(30).toString('hex')} a lot`, characterId: null };
  await client.request('POST', '/api/memories', { ...fact, isPinned: true });
  const { id: creator } = await client.expect([200, userView], 'GET', '/api/user');
  const share = `/api/conversations/${talk}/share`;
  const { path: shared } = await client.expect([200, shareView], 'PUT', share, {});
  const named = { name: 'Evenings by the water', description: 'Long walks.', isPublic: true };
  const made = await client.expect([201, collectionView], 'POST', '/api/collections', named);
  const ids = { ids: [image.id] };
  await client.request('POST', `/api/collections/${made.id}/images`, ids);
  return { talk, story: told.story.id, image: image.id, creator, collection: made.id, shared };
}

test('axe finds nothing serious on what members see', async ({
  page,
  person,
  isMobile,
  consoleErrors,
}) => {
  // Other tests delete what they made public, perhaps while it is being shown here.
  consoleErrors.allow(/status of 404 .*\/media\//);
  const { talk, story, image, creator, collection, shared } = await furnish(person);
  const open =
    (button: string | RegExp) =>
    async (opened: Page): Promise<void> => {
      await opened.getByRole('button', { name: button }).first().click();
      await expect(opened.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    };
  const tab =
    (name: string, shows: string) =>
    async (opened: Page): Promise<void> => {
      await expect(opened.getByRole('tab', { name, selected: true })).toBeVisible();
      await expect(opened.getByText(shows).first()).toBeVisible();
    };
  await look(
    page,
    [
      { name: 'home', path: '/', shows: heading('Welcome, Anna') },
      { name: 'chat', path: '/chat', shows: heading('Welcome to AI Chat') },
      {
        name: 'conversation',
        path: `/chat/${talk}`,
        shows: (opened) => expect(messageBox(opened)).toBeVisible(),
      },
      {
        name: 'security',
        path: '/profile/security',
        shows: heading('Where you are signed in'),
      },
      { name: 'generator', path: '/generator', shows: heading('Latest Creation') },
      // Those of other tests would reach below the bottom bar, which axe takes for a fault.
      { name: 'characters', path: '/characters?search=Maximiliana', shows: heading(LONG_NAME) },
      { name: 'new character', path: '/characters', shows: open('Create Character') },
      {
        name: 'gallery',
        path: '/gallery',
        shows: (opened) =>
          expect(opened.getByRole('list', { name: 'Public pictures' })).toBeVisible(),
      },
      {
        name: 'gallery as a list',
        path: '/gallery?tab=mine',
        shows: (opened) => opened.getByRole('button', { name: 'List view' }).click(),
      },
      {
        name: 'choosing pictures',
        path: '/gallery?tab=mine',
        shows: async (opened) => {
          await opened.getByRole('button', { name: 'Select' }).click();
          await expect(opened.getByRole('toolbar', { name: 'Chosen pictures' })).toBeVisible();
        },
      },
      {
        name: 'collections',
        path: '/gallery?tab=collections',
        shows: heading('Evenings by the water'),
      },
      {
        name: 'collection',
        path: `/collections/${collection}`,
        shows: heading('Evenings by the water'),
      },
      { name: 'picture', path: `/gallery/${image}`, shows: heading('Prompt') },
      { name: 'creator', path: `/creators/${creator}`, shows: heading('Anna') },
      { name: 'profile', path: '/profile', shows: tab('Overview', 'Recent achievements') },
      {
        name: 'statistics',
        path: '/profile?tab=statistics',
        shows: tab('Statistics', 'Welcome gift'),
      },
      {
        name: 'achievements',
        path: '/profile?tab=achievements',
        shows: tab('Achievements', 'of 6 earned'),
      },
      {
        name: 'recent activity',
        path: '/profile?tab=activity',
        shows: tab('Recent Activity', 'a boat on a lake at dusk'),
      },
      { name: 'pricing', path: '/subscribe', shows: heading('Choose Your Plan') },
      { name: 'memory', path: '/memory', shows: heading('What everyone knows') },
      { name: 'stories', path: '/stories', shows: heading('Stories') },
      { name: 'new story', path: '/stories', shows: open('New story') },
      {
        name: 'share',
        path: `/chat/${talk}`,
        shows: async (opened) => {
          await opened.getByRole('button', { name: 'Conversation options' }).click();
          await opened.getByRole('menuitem', { name: 'Share' }).click();
          await expect(opened.getByRole('button', { name: 'End the link' })).toBeVisible();
        },
      },
      {
        name: 'shared conversation',
        path: shared,
        shows: (opened) => expect(opened.getByRole('note')).toBeVisible(),
      },
      { name: 'new group', path: '/chat?group', shows: heading('Group chat') },
      { name: 'reader', path: `/stories/${story}`, shows: heading('What happens next?') },
      { name: 'films', path: '/films', shows: heading('Films') },
      { name: 'self-AI', path: '/onlyfans-self-ai', shows: heading('OnlyFans Self AI') },
      { name: 'bell', path: '/profile', shows: open(/^Notifications/) },
      { name: 'made here', path: '/made-here', shows: heading('Was this made here?') },
      { name: 'not found', path: '/nowhere', shows: heading('404 Page Not Found') },
    ],
    { isMobile, go: goInApp },
  );
});

/** The screens of the app whose controls are counted: those that hold something of everything. */
const REACHED = [
  '/',
  '/characters',
  '/gallery?tab=mine',
  '/profile',
  '/subscribe',
  '/stories',
  '/memory',
];

test(
  'Tab reaches every control of the main screens, and each shows that it is reached',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await Promise.all([
      paint(person.client, 'a boat on a lake at dusk'),
      newCharacter(person.client, { name: 'Ines' }),
      newStory(person.client),
    ]);
    for (const path of REACHED) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      const count = await watchFocus(page);
      // A few more, since scrolling regions and the browser itself take a turn.
      for (let press = 0; press < count + 4; press++) await page.keyboard.press('Tab');
      expect.soft(await focusReport(page), path).toEqual({ missed: [], unseen: [] });
    }
  },
);

test(
  'menus and dialogs take the focus, keep it and give it back',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await paint(person.client, 'a boat on a lake at dusk');
    await newCharacter(person.client, { name: 'Ines' });
    const { keyboard } = page;
    const inside = (role: 'dialog' | 'alertdialog'): Promise<boolean> =>
      page.getByRole(role).evaluate((dialog) => dialog.contains(document.activeElement));

    await page.goto('/characters');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(page.getByRole('article', { name: 'Ines' })).not.toHaveCount(0);
    await keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    for (const [opener, role] of [
      ['Create Character', 'dialog'],
      ['Edit Ines', 'dialog'],
      ['Delete Ines', 'alertdialog'],
    ] as const) {
      const button = page.getByRole('button', { name: opener });
      await button.focus();
      await keyboard.press('Enter');
      await expect.poll(() => inside(role)).toBe(true);
      // Once around, forwards and backwards.
      for (let press = 0; press < 26; press++) {
        await keyboard.press(press < 24 ? 'Tab' : 'Shift+Tab');
        expect(await inside(role), `${opener}: Tab number ${press}`).toBe(true);
      }
      await keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
      await expect(button).toBeFocused();
    }

    const menu = page.getByRole('button', { name: 'Export Ines' });
    await menu.focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeFocused();

    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.focus();
    await keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await keyboard.press('Tab');
    expect(await inside('dialog')).toBe(true);
    await keyboard.press('Escape');
    await expect(bell).toBeFocused();

    await page.goto('/gallery?tab=mine');
    const picture = page.getByRole('link', { name: 'a boat on a lake at dusk' });
    await picture.focus();
    await keyboard.press('Enter');
    await expect.poll(() => inside('dialog')).toBe(true);
    await keyboard.press('Escape');
    await expect(picture).toBeFocused();
  },
);
