import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createClient } from '../stack/client.ts';
import { newCharacter } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectComplete, expectToast, replies, say, words } from './screens.ts';

const mine = (page: Page): Locator => page.getByRole('region', { name: 'My Characters' });
const discover = (page: Page): Locator => page.getByRole('region', { name: 'Discover Characters' });

/** Talks with whoever the conversation on screen is with. */
async function expectToSpeakAs(page: Page, name: string, greeting: string): Promise<void> {
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{24}$/);
  await expect(replies(page).first()).toContainText(greeting);
  await say(page, 'What is your name?');
  await expect(replies(page)).toHaveCount(2);
  await expectComplete(replies(page).last());
  expect(await words(replies(page).last())).toContain(name);
}

test('somebody makes a character, changes it and talks with it', async ({ page, person }) => {
  await page.goto('/characters');
  await expect(mine(page).getByText('No characters yet')).toBeVisible();
  await mine(page).getByRole('button', { name: 'Create Character' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const trait = dialog.getByRole('textbox', { name: 'Personality traits' });
  const chosen = dialog.getByRole('group', { name: 'Chosen traits' }).getByRole('button');
  const calm = dialog.getByRole('button', { name: 'Calm', exact: true });
  const create = dialog.getByRole('button', { name: 'Create Character' });

  await name.fill('   ');
  await create.click();
  await expectToast(page, 'Name Required', 'Please enter a name for your character.');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(dialog).toBeVisible();

  await name.fill('Ines');
  await dialog.getByRole('textbox', { name: 'Greeting' }).fill('Mind the step.');
  for (const word of ['Stubborn', ' stubborn ', '  ']) {
    await trait.fill(word);
    await trait.press('Enter');
  }
  await expect(chosen).toHaveText(['Stubborn']);
  await calm.click();
  await expect(calm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Remove Calm' }).click();
  await expect(calm).toBeEnabled();
  for (const more of ['Calm', 'Wise', 'Humorous']) {
    await dialog.getByRole('button', { name: more, exact: true }).click();
  }
  await create.click();
  await expectToast(page, 'Character Created!', 'Say hello to your companion.');
  await expect(dialog).toHaveCount(0);

  const card = mine(page).getByRole('article', { name: 'Ines' });
  await expect(card.getByText('Private')).toBeVisible();
  await expect(card.getByRole('group', { name: 'Traits' })).toHaveText('StubbornCalmWise+1');
  // The form is empty again.
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(name).toHaveValue('');
  await expect(chosen).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await card.getByRole('button', { name: 'Edit Ines' }).click();
  await name.fill('Ines Halloran');
  const isPublic = dialog.getByRole('switch', { name: 'Public' });
  await isPublic.click();
  await expect(isPublic).toBeChecked();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Character Updated!', 'Your changes are saved.');
  const changed = mine(page).getByRole('article', { name: 'Ines Halloran' });
  await expect(changed.getByText('Public')).toBeVisible();
  expect((await person.client.request('GET', '/api/characters')).body).toMatchObject([
    { name: 'Ines Halloran', isPublic: true },
  ]);

  await changed.getByRole('button', { name: 'Chat with Ines Halloran' }).click();
  await expectToSpeakAs(page, 'Ines', 'Mind the step.');
});

test('a character has a page of its own, with the names filled in, and greets', async ({
  page,
  person,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*\/api\/characters\//);
  const stranger = createClient(person.client.baseUrl);
  await stranger.signUp();
  const name = `Edda${randomBytes(3).toString('hex')}`;
  const texts = {
    name,
    description: '{{char}} keeps the ferry, and knows {{user}} by the step.',
    greeting: 'Mind the step, {{user}}. *ties the rope*',
    exampleDialogue: '{{user}}: Is it far?\n{{char}}: Never as far as it looks.',
  };
  const character = await newCharacter(stranger, { ...texts, isPublic: true });
  await page.goto('/characters');
  await discover(page).getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/characters/${character.id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(`${name} keeps the ferry, and knows you by the step.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it begins' })).toContainText('Mind the step');
  const talk = page.getByRole('region', { name: `How ${name} talks` });
  await expect(talk).toContainText('Never as far as it looks.');
  await expect(page.getByText('{{')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await expect(replies(page).first()).toContainText('Mind the step');

  await stranger.request('PUT', `/api/characters/${character.id}`, { isPublic: false });
  await page.goto(`/characters/${character.id}`);
  await expect(page.getByRole('heading', { name: 'This character is not here' })).toBeVisible();
});

test(
  'a character of somebody else is found and talks',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const stranger = createClient(person.client.baseUrl);
    await stranger.signUp();
    const name = `Mira${randomBytes(3).toString('hex')}`;
    await newCharacter(stranger, { name, greeting: 'Take a seat.', isPublic: true });
    await page.goto('/characters');
    await discover(page)
      .getByRole('button', { name: `Start Chat with ${name}` })
      .click();
    await expectToSpeakAs(page, name, 'Take a seat.');
  },
);

test(
  'a character leaves as a card, comes back by file and by drop, and is deleted',
  {
    tag: '@desktop',
  },
  async ({ page, person }) => {
    await newCharacter(person.client, { name: 'Theo', personalityTraits: ['Humorous'] });
    await page.goto('/characters');
    const cards = mine(page).getByRole('article', { name: 'Theo' });
    /** Exports the first one; returns the file. */
    const exported = async (format: string, ending: string): Promise<Buffer> => {
      await cards.first().getByRole('button', { name: 'Export Theo' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`Theo.${ending}`);
      return readFile(await file.path());
    };

    const png = await exported('Export as PNG card', 'png');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import card' }).click();
    const file = { name: 'Theo.png', mimeType: 'image/png', buffer: png };
    await (await choosing).setFiles(file);
    await expectToast(page, 'Character Imported!', 'Theo is private until you share it.');
    await expect(cards).toHaveCount(2);

    const json = await exported('Export as JSON', 'json');
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'Theo.json', { type: 'application/json' }));
      return data;
    }, json.toString());
    await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop the character card here')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await expect(cards).toHaveCount(3);
    await expect(page.getByText('Drop the character card here')).toHaveCount(0);
    await expect(cards.last().getByText('Humorous')).toBeVisible();

    const asked = page.getByRole('alertdialog', { name: 'Delete Theo?' });
    await cards.first().getByRole('button', { name: 'Delete Theo' }).click();
    await asked.getByRole('button', { name: 'Keep it' }).click();
    await expect(cards).toHaveCount(3);
    await cards.first().getByRole('button', { name: 'Delete Theo' }).click();
    await asked.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Character Deleted', 'Conversations with it stay readable.');
    await expect(cards).toHaveCount(2);
  },
);
