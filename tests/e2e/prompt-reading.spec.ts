import { expect, test } from './fixtures.ts';

test(
  'what the painter understood stands above the button before it is pressed',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await page.goto('/generator');
    await expect(page.getByText('No images yet')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const reading = page.getByTestId('prompt-reading');
    const button = page.getByRole('button', { name: 'Generate Image' });
    const above = async (): Promise<number> => (await button.boundingBox())?.y ?? 0;
    const before = await above();
    await page
      .getByRole('textbox', { name: 'Describe your image' })
      .fill('a castle and a dishwasher');
    await expect(reading).toHaveText('Will paint: castle · Leaves out: dishwasher');
    // Nothing jumps under the pointer.
    expect(await above()).toBe(before);
    await page.getByRole('textbox', { name: 'Describe your image' }).fill('');
    await expect(reading).not.toContainText('Will paint');
    expect((await person.client.request('GET', '/api/user')).body).toMatchObject({ tokens: 5 });
  },
);
