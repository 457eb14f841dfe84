import { expect, test } from './fixtures.ts';

const PAGES = [
  {
    path: '/tos',
    title: 'Terms of Service',
    sections: 13,
    other: 'Privacy Policy',
    to: '/privacy',
  },
  { path: '/privacy', title: 'Privacy Policy', sections: 9, other: 'Terms of Service', to: '/tos' },
];

for (const { path, title, sections, other, to } of PAGES) {
  test(`the ${title} has its sections, its title and its ways out`, async ({ page, isMobile }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText('Effective date: September 1, 2025')).toBeVisible();
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(sections);
    await expect(headings.last()).toHaveText(new RegExp(`^${sections}\\. `));
    // Two full stops or a gap in a sentence show up in nothing else.
    await expect(main).not.toContainText(/\.\.|undefined|\bNaN\b/);

    if (!isMobile) {
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(contents).toHaveCount(sections);
      await contents.last().click();
      await expect(headings.last()).toBeInViewport();
    }
    const footer = page.getByRole('contentinfo');
    for (const href of ['/', '/tos', '/privacy']) {
      await expect(footer.locator(`nav a[href="${href}"]`)).toBeVisible();
    }
    await main.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(to);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the landing and legal pages can be read', { tag: '@desktop' }, async ({ page }) => {
    for (const [path, words] of [
      ['/', 'Made for slow evenings'],
      ['/tos', 'Age verification'],
      ['/privacy', 'Your rights'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    }
  });
});
