import { describe, expect, it } from 'vitest';
import { nextBefore } from './request.ts';

describe('the next page of a list', () => {
  it('begins where the Link header says', () => {
    expect(nextBefore('</api/images?limit=50&before=abc>; rel="next"')).toBe('abc');
    expect(nextBefore('</api/images?before=abc&search=a%20b>; rel=next')).toBe('abc');
  });

  it('does not exist without one', () => {
    expect(nextBefore(null)).toBeNull();
    expect(nextBefore('</api/images?limit=50>; rel="prev"')).toBeNull();
  });
});
