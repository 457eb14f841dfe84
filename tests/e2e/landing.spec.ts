import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectLedToSignIn, rememberToasts } from './screens.ts';

const SECTIONS = [
  /Companions that listen/,
  /Self AI/,
  /Painted from words/,
  /Text to video/,
  /AI Story Games/,
  /Companion Chat/,
  /Made for slow evenings/,
  /on its way/,
  /We are live/,
];

test('the landing page has its sections in order, and anchors that lead there', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.filter({ hasText: 'We are live' })).toBeVisible();
  const order = (await headings.allInnerTexts()).flatMap((text) =>
    SECTIONS.findIndex((section) => section.test(text)),
  );
  expect(order.filter((index) => index >= 0)).toEqual(SECTIONS.map((_, index) => index));
  await expect(page.locator('#gallery li')).toHaveCount(8);
  await expect(page.locator('#features li')).toHaveCount(6);

  const anchors = ['Features', 'About', 'Pricing', ...(isMobile ? ['Gallery'] : [])];
  for (const anchor of anchors) {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const navigation = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Sections' });
    await expect(navigation.getByRole('link', { name: 'Gallery' })).toHaveCount(isMobile ? 1 : 0);
    await navigation.getByRole('link', { name: anchor }).click();
    await expect(page).toHaveURL(`/#${anchor.toLowerCase()}`);
    await expect(page.locator(`#${anchor.toLowerCase()} h2`)).toBeInViewport();
    if (isMobile) await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('18+')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'support@vesper.example' })).toHaveAttribute(
    'href',
    'mailto:support@vesper.example',
  );
});

test('View Full Gallery leads through the question of age and sign-in to the gallery', async ({
  page,
}) => {
  await rememberToasts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'View Full Gallery' }).click();
  await page.getByRole('dialog').getByText('I am 18 or older').click();
  await expectLedToSignIn(page);
});

test('whoever says that they are under 18 is not asked again that day', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/try', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await dialog.getByText('I am under 18').click();
  await page.reload();
  await page.getByRole('button', { name: 'Tell me a story' }).click();
  await expect(dialog.getByText('Come back when you are 18')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await expect(dialog.getByText('Come back when you are 18')).toBeVisible();
  await expect(dialog.getByText('I am 18 or older')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(asked).toBe(0);
});

test(
  'the built-in companion can be tried, and then the way in stands there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Built-in companion' });
    const said = card.getByRole('log').locator('p');
    await card
      .getByRole('textbox', { name: 'Say something' })
      .fill('My sister Ottilie sails to Oslo.');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('I am 18 or older').click();
    await expect(said).toHaveCount(3);
    await card.getByRole('textbox').fill('Where does Ottilie sail?');
    await card.getByRole('button', { name: 'Send' }).click();
    await expect(said).toHaveCount(5);
    await expect(said.last()).toContainText('Oslo');
    await expect(card.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
    await card.getByRole('textbox').fill('Tell me a joke');
    await page.keyboard.press('Enter');
    await expect(said).toHaveCount(7);
    await expect(card.getByRole('textbox')).toHaveCount(0);
    await card.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/signup');
  },
);

test(
  'words that nobody answered come back, and the end of the replies says how it goes on',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of (503|429)/);
    const refuse = (status: number, code: string, message: string) =>
      page.route('**/api/try', (route) => route.fulfill({ status, json: { code, message } }));
    await page.addInitScript(() => localStorage.setItem('vesper:adult', 'yes'));
    await refuse(503, 'unavailable', 'Nobody is here.');
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Built-in companion' });
    await card.getByRole('textbox').fill('Good evening to you');
    await page.keyboard.press('Enter');
    await expect(card.getByText('Nobody is here.')).toBeVisible();
    await expect(card.getByRole('textbox')).toHaveValue('Good evening to you');
    await refuse(429, 'rate_limited', 'Sign up to go on.');
    await page.keyboard.press('Enter');
    await expect(card.getByText('Sign up to go on.')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Get Started' })).toBeVisible();
  },
);

/** The four numbers of the countdown. */
async function left(page: Page): Promise<string> {
  return (await page.getByRole('timer').locator('dd').allInnerTexts()).join(':');
}

test(
  'the countdown runs to local midnight, and then it is live',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: new Date(2025, 8, 29, 12) });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /opens on October 1, 2025/ })).toBeVisible();
    await page.clock.pauseAt(new Date(2025, 8, 29, 23, 59, 52));
    await expect.poll(() => left(page)).toMatch(/^01:00:00:0\d$/);
    const before = await left(page);
    await page.clock.runFor(1_000);
    await expect.poll(() => left(page)).not.toBe(before);
    await page.clock.fastForward('24:00:10');
    await expect(page.getByRole('heading', { name: 'We are live' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  },
);

test(
  'a picture that does not load takes its card with it',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/net::ERR_/);
    await page.route('**/showcase/the-quiet-fox.webp', (route) => route.abort());
    await page.goto('/');
    await page.locator('#gallery').scrollIntoViewIfNeeded();
    await expect(page.locator('#gallery li')).toHaveCount(7);
    await expect(page.getByText('The Quiet Fox')).toHaveCount(0);
  },
);
