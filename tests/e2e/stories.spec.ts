import type { Locator, Page } from '@playwright/test';
import { storyTurnResponse } from '@vesper/core/contract/story';
import { expect, test } from './fixtures.ts';

const passages = (page: Page): Locator =>
  page.getByRole('article').locator('section[aria-label]:not([aria-label="What happens next"])');
const nextTurns = (page: Page): Locator =>
  page.getByRole('region', { name: 'What happens next' }).getByRole('button');

/** Waits until the last passage has been told to its end. */
async function expectTold(page: Page): Promise<void> {
  await expect(nextTurns(page)).toHaveCount(3, { timeout: 30_000 });
}

test('a story begins, goes on, turns back and branches, and is deleted', async ({
  page,
  person,
}) => {
  await page.goto('/stories');
  await expect(page.getByText('No stories yet')).toBeVisible();
  await page.getByRole('button', { name: 'New story' }).click();
  const dialog = page.getByRole('dialog', { name: 'New story' });
  const lead = dialog.getByLabel('Lead character');
  await dialog.getByText('Adventure').click();
  await dialog.getByRole('button', { name: 'Begin the story' }).click();
  await expect(lead).toHaveAccessibleDescription('Please name the lead character.');
  await lead.fill('Mara');
  await dialog.getByRole('button', { name: 'Begin the story' }).click();
  await expect(page).toHaveURL(/\/stories\/[0-9a-f]{24}$/);

  await expectTold(page);
  const [one = '', two = ''] = await nextTurns(page).allInnerTexts();

  await page.getByRole('button', { name: one }).click();
  await expect(passages(page)).toHaveCount(2);
  const second = page.getByRole('region', { name: one });
  // It is told for seconds; this press is the only thing that has to come in time.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped here.')).toBeVisible();

  await page.getByText('Other ways from here (2)').click();
  await page.getByRole('button', { name: `${two} Not told yet` }).click();
  await expect(page.getByRole('region', { name: two })).toBeVisible();
  await expect(second).toHaveCount(0);
  await expect(passages(page)).toHaveCount(2);
  await expectTold(page);

  await page.getByRole('button', { name: '2 branches' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${one.slice(0, 20)}`) }).click();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(second).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Stories' }).click();
  const story = page.getByRole('list', { name: 'Your stories' }).getByRole('listitem');
  await expect(story).toContainText('3 passages');
  await story.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete this story?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No stories yet')).toBeVisible();
  expect((await person.client.request('GET', '/api/stories')).body).toEqual([]);
});

test('Enter takes a turn and Shift+Enter makes a line; a keyboard on the screen has a button', async ({
  page,
  person,
  isMobile,
}) => {
  await person.client.request('POST', '/api/stories', {
    genre: 'mystery',
    tone: 'warm',
    lead: 'Mara',
  });
  await page.goto('/stories');
  await page.getByRole('list', { name: 'Your stories' }).getByRole('link').first().click();
  const turn = page.getByRole('textbox', { name: 'Write your own turn' });
  await turn.fill('I look');
  await turn.press('Shift+Enter');
  await expect(turn).toHaveValue('I look\n');
  await turn.pressSequentially('at the lamp');
  await turn.press('Enter');
  if (isMobile) {
    await expect(turn).toHaveValue('I look\nat the lamp\n');
    await expect(passages(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(passages(page)).toHaveCount(2);
  await expectTold(page);
  await turn.fill('I wait');
  await turn.press('Control+Enter');
  await expect(passages(page)).toHaveCount(3);
});

test(
  'a second branch does not tell again what the first one told',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { client } = person;
    const begun = await client.expect([201, storyTurnResponse], 'POST', '/api/stories', {
      genre: 'mystery',
      tone: 'warm',
      lead: 'Mara',
    });
    const { story, passage: first } = begun;
    for (const choice of first.choices.slice(0, 2)) {
      const path = `/api/stories/${story.id}/passages`;
      await client.request('POST', path, { parentId: first.id, choice });
    }
    await page.goto(`/stories/${story.id}`);
    const again = page.getByTestId('retold');
    await expect(again).toHaveCount(1);
    const rest = again.locator('p');
    await expect(rest).toBeHidden();
    await again.getByText('As in another branch').click();
    await expect(rest).toBeVisible();
    // The branch that told it first tells it in full.
    await page.getByRole('button', { name: '2 branches' }).click();
    await page.getByRole('menuitem', { name: /parts after passage 1/ }).click();
    await expect(again).toHaveCount(0);
    await expect(passages(page)).toHaveCount(2);
  },
);
