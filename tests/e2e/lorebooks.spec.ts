import { lorebookDetails, lorebookView } from '@vesper/core/contract/lorebook';
import { expectAccessible, expectNoOverhang } from './access.ts';
import { expect, test } from './fixtures.ts';

const ENTRY = { keys: ['lighthouse'], content: 'It has been dark for a year.', name: 'Lighthouse' };
const FILE = { spec: 'lorebook_v3', data: { name: 'Harbour', entries: [ENTRY] } };

test(
  'a lorebook is imported, edited without a button, and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, person: { client } }) => {
    await page.goto('/lorebooks');
    await expect(page.getByText('No lorebooks yet')).toBeVisible();
    await page.getByLabel('Lorebook', { exact: true }).setInputFiles({
      name: 'harbour.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(FILE)),
    });
    await expect(page.getByRole('heading', { name: 'Harbour', level: 1 })).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';

    const row = page.getByRole('listitem', { name: 'Lighthouse' });
    await row.getByRole('textbox', { name: 'Content of Lighthouse' }).fill('Mara lit it again.');
    const keys = row.getByRole('textbox', { name: 'Add to keys of Lighthouse' });
    await keys.fill('the light, keeper');
    await keys.press('Enter');
    await row.getByRole('button', { name: 'Always tell Lighthouse' }).click();
    await page.getByRole('button', { name: 'New entry' }).click();
    // The newest entry's name has the focus.
    await expect(page.getByRole('textbox', { name: 'Name of Entry 2' })).toBeFocused();
    await page.keyboard.type('Fog');
    // Leaving at once loses nothing of it.
    await page.getByRole('link', { name: 'All lorebooks' }).click();
    await expect(page.getByText('2 entries')).toBeVisible();

    const read = () => client.expect([200, lorebookDetails], 'GET', `/api/lorebooks/${id}`);
    await expect
      .poll(async () => (await read()).entries)
      .toMatchObject([
        {
          content: 'Mara lit it again.',
          keys: ['lighthouse', 'the light', 'keeper'],
          constant: true,
        },
        { name: 'Fog' },
      ]);
  },
);

test(
  'a pattern that cannot be used says so at its entry',
  { tag: '@desktop' },
  async ({ page, person: { client }, consoleErrors }) => {
    consoleErrors.allow(/status of 422 .*\/api\/lorebooks\//);
    const made = await client.expect([201, lorebookView], 'POST', '/api/lorebooks', {
      name: 'Bay',
    });
    const entry = { name: 'Fog', keys: ['fog'], useRegex: true };
    await client.request('POST', `/api/lorebooks/${made.id}/entries`, entry);
    await page.goto(`/lorebooks/${made.id}`);
    const keys = page.getByRole('textbox', { name: 'Add to keys of Fog' });
    await keys.fill('a(?=b)');
    await keys.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'looks ahead' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove a(?=b)' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  },
);

test(
  'a thousand entries are shown in pages, and searched as a whole',
  { tag: '@desktop' },
  async ({ page, person: { client } }) => {
    await client.request('PATCH', '/api/user', { firstName: 'Ada' });
    const entries = Array.from({ length: 1_000 }, (_, at) => ({ ...ENTRY, name: `Place ${at}` }));
    const body = { spec: 'lorebook_v3', data: { name: 'Atlas', entries } };
    const made = await client.expect([201, lorebookView], 'POST', '/api/lorebooks/import', body);
    await page.goto(`/lorebooks/${made.id}`);
    await expect(page.getByText('1–50 of 1,000')).toBeVisible();
    await page.getByRole('button', { name: 'Next entries' }).click();
    await expect(page.getByRole('listitem', { name: 'Place 50' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search entries' }).fill('place 999');
    await expect(page.getByRole('listitem', { name: 'Place 999' })).toBeVisible();
    await page.getByRole('button', { name: 'More of Place 999' }).click();
    await expectAccessible(page, 'a lorebook');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverhang(page, 'a lorebook');
  },
);
