import type { PaymentProviderName } from '../../contract/purchase.ts';
import type { ReceivedEvent } from '../record-payment-event.ts';

/** An order, as far as a checkout needs it. */
export interface CheckoutOrder {
  id: string;
  kind: 'pack' | 'plan';
  /** What the member reads there. */
  description: string;
  /** Hundredths, without taxes. */
  price: number;
  currency: string;
  saleRef?: string | null;
}

/** A provider's request, as it came over the wire. */
export interface WebhookRequest {
  /** The query string, without its question mark. */
  query: string;
  body: Buffer;
  header: (name: string) => string;
}

/** The refusal of a request that the provider did not sign, or not lately. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The one door to a company that collects money; an adapter each is behind it. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The plain text by which it knows that a message arrived. */
  readonly answer: string;
  /** Address to which the member goes to pay. */
  checkoutUrl(order: CheckoutOrder): string;
  /** Address at which a running subscription can be cancelled; null when there is none. */
  manageUrl(order: CheckoutOrder): string | null;
  /**
   * Reads an event; null for one that means nothing here.
   * @throws WebhookRefused
   */
  readEvent(request: WebhookRequest, now: Date): ReceivedEvent | null;
}
