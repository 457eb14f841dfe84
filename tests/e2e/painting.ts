import { expect, type Locator, type Page } from '@playwright/test';

// The generator as its tests see it.

export const prompt = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Describe your image' });
export const generate = (page: Page): Locator => page.getByRole('button', { name: /Generat/ });
export const inHand = (page: Page): Locator =>
  page.getByRole('region', { name: 'Picture in hand' });
export const bar = (page: Page): Locator =>
  page.getByRole('progressbar', { name: 'Picture progress' });

export async function expectTokens(page: Page, words: string): Promise<void> {
  await expect(page.getByText(`${words} left`)).toBeAttached();
}

/** Chooses a shape. */
export async function chooseSize(page: Page, size: string): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(size) });
  await radio.click();
  await expect(radio).toBeChecked();
}
