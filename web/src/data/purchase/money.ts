import type { Money } from '@vesper/core/contract/purchase';

/** '$4.99', '€12.00': an amount as people read it. */
export function moneyWords({ amount, currency }: Money): string {
  return format(amount, currency, 2);
}

/** '$29', '$4.99': a price, without cents where there are none. */
export function priceWords({ amount, currency }: Money): string {
  return format(amount, currency, amount % 100 === 0 ? 0 : 2);
}

function format(amount: number, currency: string, digits: number): string {
  const style = { style: 'currency', currency } as const;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en', { ...style, ...fraction }).format(amount / 100);
}
