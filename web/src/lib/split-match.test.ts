import { describe, expect, it } from 'vitest';
import { splitMatch } from './split-match.ts';

describe('a search hit in a title', () => {
  it('is found whatever the case', () => {
    expect(splitMatch('An Evening walk', ' evening ')).toEqual({
      before: 'An ',
      match: 'Evening',
      after: ' walk',
    });
  });

  it('is none when only the messages contain the words', () => {
    expect(splitMatch('An evening', 'morning')).toBeNull();
    expect(splitMatch('An evening', '  ')).toBeNull();
  });
});
