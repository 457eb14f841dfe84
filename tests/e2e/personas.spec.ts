import type { Locator, Page } from '@playwright/test';
import { conversationView } from '@vesper/core/contract/conversation';
import { newCharacter } from './content.ts';
import { expect, test } from './fixtures.ts';
import { asked, expectComplete, replies, say } from './screens.ts';

const INES = {
  name: 'Ines',
  greeting: 'Mind the step, {{user}}.',
  otherGreetings: ['You again, {{user}}.'],
};

const card = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your personas' }).getByRole('listitem', { name, exact: true });

/** Drags a finger over the words of a message. */
async function swipe(page: Page, words: Locator, by: number): Promise<void> {
  const box = await words.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
  await touch('touchEnd', x + by);
}

test(
  'somebody becomes a persona, is greeted as it, and goes back by undo',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const character = await newCharacter(person.client, INES);
    await page.goto('/personas');
    await page.getByRole('button', { name: 'New persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'New persona' });
    await dialog.getByRole('button', { name: 'Create persona' }).click();
    await expect(dialog.getByText('Please enter a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Robin');
    await dialog.getByRole('textbox', { name: 'About you' }).fill('A nurse of 34.');
    await dialog.getByRole('button', { name: 'Create persona' }).click();
    await expect(card(page, 'Robin')).toContainText('Default');
    await page.getByRole('button', { name: 'New persona' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sam');
    await dialog.getByRole('button', { name: 'Create persona' }).click();
    await card(page, 'Sam').getByRole('button', { name: 'Use Sam as default' }).click();
    await expect(card(page, 'Sam')).toContainText('Default');
    await expect(card(page, 'Robin')).not.toContainText('Default');

    await page.goto(`/characters/${character.id}`);
    await page.getByRole('button', { name: 'Start Chat' }).click();
    await expect(replies(page)).toContainText('Mind the step, Sam.');
    await say(page, 'Good evening.');
    await expectComplete(replies(page).last());
    await expect(page.getByRole('log').getByText('Sam', { exact: true })).toBeVisible();

    await page.goto('/personas');
    await card(page, 'Sam').getByRole('button', { name: 'Delete Sam' }).click();
    await expect(card(page, 'Sam')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Sam')).toBeVisible();
  },
);

test(
  'greetings are gone through by the arrow keys and edited before the first word',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { id: characterId } = await newCharacter(person.client, INES);
    const body = { characterId };
    const path = '/api/conversations';
    const { id } = await person.client.expect([201, conversationView], 'POST', path, body);
    await page.goto(`/chat/${id}`);
    await expect(replies(page)).toContainText('Mind the step, you.');
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(replies(page)).toContainText('You again, you.');
    await page.keyboard.type('Hello');
    // In words that are there, an arrow moves between the letters.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('!');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hell!o');
    await expect(replies(page)).toContainText('You again, you.');

    await replies(page).hover();
    await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit reply' }).click();
    await page.getByRole('textbox', { name: 'Their words' }).fill('There you are.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(replies(page)).toContainText('There you are.');
    await expect(asked(page)).toHaveCount(0);
  },
);

test(
  'a finger swipes from one greeting to the next',
  { tag: '@phone' },
  async ({ page, person }) => {
    const { id: characterId } = await newCharacter(person.client, INES);
    const body = { characterId };
    const path = '/api/conversations';
    const { id } = await person.client.expect([201, conversationView], 'POST', path, body);
    await page.goto(`/chat/${id}`);
    await expect(replies(page)).toContainText('Mind the step, you.');
    await swipe(page, replies(page), -120);
    await expect(replies(page)).toContainText('You again, you.');
    await swipe(page, replies(page), 120);
    await expect(replies(page)).toContainText('Mind the step, you.');
  },
);

test(
  'a character has further greetings, in the order they are put in, and rarer texts',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { id } = await newCharacter(person.client, INES);
    await page.goto(`/characters/${id}`);
    await page.getByRole('button', { name: 'Edit Ines' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Character' });
    await dialog.getByRole('button', { name: 'Add another greeting' }).click();
    await dialog.getByRole('textbox', { name: 'Greeting 3' }).fill('The ferry is late.');
    await dialog.getByRole('button', { name: 'Move greeting 3 up' }).click();
    await dialog.getByRole('button', { name: 'Advanced' }).click();
    await dialog.getByRole('textbox', { name: 'Scenario' }).fill('The last ferry.');
    await dialog.getByRole('textbox', { name: 'Notes for readers' }).fill('Best at dusk.');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notes from its maker' })).toContainText(
      'Best at dusk.',
    );
    expect((await person.client.request('GET', `/api/characters/${id}`)).body).toMatchObject({
      otherGreetings: ['The ferry is late.', 'You again, {{user}}.'],
      scenario: 'The last ferry.',
      creatorNotes: 'Best at dusk.',
      systemPrompt: null,
    });
  },
);
