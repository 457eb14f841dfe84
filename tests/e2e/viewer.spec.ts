import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ImageView } from '@vesper/core/contract/image';
import { createClient } from '../stack/client.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: 'Image Details' });
const wall = (page: Page): Locator => page.getByRole('list', { name: 'Public pictures' });
const shown = (page: Page, { prompt }: ImageView): Locator =>
  viewer(page).getByRole('img', { name: prompt });

/** Public pictures of somebody else, newest first, and a word that only their prompts have. */
async function threePictures(baseUrl: string) {
  const other = createClient(baseUrl);
  await other.signUp();
  await other.request('PATCH', '/api/user', { firstName: 'Jonas', lastName: 'Hellmann' });
  const word = randomBytes(6).toString('hex');
  const images: ImageView[] = [];
  for (const scene of ['A bay at dawn', 'A hill in the rain', 'A fox in snow']) {
    images.unshift(await paint(other, `${scene}, ${word}`, { isPublic: true }));
  }
  const [newest, middle, oldest] = images;
  if (!newest || !middle || !oldest) throw new Error('Three were painted.');
  return { word, newest, middle, oldest };
}

/** How far the picture is enlarged. */
async function scale(page: Page): Promise<number> {
  const value = await viewer(page).locator('[data-zoom]').getAttribute('data-zoom');
  return Number(value);
}

test(
  'keys, arrows and the filmstrip go from picture to picture, and back leads to the wall',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { word, newest, middle, oldest } = await threePictures(person.client.baseUrl);
    await page.goto('/gallery');
    await page.getByRole('searchbox', { name: 'Search by prompt' }).fill(word);
    await expect(wall(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(`/gallery?search=${word}`);
    await wall(page).getByRole('link', { name: newest.prompt }).click();
    await expect(shown(page, newest)).toBeVisible();
    await expect(viewer(page).getByText('1 of 3')).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/gallery/${middle.id}?search=${word}`);
    await expect(shown(page, middle)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(shown(page, oldest)).toBeVisible();
    // There is nothing after the last one.
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/gallery/${oldest.id}?search=${word}`);
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page, middle)).toBeVisible();
    const strip = viewer(page).getByRole('group', { name: 'Filmstrip' });
    await strip.getByRole('button', { name: newest.prompt }).click();
    await expect(shown(page, newest)).toBeVisible();
    await page.keyboard.press('End');
    await expect(shown(page, oldest)).toBeVisible();
    await expect(page).toHaveURL(`/gallery/${oldest.id}?search=${word}`);

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/gallery?search=${word}`);
    // The one that was seen last, not the one that was opened.
    await expect(wall(page).getByRole('link', { name: oldest.prompt })).toBeFocused();
  },
);

test(
  'wheel, double click, drag and keys enlarge a picture, and another one is whole again',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { middle } = await threePictures(person.client.baseUrl);
    await page.goto(`/gallery/${middle.id}`);
    const picture = shown(page, middle);
    await expect(picture).toBeVisible();
    const place = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    const before = await picture.boundingBox();
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 4 });
    await page.mouse.up();
    // Dragging moves it and does not go on to the next.
    await expect.poll(async () => (await picture.boundingBox())?.x).not.toBe(before?.x);
    await expect(page).toHaveURL(`/gallery/${middle.id}`);
    await page.keyboard.press('0');
    await expect.poll(() => scale(page)).toBe(1);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => scale(page)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBeGreaterThan(1);
    // Other pictures may have come since: one of the neighbours, whole.
    await expect(viewer(page).getByText(/^\d+ of /)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(`/gallery/${middle.id}`);
    await expect.poll(() => scale(page)).toBe(1);
  },
);

test(
  'a finger swipes to the next picture and raises the sheet with the details',
  { tag: '@phone' },
  async ({ page, context, person }) => {
    const { word, newest, middle } = await threePictures(person.client.baseUrl);
    await page.goto('/gallery');
    await page.getByRole('searchbox', { name: 'Search by prompt' }).fill(word);
    await expect(wall(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(`/gallery?search=${word}`);
    await wall(page).getByRole('link', { name: newest.prompt }).click();
    await expect(shown(page, newest)).toBeVisible();
    const touch = await context.newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const at = (x: number) => [{ x, y: 300 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const x of [(from + to) / 2, to]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 90);
    await expect(shown(page, middle)).toBeVisible();
    await expect(page).toHaveURL(`/gallery/${middle.id}?search=${word}`);
    await swipe(90, 320);
    await expect(shown(page, newest)).toBeVisible();
    await expect(page).toHaveURL(`/gallery/${newest.id}?search=${word}`);

    const model = viewer(page).getByText('Built-in engine');
    await expect(model).not.toBeInViewport();
    await viewer(page).getByRole('button', { name: 'More about it' }).click();
    await expect(model).toBeInViewport();
    // Part of the picture stays in sight.
    await expect(shown(page, newest)).toBeInViewport();
  },
);

test(
  'the name of a creator leads to everything public of theirs',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { newest, middle, oldest } = await threePictures(person.client.baseUrl);
    await page.goto(`/gallery/${newest.id}`);
    await viewer(page).getByRole('link', { name: 'Jonas' }).click();
    await expect(page).toHaveURL(/\/creators\/[0-9a-f]{24}$/);
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Jonas', level: 1 })).toBeVisible();
    await expect(page.getByText('3 pictures')).toBeVisible();
    await expect(page.getByText('Hellmann')).toHaveCount(0);
    const pictures = page.getByRole('list', { name: 'Pictures by Jonas' });
    await expect(pictures.getByRole('listitem')).toHaveCount(3);

    await pictures.getByRole('link', { name: middle.prompt }).click();
    await expect(viewer(page).getByText('2 of 3')).toBeVisible();
    await expect(shown(page, middle)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page, oldest)).toBeVisible();
    await page.reload();
    await expect(shown(page, oldest)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/creators\/[0-9a-f]{24}$/);
    await page.getByRole('main').getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
  },
);

test(
  'arriving at the end of a page reads the next one',
  { tag: '@desktop' },
  async ({ page, person }) => {
    const { word, newest, middle, oldest } = await threePictures(person.client.baseUrl);
    // Pages of two: the server's own have fifty.
    await page.route('**/api/images/public*', async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '2');
      await route.continue({ url: url.href });
    });
    await page.goto('/gallery');
    await page.getByRole('searchbox', { name: 'Search by prompt' }).fill(word);
    await wall(page).getByRole('link', { name: newest.prompt }).click();
    await expect(viewer(page).getByText(/^1 of/)).toBeVisible();
    await expect(shown(page, newest)).toBeVisible();
    for (const next of [middle, oldest]) {
      await page.keyboard.press('ArrowRight');
      await expect(shown(page, next)).toBeVisible();
    }
  },
);
