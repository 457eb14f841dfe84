import { z } from 'zod';
import { LIMITS } from './limits.ts';

const FORM = `A code has ${LIMITS.codeMin} to ${LIMITS.codeMax} letters and digits.`;

/** A code as it is stored and compared: capitals, without spaces and dashes. */
export const promoCode = z
  .string()
  .max(LIMITS.codeMax * 2, FORM)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(new RegExp(`^[A-Z0-9]{${LIMITS.codeMin},${LIMITS.codeMax}}$`), FORM));

export const redeemCodeRequest = z.strictObject({ code: promoCode });

export const redeemedCode = z.object({
  /** What the code gave. */
  added: z.int().positive(),
  /** The balance after it. */
  tokens: z.int().nonnegative(),
});
export type RedeemedCode = z.infer<typeof redeemedCode>;
