import { describe, expect, it, test } from 'vitest';
import { WebhookRefused } from './payment-provider.ts';
import { flexPaySignature, toHundredths, VerotelProvider } from './verotel-provider.ts';

/** Key, shop and parameters of the tests of Verotel's own PHP client, version 5. */
const SHOP = {
  shopId: '68849',
  signatureKey: 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J',
  publicOrigin: 'https://vesper.example',
};
const PUBLISHED = {
  shopID: '68849',
  saleID: '433456',
  priceAmount: '0.00',
  referenceID: 'reference1234',
  priceCurrency: 'USD',
  custom1: 'My',
  description: 'My Dščřčřřěřě&?=blah123',
  subscriptionType: 'RECURRING',
  period: 'P1M',
  name: 'My name',
  trialAmount: '0.01',
  trialPeriod: 'P3D',
  successURL: 'http://backURL.test',
  declineURL: 'http://declineURL.test',
  cancelDiscountPercentage: '30',
};

const provider = new VerotelProvider(SHOP);
const NOW = new Date('2027-02-10T12:00:00Z');
const ORDER = '665f00000000000000000001';

function read(params: Record<string, string>, signature?: string) {
  const signed = { ...params, signature: signature ?? flexPaySignature(SHOP.signatureKey, params) };
  const query = new URLSearchParams(signed).toString();
  return provider.readEvent({ query, body: Buffer.alloc(0), header: () => '' }, NOW);
}

describe('a signature', () => {
  it('is that of the published examples, for a request and for a postback', () => {
    expect(flexPaySignature(SHOP.signatureKey, PUBLISHED)).toBe(
      'ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2',
    );
    const all = { ...PUBLISHED, blah: 'something' };
    const signature = 'e50b4e92fcd0a21114d3bf3a64f888edfbc784df170e70ee165c4350fe9ffc3c';
    expect(read(all, signature.toUpperCase())).toMatchObject({ orderRef: 'reference1234' });
  });

  it('that is wrong, missing, of an older kind or of other parameters is refused', () => {
    const older = '3650ddcc9360de60f4fc78604057c9f3246923cb';
    for (const signature of ['', 'foo', older, flexPaySignature('another key', PUBLISHED)]) {
      expect(() => read(PUBLISHED, signature)).toThrow(WebhookRefused);
    }
    const right = flexPaySignature(SHOP.signatureKey, PUBLISHED);
    expect(() => read({ ...PUBLISHED, priceAmount: '1.00' }, right)).toThrow(WebhookRefused);
    expect(() => read({ ...PUBLISHED, shopID: '1' })).toThrow(WebhookRefused);
  });
});

const pack = { id: ORDER, description: 'Ember: 40 tokens', price: 499, currency: 'USD' };

it('a checkout names the order, the price and the way back, and is signed', () => {
  const url = new URL(provider.checkoutUrl({ ...pack, kind: 'pack' }));
  expect(url.origin + url.pathname).toBe('https://secure.verotel.com/startorder');
  const { signature, ...params } = Object.fromEntries(url.searchParams);
  expect(params).toEqual({
    version: '4',
    shopID: '68849',
    type: 'purchase',
    priceAmount: '4.99',
    priceCurrency: 'USD',
    description: 'Ember: 40 tokens',
    referenceID: ORDER,
    custom1: ORDER,
    successURL: `https://vesper.example/subscribe/${ORDER}`,
    declineURL: `https://vesper.example/subscribe/${ORDER}`,
  });
  expect(signature).toBe(flexPaySignature(SHOP.signatureKey, params));
});

it('a subscription renews by the month, and can be left where the sale is known', () => {
  const plan = { ...pack, kind: 'plan', description: 'Pro', price: 2_900 } as const;
  const { searchParams } = new URL(provider.checkoutUrl(plan));
  expect(searchParams.get('type')).toBe('subscription');
  expect(searchParams.get('subscriptionType')).toBe('recurring');
  expect(searchParams.get('period')).toBe('P1M');
  expect(searchParams.get('priceAmount')).toBe('29.00');
  expect(provider.manageUrl(plan)).toBeNull();
  const manage = new URL(provider.manageUrl({ ...plan, saleRef: '77' }) ?? '');
  expect(manage.pathname).toBe('/cancel-subscription');
  expect(manage.searchParams.get('saleID')).toBe('77');
});

const sold = { shopID: '68849', saleID: '77', referenceID: ORDER, custom1: ORDER };
const bought = { ...sold, type: 'purchase', priceAmount: '4.99', priceCurrency: 'USD' };
const month = { ...sold, type: 'subscription', subscriptionType: 'recurring' };

test.each([
  [bought, { kind: 'paid', eventId: 'purchase:77', amount: 499, currency: 'USD', reverses: null }],
  [
    { ...bought, event: 'credit', transactionID: '9', parentID: '8' },
    { kind: 'refunded', eventId: 'refunded:9', amount: 499, reverses: null },
  ],
  [
    {
      ...month,
      event: 'initial',
      transactionID: '1',
      priceAmount: '29',
      nextChargeOn: '2027-03-10',
    },
    { kind: 'paid', paymentRef: '1', paidUntil: new Date('2027-03-10T23:59:59.999Z') },
  ],
  [
    { ...month, event: 'rebill', transactionID: '2', amount: '29.00', nextChargeOn: '2027-04-10' },
    { kind: 'renewed', eventId: 'renewed:2', amount: 2_900, currency: null },
  ],
  [
    { ...month, event: 'chargeback', transactionID: '3', parentID: '2' },
    { kind: 'disputed', reverses: '2' },
  ],
  [{ ...month, event: 'cancel', cancelledBy: 'user' }, { kind: 'unsubscribed' }],
  [
    { ...month, event: 'expiry' },
    { kind: 'ended', at: NOW, orderRef: ORDER, saleRef: '77' },
  ],
])('the postback %o is %o', (params, expected) => {
  expect(read(params)).toMatchObject(expected);
  // The same delivery again has the same name.
  expect(read(params)?.eventId).toBe(read(params)?.eventId);
});

it('a postback that means nothing here is no event', () => {
  expect(read({ ...month, event: 'downgrade', transactionID: '4' })).toBeNull();
});

test.each([
  ['4.99', 499],
  ['12.5', 1_250],
  ['29', 2_900],
  ['0.00', 0],
  ['4,99', null],
  ['-4.99', null],
  ['1e3', null],
  ['', null],
])('the amount %s is %s', (text, hundredths) => {
  expect(toHundredths(text)).toBe(hundredths);
});
