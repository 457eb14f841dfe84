import { AppError } from '@vesper/core/errors';
import type { PaymentProviderName } from '@vesper/core/contract/purchase';
import { recordPaymentEvent } from '@vesper/core/purchases/record-payment-event';
import {
  WebhookRefused,
  type PaymentProvider,
  type WebhookRequest,
} from '@vesper/core/purchases/providers/payment-provider';
import type { GatewayContext } from '../../context.ts';

/**
 * Takes what a payment provider tells: checked by its signature, stored, and settled if that goes
 * at once. Nothing of a request that is not signed is kept.
 * @returns the answer that the provider waits for
 * @throws AppError `not_found` where this provider is not configured; `bad_signature`
 */
export async function receiveWebhook(
  context: GatewayContext,
  name: PaymentProviderName,
  request: WebhookRequest,
): Promise<string> {
  const { payments, log, clock } = context;
  if (payments?.name !== name) throw new AppError('not_found');
  const event = readEvent(payments, request, clock.now(), (reason) => {
    log.warn({ provider: name, reason }, 'a payment event was refused');
  });
  if (event) await recordPaymentEvent(context, name, event);
  else log.info({ provider: name }, 'a payment event that means nothing here');
  return payments.answer;
}

function readEvent(
  provider: PaymentProvider,
  request: WebhookRequest,
  now: Date,
  refused: (reason: string) => void,
) {
  try {
    return provider.readEvent(request, now);
  } catch (err) {
    if (!(err instanceof WebhookRefused)) throw err;
    refused(err.message);
    throw new AppError('bad_signature', { cause: err });
  }
}
