import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { CURRENCIES, PAYMENT_EVENTS } from '../../contract/purchase.ts';
import type { ReceivedEvent } from '../record-payment-event.ts';
import { WebhookRefused, type PaymentProvider, type WebhookRequest } from './payment-provider.ts';
import { isSameText } from './same-text.ts';

/** A request signed longer ago than this is somebody's recording. */
const WINDOW_SECONDS = 300;
const HEADER = 'Demo-Signature';

const demoEvent = z.strictObject({
  eventId: z.string().min(1),
  kind: z.enum(PAYMENT_EVENTS),
  orderRef: z.string(),
  saleRef: z.string().nullable().default(null),
  paymentRef: z.string().nullable().default(null),
  reverses: z.string().nullable().default(null),
  amount: z.int().nonnegative().nullable().default(null),
  tax: z.int().nonnegative().default(0),
  currency: z.enum(CURRENCIES).nullable().default(null),
  at: z.coerce.date(),
  paidUntil: z.coerce.date().nullable().default(null),
});

/** A request as this provider's servers would send it. */
interface DemoRequest {
  body: string;
  headers: Record<string, string>;
}

/**
 * A provider that exists only here, for tests and demonstrations: its checkout is a page of ours,
 * and its events come signed over the same road as those of a real one.
 */
export class DemoProvider implements PaymentProvider {
  readonly name = 'demo';
  readonly answer = 'OK';
  readonly #key: Buffer;

  /** @param secret one that this installation has; the provider's own key follows from it */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('demo payments').digest();
  }

  checkoutUrl({ id }: { id: string }): string {
    return `/demo-checkout/${id}`;
  }

  manageUrl({ id }: { id: string }): string {
    return `/demo-checkout/${id}`;
  }

  /** Signs an event the way that `readEvent` asks for. */
  sign(event: ReceivedEvent, now: Date): DemoRequest {
    const body = JSON.stringify(event);
    const seconds = Math.floor(now.getTime() / 1_000);
    return { body, headers: { [HEADER]: `t=${seconds},v1=${this.#digest(seconds, body)}` } };
  }

  readEvent({ body, header }: WebhookRequest, now: Date): ReceivedEvent {
    const text = body.toString('utf8');
    const [, seconds = '', given = ''] =
      /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header(HEADER)) ?? [];
    if (!isSameText(given, this.#digest(Number(seconds), text))) {
      throw new WebhookRefused('the signature is not right');
    }
    if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > WINDOW_SECONDS) {
      throw new WebhookRefused('the signature is too old');
    }
    return demoEvent.parse(JSON.parse(text));
  }

  #digest(seconds: number, body: string): string {
    return createHmac('sha256', this.#key).update(`${seconds}.${body}`).digest('hex');
  }
}
