import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

it('says a place in line as people do', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22, 103].map(placeWords)).toEqual([
    'Next in line',
    '2nd in line',
    '3rd in line',
    '4th in line',
    '11th in line',
    '12th in line',
    '21st in line',
    '22nd in line',
    '103rd in line',
  ]);
});
