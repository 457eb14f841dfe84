import { expect, it } from 'vitest';
import { loadTestAddress, loadTestProof, markedAddress } from './load-test.ts';

const KEY = 'the key of an operator who tests a system';

it('knows the address of a simulated person by its signature', () => {
  const header = markedAddress(KEY, '198.18.0.7');
  expect(loadTestAddress(KEY, header)).toBe('198.18.0.7');
  expect(loadTestAddress('another key', header)).toBeUndefined();
  expect(loadTestAddress(undefined, header)).toBeUndefined();
  expect(loadTestAddress(KEY, header.replace('.7', '.8'))).toBeUndefined();
  expect(loadTestAddress(KEY, markedAddress(KEY, 'everybody'))).toBeUndefined();
  for (const other of [undefined, '', '198.18.0.7', [header, header]]) {
    expect(loadTestAddress(KEY, other)).toBeUndefined();
  }
});

it('proves a key for one host and one challenge', () => {
  const proof = loadTestProof(KEY, 'vesper.example', 'a');
  expect(loadTestProof(KEY, 'vesper.example', 'a')).toBe(proof);
  expect(loadTestProof(KEY, 'vesper.example', 'b')).not.toBe(proof);
  expect(loadTestProof(KEY, 'other.example', 'a')).not.toBe(proof);
});
