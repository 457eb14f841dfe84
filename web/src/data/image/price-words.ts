import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import { count } from '../../lib/format.ts';
import { usePublicConfig } from '../config/public-config.ts';

/** '2 tokens', or 'free'. */
export function priceWords(price: number): string {
  return price === 0 ? 'free' : count(price, 'token');
}

/** What a picture costs where nobody chose a model, in words. */
export function useUsualPrice(): string {
  return priceWords(usePublicConfig()?.imagePrice ?? IMAGE_PRICE);
}
