import { newCharacter, newTalk, paint } from './content.ts';
import { expect, paintingTest, test } from './fixtures.ts';
import { asked, expectComplete, replies } from './screens.ts';

test('somebody new finds ways to begin', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Creator' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Good ways to begin' });
  await expect(first.getByRole('link')).toHaveCount(3);
  await expect(page.getByText('Low on tokens')).toHaveCount(0);
  const tiles = page.getByRole('navigation', { name: 'Places' }).getByRole('link');
  await expect(tiles).toHaveText(['AI Chat', 'Image Generator', 'Characters', 'Gallery']);
  expect(person.email).toContain('@');
});

test(
  'the dashboard begins with what one was doing',
  { tag: '@desktop' },
  async ({ page, person: { client } }) => {
    const { id: characterId } = await newCharacter(client, { name: 'Juno' });
    const talk = await newTalk(client, 'Which star did you steer by?');
    await client.request('POST', '/api/conversations', { characterId });
    await paint(client, 'a boat on a lake at dusk');
    await page.goto('/');
    const talks = page.getByRole('region', { name: 'Where you left off' });
    const last = talks.getByRole('link', { name: /^Which star did you steer by/ });
    await expect(last).toHaveAttribute('href', `/chat/${talk}`);
    const pictures = page.getByRole('region', { name: 'Latest pictures' });
    await expect(pictures.getByRole('link', { name: 'a boat on a lake at dusk' })).toBeVisible();
    await last.click();
    const said = await replies(page).last().locator('p').first().innerText();
    await page.goBack();
    // As the list says it: plain, and cut where it is long.
    await expect(last).toContainText(said.slice(0, 20));
  },
);

test(
  'what is typed there is said to a companion, or taken to the generator',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto('/');
    const box = page.getByRole('textbox', { name: 'What is on your mind?' });
    await box.fill('A lighthouse in the snow');
    await page.getByRole('button', { name: 'Paint it' }).click();
    await expect(page).toHaveURL('/generator');
    await expect(page.getByRole('textbox', { name: 'Describe your image' })).toHaveValue(
      'A lighthouse in the snow',
    );
    await page.goBack();
    await expect(box).toHaveValue('');

    await box.fill('Good evening! What shall we talk about?');
    await page.getByRole('button', { name: 'Chat about it' }).click();
    await expect(page).toHaveURL(/\/chat\/[0-9a-f]{24}$/);
    await expect(asked(page)).toContainText('What shall we talk about?');
    await expectComplete(replies(page).last());
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^What shall we talk about/ })).toBeVisible();
    expect(person.email).toContain('@');
  },
);

paintingTest(
  'a picture that is being painted is followed from the dashboard',
  { tag: '@desktop' },
  async ({ page, person: { client } }) => {
    test.slow();
    const body = { prompt: 'A quiet harbour at night' };
    await client.request('POST', '/api/generate/image', body, { prefer: 'respond-async' });
    await page.goto('/');
    const running = page.getByRole('region', { name: 'Being painted' });
    const progress = running.getByRole('progressbar', {
      name: 'Painting: A quiet harbour at night',
    });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await expect(running).toHaveCount(0, { timeout: 60_000 });
    const pictures = page.getByRole('region', { name: 'Latest pictures' });
    await expect(pictures.getByRole('link', { name: body.prompt })).toBeVisible();
  },
);

test('somebody new is shown around by doing, once', async ({ page, person: { client } }) => {
  await newCharacter(client, {
    name: 'Oriel',
    description: 'A gardener by the sea.',
    tags: ['gardens'],
    isPublic: true,
  });
  await page.goto('/');
  const first = page.getByRole('region', { name: 'What shall we call you?' });
  await first.getByLabel('First name').fill('Robin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  const tastes = page.getByRole('region', { name: 'What do you like?' });
  await expect(tastes.getByRole('heading', { name: 'What do you like?' })).toBeFocused();
  await tastes.getByRole('button', { name: 'gardens', exact: true }).click();
  await tastes.getByRole('button', { name: 'Next' }).click();
  const last = page.getByRole('region', { name: 'Somebody to begin with' });
  await last.getByRole('button', { name: 'Talk with Oriel' }).first().click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{24}$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  await expect(page.getByText('Your first minutes')).toHaveCount(0);
});

test('the first minutes can be skipped for good', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByText('Your first minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Your first minutes')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Good ways to begin' })).toBeVisible();
  await expect(page.getByText('Your first minutes')).toHaveCount(0);
  const user = await person.client.request('GET', '/api/user');
  expect(user.body).toMatchObject({ welcomedAt: expect.any(String) });
});
