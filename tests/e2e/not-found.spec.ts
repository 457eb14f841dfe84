import { createClient } from '../stack/client.ts';
import { newStory } from './content.ts';
import { expect, test } from './fixtures.ts';

test(
  'a story of somebody else, and one that never was, are not here',
  { tag: '@desktop' },
  async ({ page, person, consoleErrors }) => {
    consoleErrors.allow(/status of 4(04|22) .*\/api\/stories\//);
    const stranger = createClient(person.client.baseUrl);
    await stranger.signUp();
    const { story } = await newStory(stranger);
    for (const id of [story.id, 'no-id-at-all']) {
      await page.goto(`/stories/${id}`);
      await expect(page.getByRole('heading', { name: 'This story is not here' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'All stories' }).click();
    await expect(page).toHaveURL('/stories');
  },
);

test('the page for unknown addresses keeps the way to everything else', async ({
  page,
  person,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*\/charactersx/);
  const answer = await page.goto(`/charactersx?by=${person.email}`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Vesper');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  // '/charactersx' only begins like '/characters'.
  await expect(navigation.locator('[aria-current=page]')).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Characters' }).click();
  await expect(page.getByRole('heading', { name: 'Characters', exact: true })).toBeVisible();
});
