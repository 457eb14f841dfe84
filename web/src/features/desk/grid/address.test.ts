import { expect, it } from 'vitest';
import { readFilters, withFilters } from './address.ts';

const query = new URLSearchParams('q=mara&state=&sort=-tokens&other=1');

it('reads what is asked for, and nothing that is empty', () => {
  expect(readFilters(query, ['q', 'state', 'plan'])).toEqual({ q: 'mara' });
});

it('changes what is named and keeps the rest of the address', () => {
  expect(withFilters(query, { q: 'lind', sort: undefined, plan: 'pro' }).toString()).toBe(
    'q=lind&state=&other=1&plan=pro',
  );
  expect(withFilters(query, { q: '' }).has('q')).toBe(false);
});

it('leaves the address that it was given as it was', () => {
  withFilters(query, { q: undefined });
  expect(query.get('q')).toBe('mara');
});
