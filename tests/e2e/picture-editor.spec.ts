import type { Locator, Page } from '@playwright/test';
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

const sheetOf = (page: Page): Locator =>
  page.getByRole('application', { name: /^Part to paint over/ });

/** What the picture is seen through, brought into sight: on a phone it is above. */
async function stageBox(page: Page) {
  const stage = page.locator('[data-stage="complete"]');
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await stage.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  return box;
}

/** Draws a line over the stage, in shares of it. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await expect(sheetOf(page)).toBeVisible();
  const box = await stageBox(page);
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 6 });
  await page.mouse.up();
}

/** The words and the mask of the first order, and its value at shares of the picture. */
async function maskOf([order]: readonly ImageVersionRequest[]) {
  if (order?.task !== 'inpaint') throw new Error('Another order was sent.');
  const png = sharp(Buffer.from(order.mask, 'base64')).greyscale().raw();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  const seen = (x: number, y: number) =>
    data[Math.round(y * info.height) * info.width + Math.round(x * info.width)];
  return { prompt: order.prompt, data, info, seen };
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

  await drag(page, [0.1, 0.5], [0.4, 0.5]);
  await drag(page, [0.9, 0.1], [0.9, 0.9]);
  // The second line was one too many.
  await page.keyboard.press('Control+z');
  await make.click();

  await expect(page.getByRole('button', { name: 'Version 2: Painted over' })).toBeVisible();
  const { prompt, info, data, seen } = await maskOf(orders);
  expect(prompt).toBe('a lantern');
  expect([info.width, info.height]).toEqual([1792, 1024]);
  expect(seen(0.25, 0.5)).toBe(255);
  expect(seen(0.9, 0.5)).toBe(0);
  expect(seen(0.25, 0.1)).toBe(0);
  expect(new Set(data)).toEqual(new Set([0, 255]));
});

test('what is painted while the picture is near stays where it was painted', async ({
  page,
  person,
}) => {
  const first = await paint(person.client, 'A harbour in the morning');
  const orders = ordersOf(page);
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  await page.getByRole('textbox', { name: 'What to paint there' }).fill('a red boat');
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  await nearer.click();
  await nearer.click();
  await expect(page.getByRole('button', { name: 'Zoomed to 225%, show all' })).toBeVisible();
  // The hand takes the lower right corner into sight.
  await page.getByRole('radio', { name: 'Move' }).click();
  await drag(page, [0.9, 0.9], [0.1, 0.1]);
  await page.getByRole('radio', { name: 'Brush' }).click();
  await drag(page, [0.5, 0.5], [0.9, 0.5]);
  await page.getByRole('button', { name: /^Make it/ }).click();
  await expect(page.getByRole('button', { name: 'Version 2: Painted over' })).toBeVisible();

  const { seen } = await maskOf(orders);
  const at = (share: number): number => 1 - (1 - share) / 2.25;
  expect(seen(at(0.7), at(0.5))).toBe(255);
  expect(seen(at(0.2), at(0.5))).toBe(0);
  expect(seen(0.7, 0.5)).toBe(0);
});

test(
  'the picture comes nearer by wheel and keys, and the view follows the box',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const first = await paint(person.client, 'A path through reeds');
    await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
    const sheet = sheetOf(page);
    const stage = await stageBox(page);
    const [left, top] = [stage.x + stage.width * 0.75, stage.y + stage.height * 0.25];
    await page.mouse.move(left, top);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -30);
    await page.keyboard.up('Control');
    await expect(page.getByRole('button', { name: 'Zoomed to 143%, show all' })).toBeVisible();
    // What lay under the pointer lies there still.
    const box = await sheet.boundingBox();
    expect(((left - (box?.x ?? 0)) / (box?.width ?? 1)).toFixed(2)).toBe('0.75');
    expect(((top - (box?.y ?? 0)) / (box?.height ?? 1)).toFixed(2)).toBe('0.25');

    await sheet.focus();
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'Zoomed to 100%, show all' })).toBeVisible();
    for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
    await expect
      .poll(async () => Math.round((await sheet.boundingBox())?.x ?? 0))
      .toBe(Math.round(stage.x - 0.06 * stage.width * 5.0625));
  },
);

test(
  'two fingers bring the picture nearer and paint nothing',
  { tag: '@phone' },
  async ({ page, person }) => {
    const first = await paint(person.client, 'A quiet garden');
    await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
    const stage = await stageBox(page);
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: [number, number][]) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shares.map(([x, y], id) => ({
          id,
          x: stage.x + x * stage.width,
          y: stage.y + y * stage.height,
        })),
      });
    await touch('touchStart', [0.4, 0.5]);
    await touch('touchStart', [0.4, 0.5], [0.6, 0.5]);
    await touch('touchMove', [0.3, 0.5], [0.7, 0.5]);
    await touch('touchMove', [0.2, 0.5], [0.8, 0.5]);
    await touch('touchEnd');
    await expect(page.getByRole('button', { name: 'Zoomed to 300%, show all' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();

    await touch('touchStart', [0.3, 0.3]);
    await touch('touchMove', [0.5, 0.3]);
    await touch('touchEnd');
    await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled();
  },
);

test('a marked part that was not used is not lost without a question', async ({ page, person }) => {
  const first = await paint(person.client, 'A bridge over a stream');
  await page.goto('/gallery?tab=mine');
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  const editor = page.getByRole('heading', { name: 'Edit picture' });
  const question = page.getByRole('alertdialog', { name: 'Leave without painting?' });
  await expect(editor).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(editor).toHaveCount(0);
  await page.goBack();
  await drag(page, [0.3, 0.5], [0.6, 0.5]);

  await page.getByRole('link', { name: 'Details' }).click();
  await question.getByRole('button', { name: 'Keep marking' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled();
  // Another way from the same picture keeps it.
  await page.getByRole('radio', { name: 'Vary' }).click();
  await page.getByRole('radio', { name: 'Paint over' }).click();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled();

  const closing = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await closed;

  await page.evaluate(() => history.forward());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gallery/${first.id}/edit`));
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(editor).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/gallery/${first.id}\\?tab=mine`));
});

test('a mask can be made by keys alone', { tag: '@desktop' }, async ({ page, person }) => {
  const first = await paint(person.client, 'A bowl of pears');
  const orders = ordersOf(page);
  await page.goto(`/gallery/${first.id}/edit?way=inpaint`);
  await sheetOf(page).focus();
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
