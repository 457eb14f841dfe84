import type { Page } from '@playwright/test';
import { pngWithText } from '../stack/png-with-text.ts';
import { paint } from './content.ts';
import { expect, test } from './fixtures.ts';
import { prompt } from './painting.ts';

/** Brings a file to the form as the browser does when somebody drops or pastes it. */
async function bring(page: Page, way: 'drop' | 'paste', file: Buffer): Promise<void> {
  const brought = await page.evaluateHandle(
    ([base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
      return data;
    },
    [file.toString('base64')] as const,
  );
  if (way === 'drop') {
    await prompt(page).dispatchEvent('dragover', { dataTransfer: brought });
    await expect(page.getByText('Drop the picture to read its settings')).toBeVisible();
    await prompt(page).dispatchEvent('drop', { dataTransfer: brought });
    return;
  }
  await prompt(page).evaluate(
    (field, clipboardData) =>
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    brought,
  );
}

const read = (page: Page) => page.getByText(/Read from the picture:/);
const seed = (page: Page) => page.getByRole('textbox', { name: 'Seed' });

test('a picture of ours that is dropped fills in how it was made', async ({ page, person }) => {
  const { imageUrl, seed: its } = await paint(person.client, 'A mill by a pond', {
    size: '1792x1024',
  });
  const file = await (await page.request.get(imageUrl ?? '')).body();
  await page.goto('/generator');
  await prompt(page).fill('something else');
  await bring(page, 'drop', file);
  await expect(read(page)).toBeVisible();
  await expect(prompt(page)).toHaveValue('A mill by a pond');
  await expect(page.getByRole('radio', { name: /Landscape/ })).toBeChecked();
  await page.getByRole('button', { name: /^Advanced/ }).click();
  await expect(seed(page)).toHaveValue(String(its));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveValue('something else');
  await expect(page.getByRole('radio', { name: /Square/ })).toBeChecked();
});

const PARAMETERS = [
  'a castle above the sea, golden light',
  'Negative prompt: fog',
  'Steps: 28, Sampler: Euler a, CFG scale: 6.5, Seed: 3067, Size: 832x1216',
].join('\n');

const node = (kind: string, inputs: object) => ({ class_type: kind, inputs });
const GRAPH = {
  3: node('KSampler', {
    ...{ seed: 42, steps: 20, cfg: 8, denoise: 1 },
    ...{ model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] },
  }),
  4: node('CheckpointLoaderSimple', { ckpt_name: 'ink.safetensors' }),
  5: node('EmptyLatentImage', { width: 1344, height: 768, batch_size: 1 }),
  6: node('CLIPTextEncode', { text: 'a quiet harbour', clip: ['4', 1] }),
  7: node('CLIPTextEncode', { text: 'fog', clip: ['4', 1] }),
  8: node('SaveImage', { images: ['3', 0] }),
};

for (const [program, keyword, words, found] of [
  [
    'AUTOMATIC1111',
    'parameters',
    PARAMETERS,
    ['a castle above the sea, golden light', '3067', /Portrait/],
  ],
  ['ComfyUI', 'prompt', JSON.stringify(GRAPH), ['a quiet harbour', '42', /Landscape/]],
] as const) {
  test(`a picture of ${program} that is pasted or dropped fills in what it says`, async ({
    page,
    person,
  }) => {
    expect(person.email).toBeTruthy();
    const file = await pngWithText(keyword, words);
    const [itsWords, itsSeed, itsShape] = found;
    for (const way of ['paste', 'drop'] as const) {
      await page.goto('/generator');
      await prompt(page).fill('');
      await bring(page, way, file);
      await expect(read(page)).toBeVisible();
      await expect(prompt(page)).toHaveValue(itsWords);
      await expect(page.getByRole('radio', { name: itsShape })).toBeChecked();
      await page.getByRole('button', { name: /^Advanced/ }).click();
      await expect(seed(page)).toHaveValue(itsSeed);
    }
  });
}

test('a file that says nothing is named, and changes nothing', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/generator');
  await prompt(page).fill('my own words');
  await bring(page, 'paste', await pngWithText('Comment', 'made by hand'));
  await expect(page.getByText('This picture does not say how it was made.')).toBeVisible();
  await expect(prompt(page)).toHaveValue('my own words');
});
