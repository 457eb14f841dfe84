import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

test('somebody tags a picture with words of its prompt, and finds it by them', async ({
  page,
  person,
}) => {
  const tower = await paint(person.client, 'A lighthouse at dusk');
  await paint(person.client, 'A red boat in the reeds');
  await page.goto(`/gallery/${tower.id}?tab=mine`);
  const details = page.getByRole('dialog', { name: 'Image Details' });
  const more = details.getByRole('button', { name: 'More about it' });
  if (await more.isVisible()) await more.click();
  await details.getByRole('button', { name: 'Add tags' }).click();
  const editor = page.getByRole('dialog', { name: 'Tags' });
  await editor.getByRole('button', { name: 'lighthouse' }).click();
  await editor.getByLabel('Tags', { exact: true }).fill('By the Sea');
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await details.getByRole('link', { name: '#by the sea' }).click();
  await expect(page).toHaveURL(/\/gallery\?tab=mine&tag=by\+the\+sea/);
  const own = page.getByRole('list', { name: 'Your pictures' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove the filter #by the sea' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);
});
