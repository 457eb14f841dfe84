import { expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { forkTitle } from './fork-conversation.ts';

it('a fork is named after where it came from, once, and within the longest title', () => {
  expect(forkTitle('Fog')).toBe('Fog (fork)');
  expect(forkTitle('Fog (fork)')).toBe('Fog (fork)');
  const long = forkTitle('x'.repeat(LIMITS.titleMax));
  expect(long).toHaveLength(LIMITS.titleMax);
  expect(long.endsWith(' (fork)')).toBe(true);
});
