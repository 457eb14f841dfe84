import { expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const PRIVATE = ['10.0.0.7', '172.17.0.1', '192.168.1.20', '::ffff:10.0.0.7', 'fd00::7'];
const FOREIGN = ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', '169.254.169.254', '', 'x'];

const readers = (addresses: string[], production: boolean, isForwarded = false) =>
  addresses.map((address) => mayReadMetrics({ address, isForwarded, production }));
const all = (addresses: string[], answer: boolean) => addresses.map(() => answer);

it('the numbers are for this machine, and elsewhere than in production for its network', () => {
  expect(readers(LOOPBACK, false)).toEqual(all(LOOPBACK, true));
  expect(readers(PRIVATE, false)).toEqual(all(PRIVATE, true));
  expect(readers(FOREIGN, false)).toEqual(all(FOREIGN, false));
});

it('in production they are for this machine alone', () => {
  expect(readers(LOOPBACK, true)).toEqual(all(LOOPBACK, true));
  expect(readers([...PRIVATE, ...FOREIGN], true)).toEqual(all([...PRIVATE, ...FOREIGN], false));
});

it('through a proxy they are for nobody: it stands on the same machine', () => {
  expect(readers([...LOOPBACK, ...PRIVATE], false, true)).not.toContain(true);
  expect(readers(LOOPBACK, true, true)).not.toContain(true);
});
