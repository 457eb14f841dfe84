import type { Page } from '@playwright/test';
import { imageVersionRequest, type ImageVersionRequest } from '@vesper/core/contract/image-version';
import sharp from 'sharp';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

/** The orders of versions that the page sends from now on. */
function ordersOf(page: Page): ImageVersionRequest[] {
  const orders: ImageVersionRequest[] = [];
  page.on('request', (request) => {
    const isOrder = request.method() === 'POST' && request.url().endsWith('/versions');
    if (isOrder) orders.push(imageVersionRequest.parse(request.postDataJSON()));
  });
  return orders;
}

test('a picture is varied, compared with what it was, and found again among its versions', async ({
  page,
  person,
}) => {
  const first = await paint(person.client, 'A lighthouse on a cliff at dusk');
  const orders = ordersOf(page);

  await page.goto(`/gallery/${first.id}?tab=mine`);
  const viewer = page.getByRole('dialog', { name: 'Image Details' });
  await expect(viewer.getByText(first.prompt)).toBeVisible();
  const more = viewer.getByRole('button', { name: 'More about it' });
  if (await more.isVisible()) await more.click();
  await viewer.getByRole('link', { name: 'Use as reference' }).click();
  await expect(page.getByRole('heading', { name: 'Edit picture' })).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Words (optional)' });
  await expect(words).toBeFocused();
  await expect(page.getByRole('slider', { name: 'How much may change' })).toHaveValue('0.75');
  await words.fill('in fog');
  await page.getByRole('button', { name: 'Make it 1 token' }).click();

  const tree = page.getByRole('list', { name: 'Versions' });
  await expect(tree.getByRole('button', { name: 'Version 2: Varied' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(orders).toEqual([
    expect.objectContaining({ task: 'vary', strength: 0.75, prompt: 'in fog', count: 1 }),
  ]);

  await page.getByRole('button', { name: 'Compare' }).click();
  const line = page.getByRole('slider', { name: 'Before and after' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuetext', '51% before');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Hold to see before' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('img', { name: 'Before' })).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page.getByRole('img', { name: 'Before' })).toHaveCount(0);

  await tree.getByRole('button', { name: 'Version 2: Varied' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('button', { name: 'Version 1: Original' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/gallery/${first.id}/edit`));
  await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
});

test('what is marked on a picture is sent as a mask in its own pixels', async ({
  page,
  person,
}) => {
  const first = await paint(person.client, 'A table by a window', { size: '1792x1024' });
  const orders = ordersOf(page);
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  const make = page.getByRole('button', { name: /^Make it/ });
  await page.getByRole('textbox', { name: 'What to paint there' }).fill('a lantern');
  await expect(make).toBeDisabled();

  const sheet = page.getByRole('application', { name: /^Part to paint over/ });
  const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
    // On a phone it is above, out of sight.
    await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await sheet.boundingBox();
    if (!box) throw new Error('There is nothing to draw on.');
    const at = ([x, y]: [number, number]) =>
      [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), { steps: 6 });
    await page.mouse.up();
  };
  await drag([0.1, 0.5], [0.4, 0.5]);
  await drag([0.9, 0.1], [0.9, 0.9]);
  // The second line was one too many.
  await page.keyboard.press('Control+z');
  await make.click();

  await expect(page.getByRole('button', { name: 'Version 2: Painted over' })).toBeVisible();
  const [order] = orders;
  if (order?.task !== 'inpaint') throw new Error('Another order was sent.');
  expect(order.prompt).toBe('a lantern');
  const png = sharp(Buffer.from(order.mask, 'base64')).greyscale().raw();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1792, 1024]);
  const seen = (x: number, y: number) => data[Math.round(y * 1024) * 1792 + Math.round(x * 1792)];
  expect(seen(0.25, 0.5)).toBe(255);
  expect(seen(0.9, 0.5)).toBe(0);
  expect(seen(0.25, 0.1)).toBe(0);
  expect(new Set(data)).toEqual(new Set([0, 255]));
});

test('a mask can be made by keys alone', { tag: '@desktop' }, async ({ page, person }) => {
  const first = await paint(person.client, 'A bowl of pears');
  const orders = ordersOf(page);
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  const sheet = page.getByRole('application', { name: /^Part to paint over/ });
  await sheet.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Invert' }).click();
  await page.getByRole('textbox', { name: 'What to paint there' }).fill('a blue cloth');
  await page.getByRole('button', { name: /^Make it/ }).click();
  await expect.poll(() => orders.length).toBe(1);
  const [order] = orders;
  if (order?.task !== 'inpaint') throw new Error('Another order was sent.');
  const { data } = await sharp(Buffer.from(order.mask, 'base64'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The box in the middle was marked, and then all but it.
  expect(data[512 * 1024 + 512]).toBe(0);
  expect(data[10 * 1024 + 10]).toBe(255);
});
