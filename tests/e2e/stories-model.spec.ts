import { storyTurnResponse } from '@vesper/core/contract/story';
import { expect, modelTest as test } from './fixtures.ts';

test(
  'a story told by a model has its ways on, or a line to write, and is stopped',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const body = { genre: 'mystery', tone: 'warm', lead: 'Mara' };
    const path = '/api/stories';
    const { story } = await person.client.expect([201, storyTurnResponse], 'POST', path, body);
    await page.goto(`/stories/${story.id}`);
    await expect(page.getByText('Good evening.')).toBeVisible();

    // The model named no ways on, also when it was asked for them.
    const own = page.getByRole('textbox', { name: 'What happens next? Write your turn' });
    await own.fill('I ask what there is to offer');
    await own.press('Control+Enter');
    const told = page.getByRole('region', { name: 'I ask what there is to offer' });
    await expect(told).toContainText('The door is open.');
    await expect(told.locator('em')).toHaveText('open');
    const ways = page.getByRole('region', { name: 'What happens next' }).getByRole('button');
    await expect(ways).toHaveText(['Go in', 'Wait for Ines', 'Go home']);

    const turn = page.getByRole('textbox', { name: 'Write your own turn' });
    await turn.fill('I go halfway');
    await turn.press('Control+Enter');
    const half = page.getByRole('region', { name: 'I go halfway' });
    await expect(half).toContainText('Half of it');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(half.getByText('Stopped here.')).toBeVisible();
    await expect(half).toContainText('Half of it');
  },
);
