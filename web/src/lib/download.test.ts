import { expect, it } from 'vitest';
import { downloadName } from './download.ts';

it('a file is named by the first fifty characters of its prompt', () => {
  expect(downloadName('A lighthouse')).toBe('A lighthouse.png');
  expect(downloadName('x'.repeat(60))).toBe(`${'x'.repeat(50)}.png`);
  expect(downloadName('🌅'.repeat(60))).toBe(`${'🌅'.repeat(50)}.png`);
});
