import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createClient, type Client } from '../stack/client.ts';
import { newCharacter } from './content.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './screens.ts';

const mine = (page: Page): Locator => page.getByRole('region', { name: 'My Characters' });
const discover = (page: Page): Locator => page.getByRole('region', { name: 'Discover Characters' });
const names = (within: Locator): Locator => within.getByRole('article').getByRole('heading');

async function stranger(baseUrl: string): Promise<Client> {
  const client = createClient(baseUrl);
  await client.signUp();
  return client;
}

test('characters are found by words and tags, in an order, and the address keeps it', async ({
  page,
  person,
}) => {
  const other = await stranger(person.client.baseUrl);
  const tag = `tag${randomBytes(3).toString('hex')}`;
  const isPublic = true;
  const sea = { tags: [tag, 'sea'], isPublic };
  const ada = await newCharacter(other, { name: 'Ada Quill', ...sea });
  await newCharacter(other, { name: 'Bea Lamp', description: 'Minds a lamp.', ...sea });
  await newCharacter(other, { name: 'Cleo', tags: [tag], isPublic });
  await newCharacter(person.client, { name: 'Dora', tags: [tag] });
  await other.request('POST', `/api/characters/${ada.id}/like`);

  await page.goto(`/characters?tags=${tag}`);
  await expect(names(discover(page))).toHaveText(['Cleo', 'Bea Lamp', 'Ada Quill']);
  await expect(names(mine(page))).toHaveText(['Dora']);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Most loved');
  await expect(names(discover(page)).first()).toHaveText('Ada Quill');
  await page.getByRole('searchbox', { name: 'Search characters' }).fill('lam');
  await expect(names(discover(page))).toHaveText(['Bea Lamp']);
  await expect(mine(page).getByText('None of your characters match.')).toBeVisible();
  await expect(page).toHaveURL(`/characters?tags=${tag}&sort=loved&search=lam`);
  await page.reload();
  await expect(names(discover(page))).toHaveText(['Bea Lamp']);
  await expect(page.getByRole('searchbox', { name: 'Search characters' })).toHaveValue('lam');

  await page.getByRole('searchbox', { name: 'Search characters' }).fill('nobody at all');
  await expect(discover(page).getByText('Nobody found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/characters?sort=loved');
  await page.goto(`/characters/${ada.id}`);
  await page
    .getByRole('link', { name: `#${tag}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/characters?tags=${tag}`);
  await expect(names(discover(page))).toHaveCount(3);
});

test('tags are given in the dialog, and a favourite is found again', async ({ page, person }) => {
  const name = `Ines${randomBytes(3).toString('hex')}`;
  await newCharacter(person.client, { name: 'Theo' });
  await page.goto('/characters');
  await page.getByRole('button', { name: 'Create Character' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const tags = dialog.getByRole('textbox', { name: 'Tags' });
  await tags.fill('#Harbour Night, fog');
  await tags.press('Enter');
  await dialog.getByRole('button', { name: 'mystery', exact: true }).click();
  const chosen = dialog.getByRole('group', { name: 'Chosen tags' }).getByRole('button');
  await expect(chosen).toHaveText(['harbour night', 'fog', 'mystery']);
  await dialog.getByRole('button', { name: 'Create Character' }).click();
  await expectToast(page, 'Character Created!', 'Say hello to your companion.');

  const card = mine(page).getByRole('article', { name });
  await card.getByRole('link', { name: '#harbour night' }).click();
  await expect(page).toHaveURL('/characters?tags=harbour+night');
  await expect(names(mine(page))).toHaveText([name]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(names(mine(page))).toHaveCount(2);

  const heart = card.getByRole('button', { name: `Favourite ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL('/characters?favourites=true');
  await expect(names(mine(page))).toHaveText([name]);
  await card.getByRole('link', { name, exact: true }).click();
  const large = page.getByRole('button', { name: `Favourite ${name}, 1 like` });
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await large.click();
  await expect(page.getByRole('button', { name: `Favourite ${name}, 0 likes` })).toBeVisible();
  await page.goto('/characters?favourites=true');
  await expect(mine(page).getByText('None of your characters match.')).toBeVisible();
});
