import { expect, it } from 'vitest';
import { memberState } from './member-state.ts';

const ordinary = { erasure: 'none', suspendedUntil: null, strikes: 0, debt: 0 } as const;

it('is nothing for an ordinary member', () => {
  expect(memberState(ordinary)).toBeUndefined();
});

it('is what weighs most', () => {
  const struck = { ...ordinary, strikes: 1 };
  const owing = { ...struck, debt: 3 };
  const suspended = { ...owing, suspendedUntil: '2026-12-01T00:00:00.000Z' };
  const leaving = { ...suspended, erasure: 'asked' } as const;
  expect([struck, owing, suspended, leaving].map((one) => memberState(one)?.word)).toEqual([
    '1 strike',
    'Owes 3',
    'Suspended',
    'Erasure asked',
  ]);
});
