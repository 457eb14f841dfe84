import { Types } from 'mongoose';
import { SWITCHES_AT_FIRST } from '@vesper/core/contract/switches';
import { expect, signInBrowser, stackTest as test } from './fixtures.ts';
import { insertImage, newPerson } from '../stack/person.ts';
import type { Stack } from '../stack/stack.ts';

async function newCode({ documents }: Stack): Promise<string> {
  const code = `DUSK${new Types.ObjectId().toHexString().slice(-8).toUpperCase()}`;
  const fields = { tokens: 10, limit: 5, expiresAt: null, isOff: false, note: null };
  const insert = { code, ...fields, createdAt: new Date() };
  await documents.collection('promo_codes').insertOne(insert);
  return code;
}

/** Switches gifts on as the desk does; processes look every ten seconds without being told. */
async function allowGifts({ documents, baseUrl }: Stack): Promise<void> {
  const value = { ...SWITCHES_AT_FIRST, gifts: true };
  await documents.collection<{ _id: string }>('settings').updateOne(
    { _id: 'switches' },
    { $set: { value, version: 1, changedAt: new Date() } },
    {
      upsert: true,
    },
  );
  const gifts = async (): Promise<unknown> => {
    const answer: unknown = await (await fetch(`${baseUrl}/api/config`)).json();
    return answer;
  };
  await expect.poll(gifts).toMatchObject({ gifts: { perDay: 20 } });
}

test(
  'a code is redeemed where plans are, once',
  { tag: '@desktop' },
  async ({ page, stack, person, consoleErrors }) => {
    consoleErrors.allow(/status of (404|409) /);
    const code = await newCode(stack);
    await stack.documents
      .collection('users')
      .updateOne({ email: person.email }, { $set: { tokens: 2, debt: 3 } });
    await page.goto('/subscribe');
    await expect(page.getByText(/^2 tokens left, 3 more at \d\d:\d\d$/)).toBeAttached();
    const field = page.getByLabel('Redeem a code');
    const redeem = page.getByRole('button', { name: 'Redeem', exact: true });
    await field.fill('NO SUCH CODE');
    await redeem.click();
    await expect(page.getByText('This code is not known here.')).toBeVisible();
    await field.fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    await redeem.click();
    await expect(page.getByText('10 tokens added.')).toBeVisible();
    await expect(page.getByText('12 tokens left')).toBeAttached();
    await field.fill(code);
    await redeem.click();
    await expect(page.getByText('You have redeemed this code before.')).toBeVisible();

    await page.goto('/profile?tab=statistics');
    await expect(page.getByRole('cell', { name: 'Code redeemed' })).toBeVisible();
    await expect(page.getByText(/3 tokens of a purchase that was taken back/)).toBeVisible();
  },
);

test(
  'tokens are given on a creator’s page, where gifts are allowed',
  { tag: '@desktop' },
  async ({ page, stack, person, context, consoleErrors }) => {
    // Its picture has no bytes; and one gift is more than there is.
    consoleErrors.allow(/status of (404|409) /);
    const creator = await newPerson(stack);
    await insertImage(stack, creator.userId, { isPublic: true });
    await page.goto(`/creators/${creator.userId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give tokens' })).toHaveCount(0);
    await allowGifts(stack);
    await page.reload();
    await page.getByRole('button', { name: 'Give tokens' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tokens').fill('9');
    await dialog.getByRole('button', { name: 'Give' }).click();
    await expect(dialog.getByText('There are fewer tokens than that.')).toBeVisible();
    await dialog.getByLabel('Tokens').fill('2');
    await dialog.getByRole('button', { name: 'Give' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('3 tokens left')).toBeAttached();
    expect(person.email).not.toBe(creator.email);

    await signInBrowser(context, creator.client);
    await page.goto('/profile?tab=statistics');
    await expect(page.getByRole('cell', { name: 'Gift from another member' })).toBeVisible();
    await expect(page.getByText('7 tokens left')).toBeAttached();
  },
);
