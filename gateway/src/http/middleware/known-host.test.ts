import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

const PUBLIC = 'https://vesper.example';

test.each([
  ['vesper.example', PUBLIC, true],
  ['VESPER.example', PUBLIC, true],
  ['vesper.example:443', 'https://vesper.example:443', false],
  ['vesper.example:8443', 'https://vesper.example:8443', true],
  ['vesper.example:8443', PUBLIC, false],
  ['127.0.0.1:3000', PUBLIC, true],
  ['localhost:3000', undefined, true],
  ['app.localhost:3000', undefined, true],
  ['[::1]:3000', undefined, true],
  ['192.168.1.20:3000', undefined, true],
  ['[fe80::1]:3000', undefined, true],
  ['evil.example', PUBLIC, false],
  ['evil.example', undefined, false],
  ['localhost.evil.example', undefined, false],
  ['127.0.0.1.evil.example', undefined, false],
  ['evil.example:x@vesper.example', PUBLIC, false],
  ['evil.example:80@vesper.example', PUBLIC, false],
  ['vesper.example/evil', PUBLIC, false],
  ['192.168.1.20', PUBLIC, false],
  ['', PUBLIC, false],
  [undefined, PUBLIC, false],
])('the host %s at %s is known: %s', (host, publicOrigin, known) => {
  expect(isKnownHost(host, publicOrigin)).toBe(known);
});
