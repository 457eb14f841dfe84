import { createHash } from 'node:crypto';
import { CURRENCIES, type Currency, type PaymentEventKind } from '../../contract/purchase.ts';
import type { ReceivedEvent } from '../record-payment-event.ts';
import {
  WebhookRefused,
  type CheckoutOrder,
  type PaymentProvider,
  type WebhookRequest,
} from './payment-provider.ts';
import { isSameText } from './same-text.ts';

const BASE = 'https://secure.verotel.com';
/** The version of FlexPay that this speaks. */
const VERSION = '4';
const DESCRIPTION_MAX = 100;

/** Postbacks by their `event`; a purchase has none. Others change nothing here. */
const KINDS: Record<string, PaymentEventKind> = {
  '': 'paid',
  initial: 'paid',
  rebill: 'renewed',
  cancel: 'unsubscribed',
  uncancel: 'resubscribed',
  expiry: 'ended',
  credit: 'refunded',
  chargeback: 'disputed',
};

type Params = Record<string, string>;

interface VerotelShop {
  shopId: string;
  signatureKey: string;
  /** Origin to which members come back. */
  publicOrigin: string;
}

/** SHA-256 over the key and all parameters by name, as FlexPay wants it. */
export function flexPaySignature(signatureKey: string, params: Params): string {
  const pairs = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name] ?? ''}`);
  return createHash('sha256')
    .update([signatureKey, ...pairs].join(':'))
    .digest('hex');
}

/** Hundredths of an amount such as `12.5`; null for anything else. */
export function toHundredths(text: string | undefined): number | null {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Verotel's FlexPay: addresses that we sign, and postbacks by GET that they sign. */
export class VerotelProvider implements PaymentProvider {
  readonly name = 'verotel';
  readonly answer = 'OK';
  readonly #shop: VerotelShop;

  constructor(shop: VerotelShop) {
    this.#shop = shop;
  }

  checkoutUrl({ id, kind, description, price, currency }: CheckoutOrder): string {
    const back = `${this.#shop.publicOrigin}/subscribe/${id}`;
    const text = description.slice(0, DESCRIPTION_MAX);
    return this.#signedUrl('startorder', {
      type: kind === 'pack' ? 'purchase' : 'subscription',
      priceAmount: (price / 100).toFixed(2),
      priceCurrency: currency,
      referenceID: id,
      // Comes back with every postback, also with those that leave the reference out.
      custom1: id,
      successURL: back,
      declineURL: back,
      ...(kind === 'pack'
        ? { description: text }
        : { name: text, subscriptionType: 'recurring', period: 'P1M' }),
    });
  }

  manageUrl({ kind, saleRef }: CheckoutOrder): string | null {
    if (kind === 'pack' || !saleRef) return null;
    return this.#signedUrl('cancel-subscription', { saleID: saleRef });
  }

  readEvent({ query }: WebhookRequest, now: Date): ReceivedEvent | null {
    const { signature = '', ...params } = Object.fromEntries(new URLSearchParams(query));
    const { shopId, signatureKey } = this.#shop;
    if (!isSameText(signature.toLowerCase(), flexPaySignature(signatureKey, params))) {
      throw new WebhookRefused('the signature is not right');
    }
    if (params.shopID !== shopId) throw new WebhookRefused('this is of another shop');
    const kind = KINDS[params.event ?? ''];
    return kind ? toEvent(kind, params, now) : null;
  }

  #signedUrl(page: string, params: Params): string {
    const { shopId, signatureKey } = this.#shop;
    const all = { ...params, shopID: shopId, version: VERSION };
    const query = new URLSearchParams(all);
    query.sort();
    query.append('signature', flexPaySignature(signatureKey, all));
    return `${BASE}/${page}?${query.toString()}`;
  }
}

/** Postbacks name no time: it is the one at which we first hear of it. */
function toEvent(kind: PaymentEventKind, params: Params, at: Date): ReceivedEvent {
  const { saleID, transactionID, parentID, type } = params;
  return {
    eventId: eventIdOf(kind, params),
    kind,
    orderRef: params.referenceID || params.custom1 || '',
    saleRef: saleID || null,
    paymentRef: transactionID || saleID || null,
    // A purchase has one payment, which its first postback may not name.
    reverses: type === 'subscription' ? parentID || null : null,
    amount: toHundredths(params.amount ?? params.priceAmount),
    tax: 0,
    currency: toCurrency(params.amountCurrency ?? params.priceCurrency),
    at,
    paidUntil: endOfDay(params.nextChargeOn),
  };
}

/** Money moves under a transaction's name; what has none is told apart by its content. */
function eventIdOf(kind: PaymentEventKind, params: Params): string {
  const { saleID = '', transactionID, type } = params;
  if (kind === 'paid' && type !== 'subscription') return `purchase:${saleID}`;
  if (transactionID) return `${kind}:${transactionID}`;
  const content = JSON.stringify(Object.entries(params).sort());
  return `${kind}:${saleID}:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

function toCurrency(text: string | undefined): Currency | null {
  return CURRENCIES.find((one) => one === text) ?? null;
}

/** The next charge is some time on that day, so all of it is paid for. */
function endOfDay(day: string | undefined): Date | null {
  const end = new Date(`${day ?? ''}T23:59:59.999Z`);
  return Number.isNaN(end.getTime()) ? null : end;
}
