import { newCharacter, paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

test('a character gets a look, and the pictures that show it are on its page', async ({
  page,
  person,
}) => {
  const portrait = await paint(person.client, 'Portrait of a botanist with short silver hair');
  const { id } = await newCharacter(person.client, { name: 'Mira Holt' });
  await page.goto(`/characters/${id}`);
  const pictures = page.getByRole('region', { name: 'Pictures of Mira Holt' });
  await expect(pictures.getByText('No pictures yet')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Mira Holt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Look', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'What is to be seen of them' }).fill('A green coat');
  const seed = dialog.getByRole('textbox', { name: 'Seed' });
  await seed.fill('4294967296');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  await dialog.getByRole('radio', { name: portrait.prompt }).click({ force: true });
  await expect(dialog.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('A seed is a whole number from 0 to 4294967295.')).toBeVisible();
  await seed.fill('77');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Character Updated!', 'Your changes are saved.');
  await expect(page.getByText('In pictures: A green coat')).toBeVisible();

  await page.getByRole('link', { name: 'Make a picture of Mira Holt' }).click();
  const form = page.getByRole('form', { name: 'Image Generator' });
  await expect(form.getByRole('radio', { name: 'Mira Holt' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Describe your image' }).fill('reading in a garden');
  await form.getByRole('button', { name: /^Generate/ }).click();
  await expectToast(page, 'Image Generated!', 'Your picture is ready.');

  await page.goto(`/characters/${id}`);
  await pictures.getByRole('link', { name: 'reading in a garden' }).click();
  const viewer = page.getByRole('dialog', { name: 'Image Details' });
  const more = viewer.getByRole('button', { name: 'More about it' });
  if (await more.isVisible()) await more.click();
  await viewer.getByRole('button', { name: 'Use as the look of Mira Holt' }).click();
  await expect(viewer.getByRole('button', { name: 'The look of Mira Holt' })).toBeDisabled();
});
