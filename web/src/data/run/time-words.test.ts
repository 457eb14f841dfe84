import { expect, it } from 'vitest';
import { timeWords } from './time-words.ts';

it('says a time as people do', () => {
  const seconds = [0, 3, 4, 8, 18, 23, 24, 40, 59, 75, 90, 106, 170, 3_000, 3_700, 7_000];
  expect(seconds.map((each) => timeWords(each * 1_000))).toEqual([
    'a few seconds',
    'a few seconds',
    'about 5 seconds',
    'about 10 seconds',
    'about 20 seconds',
    'about 25 seconds',
    'about half a minute',
    'about half a minute',
    'about a minute',
    'about a minute',
    'about a minute and a half',
    'about 2 minutes',
    'about 3 minutes',
    'about 50 minutes',
    'about an hour',
    'about 2 hours',
  ]);
});
