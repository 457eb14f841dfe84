import type { PacksSettings } from '@vesper/core/contract/purchase';
import { hundredthsOf, priceField } from './price-words.ts';
import { wholeNumber } from './whole-number.ts';

/** A pack as the form holds it. */
export interface PackFields {
  /** Stays the same while its id is written. */
  key: string;
  id: string;
  name: string;
  tokens: string;
  price: string;
}

interface Fields {
  currency: PacksSettings['currency'];
  packs: readonly PackFields[];
  pro: { isOffered: boolean; price: string; tokens: string };
}

export const emptyPack = (): PackFields => ({
  ...{ key: crypto.randomUUID(), id: '', name: '' },
  ...{ tokens: '100', price: '9.99' },
});

export function packFieldsOf({ currency, packs, pro }: PacksSettings): Fields {
  return {
    currency,
    packs: packs.map(({ id, name, tokens, price }) => ({
      ...{ key: id, id, name },
      ...{ tokens: String(tokens), price: priceField(price) },
    })),
    pro: {
      isOffered: pro.isOffered,
      price: priceField(pro.price),
      tokens: String(pro.tokens),
    },
  };
}

/** What the form asks for, to be parsed by the contract. */
export function packsOf({ currency, packs, pro }: Fields): unknown {
  return {
    currency,
    packs: packs.map(({ id, name, tokens, price }) => ({
      ...{ id: id.trim(), name },
      ...{ tokens: wholeNumber(tokens), price: hundredthsOf(price) },
    })),
    pro: {
      isOffered: pro.isOffered,
      price: hundredthsOf(pro.price),
      tokens: wholeNumber(pro.tokens),
    },
  };
}
