import { modelsView } from '@vesper/core/contract/model';
import { deskModelAt, newOperator } from '../stack/desk-models.ts';
import { expect, modelTest as test, signInBrowser } from './fixtures.ts';

test(
  'a model is tried before it is saved, offered to members, and switched off again',
  { tag: '@desktop' },
  async ({ page, context, stack, model, account }) => {
    const operator = await newOperator(stack);
    await signInBrowser(context, operator);
    const offered = async () =>
      modelsView.parse((await account.client.request('GET', '/api/models')).body).models;
    await page.goto('/desk/models');
    await expect(page.getByText('Fixed by CHAT_BASE_URL')).toBeVisible();
    // This product has no key to seal others with, and says what to set.
    await expect(page.getByText(/set SECRETS_KEY/)).toBeVisible();

    await page.getByRole('button', { name: 'Add a model' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a model' });
    await dialog.getByRole('button', { name: 'Add model' }).click();
    await expect(dialog.getByText('Enter an address such as')).toBeVisible();
    await dialog.getByLabel('Address').fill(model.baseUrl);
    await dialog.getByRole('textbox', { name: 'Id', exact: true }).fill('evening');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Evening 7B');
    await dialog.getByLabel('Price').fill('2');
    await dialog.getByRole('button', { name: 'Try it before saving' }).click();
    await dialog.getByRole('button', { name: 'Ask it' }).click();
    const trial = dialog.getByRole('status').filter({ hasText: 'First word' });
    await expect(trial).toContainText('Good evening.');
    expect((await offered()).map(({ id }) => id)).toEqual(['default']);

    await dialog.getByRole('button', { name: 'Add model' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Evening 7B' });
    await expect(row).toContainText('2 tokens a reply');
    expect(await offered()).toMatchObject([{ id: 'default' }, { id: 'evening', price: 2 }]);

    await row.getByRole('button', { name: 'More about Evening 7B' }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await expect(row).toContainText('Offered to nobody');
    expect((await offered()).map(({ id }) => id)).toEqual(['default']);
  },
);

test(
  'a change that meets another one shows what that was, and joins what was typed with it',
  { tag: '@desktop' },
  async ({ page, context, stack, model, consoleErrors }) => {
    consoleErrors.allow(/status of 409 .*\/api\/desk\/models\//);
    const operator = await newOperator(stack);
    const settings = { engine: 'openai', id: 'shared', name: 'Shared', baseUrl: model.baseUrl };
    await operator.request('POST', '/api/desk/models', { settings });
    await signInBrowser(context, operator);
    await page.goto('/desk/models');
    await page.getByRole('button', { name: 'More about Shared' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Shared' });
    await dialog.getByLabel('Description').fill('For long evenings.');
    const { version } = await deskModelAt(operator, 'shared');
    const theirs = { version, settings: { ...settings, price: 3 } };
    expect((await operator.request('PATCH', '/api/desk/models/shared', theirs)).status).toBe(200);

    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const notice = dialog.getByRole('alert').filter({ hasText: 'Somebody else' });
    await expect(notice).toContainText('Price');
    await notice.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(dialog.getByLabel('Price')).toHaveValue('3');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    expect(await deskModelAt(operator, 'shared')).toMatchObject({
      settings: { price: 3, description: 'For long evenings.' },
    });
  },
);
