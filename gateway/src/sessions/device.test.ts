import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';
import { placeOf, regionOf } from './place.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['', 'An unknown device'],
  ['node', 'An unknown device'],
])('%s is told as a person would', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test('whatever a browser says of itself, what is kept is short', () => {
  const hostile = `Mozilla/5.0 (${'a'.repeat(5_000)}) <script>${'(('.repeat(5_000)}`;
  expect(deviceOf(hostile).length).toBeLessThan(600);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.0.0/16'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.0.0/16'],
  ['2001:db8:1:2::9', '2001:db8:1::/48', '2001:db8::/32'],
  ['nonsense', 'an unknown address', 'an unknown address'],
])('of %s no more is kept than its network', (ip, place, region) => {
  expect(placeOf(ip)).toBe(place);
  expect(regionOf(ip)).toBe(region);
});
