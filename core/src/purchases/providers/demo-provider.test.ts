import { expect, it } from 'vitest';
import { DemoProvider } from './demo-provider.ts';
import { WebhookRefused } from './payment-provider.ts';

const NOW = new Date('2027-02-10T12:00:00Z');
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const provider = new DemoProvider('a secret of this installation');
const event = { eventId: 'e1', kind: 'paid', orderRef: 'o1', amount: 499, at: NOW } as const;

function request(signed: ReturnType<DemoProvider['sign']>, change: Partial<typeof signed> = {}) {
  const { body, headers } = { ...signed, ...change };
  return { query: '', body: Buffer.from(body), header: (name: string) => headers[name] ?? '' };
}

it('reads what it has signed', () => {
  const signed = provider.sign(event, NOW);
  expect(provider.readEvent(request(signed), later(60))).toMatchObject(event);
});

it('refuses another body, another key, no signature, and a recording', () => {
  const signed = provider.sign(event, NOW);
  const body = signed.body.replace('499', '1');
  const foreign = new DemoProvider('a secret of another one').sign(event, NOW);
  for (const [sent, now] of [
    [request(signed, { body }), NOW],
    [request(signed, { headers: foreign.headers }), NOW],
    [request(signed, { headers: {} }), NOW],
    [request(signed), later(301)],
    [request(signed), later(-301)],
  ] as const) {
    expect(() => provider.readEvent(sent, now)).toThrow(WebhookRefused);
  }
});
