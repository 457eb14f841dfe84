import { z } from 'zod';
import { BRAND } from '../contract/brand.ts';
import { PAYMENT_PROVIDERS } from '../contract/purchase.ts';

/** Variables of payments; README's configuration table documents them. */
export const PAYMENT_VARIABLES = {
  PAYMENT_PROVIDER: z.enum(PAYMENT_PROVIDERS).optional(),
  VEROTEL_SHOP_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of the website')
    .optional(),
  VEROTEL_SIGNATURE_KEY: z.string().min(8, 'must be the FlexPay signature key').optional(),
  SUPPORT_EMAIL: z.email('must be a mail address').default(BRAND.supportEmail),
} as const;

type RawPayment = z.output<z.ZodObject<typeof PAYMENT_VARIABLES>>;

/** The payment provider, and whom members ask about payments. */
export function paymentOf(raw: RawPayment) {
  return { payment: providerOf(raw), supportEmail: raw.SUPPORT_EMAIL };
}

/** Undefined: nothing can be bought. */
function providerOf(raw: RawPayment) {
  const { PAYMENT_PROVIDER: provider, VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY } = raw;
  if (provider === undefined) return undefined;
  if (provider === 'demo') return { provider } as const;
  const [shopId, signatureKey] = [VEROTEL_SHOP_ID ?? '', VEROTEL_SIGNATURE_KEY ?? ''];
  return { provider, shopId, signatureKey } as const;
}

/** Sentences about settings that are missing or contradict each other. */
export function paymentProblems(
  raw: RawPayment & { NODE_ENV: string; PUBLIC_URL?: string | undefined },
): string[] {
  const problems: string[] = [];
  if (raw.PAYMENT_PROVIDER === 'demo' && raw.NODE_ENV === 'production') {
    problems.push('PAYMENT_PROVIDER=demo takes no money and is refused with NODE_ENV=production.');
  }
  if (raw.PAYMENT_PROVIDER !== 'verotel') return problems;
  if (!raw.VEROTEL_SHOP_ID || !raw.VEROTEL_SIGNATURE_KEY) {
    problems.push('VEROTEL_SHOP_ID and VEROTEL_SIGNATURE_KEY: both are needed with Verotel.');
  }
  if (raw.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL: set it, as members come back from Verotel to it.');
  }
  return problems;
}
