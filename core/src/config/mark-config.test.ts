import { describe, expect, it } from 'vitest';
import { markProblems, markSecretsOf } from './mark-config.ts';

const key = (name: string): string => name.repeat(32);
const SESSION_KEYS = [key('s'), key('t')];

describe('the secrets of marks', () => {
  it('are those that all processes share, where there are none of their own', () => {
    expect(markSecretsOf({ SESSION_KEYS })).toEqual(SESSION_KEYS);
    const first = markSecretsOf({ SECRETS_KEY: key('k'), SESSION_KEYS })[0];
    expect(first).toBe(key('k'));
  });

  it('mark with the first key that is set, and still find what the others marked', () => {
    const raw = { WATERMARK_KEYS: [key('w'), key('v')], SECRETS_KEY: key('k'), SESSION_KEYS };
    expect(markSecretsOf(raw)).toEqual([...'wvkst'].map(key));
  });

  it('are refused when they are short or too many to look for', () => {
    expect(markProblems({ WATERMARK_KEYS: ['short'] })).toHaveLength(1);
    const many = Array.from({ length: 9 }, (_, at) => key(String(at)));
    expect(markProblems({ WATERMARK_KEYS: many })).toHaveLength(1);
    expect(markProblems({ WATERMARK_KEYS: [key('w')] })).toEqual([]);
  });
});
