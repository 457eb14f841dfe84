import type { Config } from '../../config/config.ts';
import { DemoProvider } from './demo-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { VerotelProvider } from './verotel-provider.ts';

/** The provider that the configuration names; null: nothing can be bought. */
export function createProvider({
  payment,
  publicOrigin,
  sessionKeys,
}: Pick<Config, 'payment' | 'publicOrigin' | 'sessionKeys'>): PaymentProvider | null {
  if (payment === undefined) return null;
  if (payment.provider === 'demo') return new DemoProvider(sessionKeys[0] ?? '');
  return new VerotelProvider({ ...payment, publicOrigin: publicOrigin ?? '' });
}
