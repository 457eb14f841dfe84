import { expect, it } from 'vitest';
import { bytes } from './bytes.ts';

it('says amounts in the unit that keeps them short', () => {
  expect([0, 1023, 1536, 20 * 1024 ** 2, 3.25 * 1024 ** 3, 5 * 1024 ** 5].map(bytes)).toEqual([
    '0 B',
    '1023 B',
    '1.5 KB',
    '20 MB',
    '3.3 GB',
    '5120 TB',
  ]);
});
