import { randomBytes } from 'node:crypto';
import { createClient } from '../stack/client.ts';
import { newCharacter } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

test('a character is duplicated with credit, changed, and taken back to what it was', async ({
  page,
  person,
}) => {
  const other = createClient(person.client.baseUrl);
  await other.signUp();
  await other.request('PATCH', '/api/user', { firstName: 'Marta' });
  const mark = randomBytes(3).toString('hex');
  const name = `Ada${mark}`;
  const tags = [`tag${mark}`];
  const source = await newCharacter(other, { name, greeting: 'Good day.', tags, isPublic: true });
  await newCharacter(other, { name: `Bea${mark}`, tags, isPublic: true });

  await page.goto(`/characters/${source.id}`);
  const similar = page.getByRole('region', { name: `Similar to ${name}` });
  await expect(similar.getByRole('article')).toHaveCount(1);
  await expect(similar.getByRole('article', { name: `Bea${mark}` })).toBeVisible();
  await page.getByRole('button', { name: `Duplicate ${name}` }).click();
  await expectToast(page, 'Character Duplicated!', 'The copy is private: change what you like.');
  await expect(page).not.toHaveURL(new RegExp(source.id));
  await expect(page.getByText(`A copy of ${name} by Marta`)).toBeVisible();

  const versions = page.getByRole('button', { name: `Versions of ${name}` });
  const dialog = page.getByRole('dialog');
  await versions.click();
  await expect(dialog.getByText('There is only this one yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByRole('textbox', { name: 'Greeting', exact: true }).fill('Good night.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const begins = page.getByRole('region', { name: 'How it begins' });
  await expect(begins).toContainText('Good night.');

  await versions.click();
  await expect(dialog.getByText('Differs in greeting')).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('Good day.')).toBeVisible();
  await expect(dialog.getByText('Good night.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Restore the version until/ }).click();
  await expectToast(page, 'Character Updated!', 'Your changes are saved.');
  await expect(dialog).toHaveCount(0);
  await expect(begins).toContainText('Good day.');
  await versions.click();
  await expect(dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
});
