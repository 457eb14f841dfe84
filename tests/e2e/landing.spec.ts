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
  await page.getByRole('dialog').getByText('I am under 18').click();
  await expect(page.getByText('Come back when you are 18')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'View Full Gallery' }).click();
  await page.getByRole('dialog').getByText('I am 18 or older').click();
  await expectLedToSignIn(page);
});

/** The four numbers of the countdown. */
async function left(page: Page): Promise<string> {
  return (await page.getByRole('timer').locator('dd').allInnerTexts()).join(':');
}

test(
  'the countdown runs to local midnight, and then it is live',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: new Date(2025, 8, 29, 23, 59, 50) });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /opens on October 1, 2025/ })).toBeVisible();
    await page.clock.runFor(2_000);
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
