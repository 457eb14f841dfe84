import { expect, test } from 'vitest';
import { isForeign } from './origin-check.ts';

const PUBLIC = 'https://vesper.example';
const host = 'vesper.example';

test.each([
  ['our own page', { origin: PUBLIC, host }, PUBLIC, false],
  ['another site', { origin: 'https://evil.example', host }, PUBLIC, true],
  ['our name without TLS', { origin: 'http://vesper.example', host }, PUBLIC, true],
  ['our name as a prefix', { origin: 'https://vesper.example.evil.example', host }, PUBLIC, true],
  ['a sandboxed frame', { origin: 'null', host }, PUBLIC, true],
  ['a sandboxed frame, no public origin', { origin: 'null', host }, undefined, true],
  ['an empty origin', { origin: '', host }, undefined, true],
  ['our own host', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, undefined, false],
  ['another port', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, undefined, true],
  ['a host made to match', { origin: PUBLIC, host: 'vesper.example:x@127.0.0.1' }, undefined, true],
  ['no host', { origin: PUBLIC }, undefined, true],
  ['a program', { host }, PUBLIC, false],
  ['a browser that hides the origin', { host, 'sec-fetch-site': 'cross-site' }, PUBLIC, true],
  ['a sibling domain', { host, 'sec-fetch-site': 'same-site' }, undefined, true],
  ['a typed address', { host, 'sec-fetch-site': 'none' }, PUBLIC, false],
  ['our own page without origin', { host, 'sec-fetch-site': 'same-origin' }, PUBLIC, false],
])('%s', (_, headers, publicOrigin, foreign) => {
  expect(isForeign(headers, publicOrigin)).toBe(foreign);
});
