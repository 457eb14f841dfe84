import type { DeskCode } from '../../contract/desk/promo-code.ts';
import type { PromoCodeDocument } from '../../models/promo-code.ts';

/** @param used members who have redeemed it */
export function presentDeskCode(promo: PromoCodeDocument, used: number): DeskCode {
  const { id, code, tokens, limit, expiresAt, isOff, note, createdAt } = promo;
  return {
    ...{ id, code, tokens, limit, used, isOff },
    expiresAt: expiresAt?.toISOString() ?? null,
    note: note ?? null,
    createdAt: createdAt.toISOString(),
  };
}
