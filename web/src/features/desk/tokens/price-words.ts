import type { Currency } from '@vesper/core/contract/purchase';

/** 499 and USD → '$4.99'. */
export function priceWords(hundredths: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(hundredths / 100);
}

/** '4.99' or '5' as hundredths; NaN for anything else. */
export function hundredthsOf(text: string): number {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return NaN;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** 499 → '4.99', as a field holds it. */
export const priceField = (hundredths: number): string => (hundredths / 100).toFixed(2);
