import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { countCases, type CountedCase } from './transparency.ts';

const openedAt = new Date('2026-11-03T10:00:00Z');

function decidedAfter(hours: number, action: 'dismiss' | 'hide' | 'remove' | 'overturn') {
  const at = new Date(openedAt.getTime() + hours * 3_600_000);
  const who = { by: new Types.ObjectId(), entry: 1 };
  return { action, rule: 'spam', facts: 'Looked at', at, ...who } as const;
}

const report = (changes: Partial<CountedCase>): CountedCase => ({
  ...{ kind: 'report', reason: 'spam', reports: 1, openedAt, isHeld: false },
  ...changes,
});

it('counts reports, decisions, the median time, reversals and what hid itself', () => {
  const months = countCases([
    report({ reports: 3, decision: decidedAfter(1, 'dismiss') }),
    report({ reason: 'child_safety', isHeld: true, decision: decidedAfter(2, 'remove') }),
    report({ decision: decidedAfter(9, 'hide'), overturnedAt: openedAt }),
    report({ kind: 'takedown', reason: 'intimate_image', isHeld: true }),
    report({ kind: 'appeal', reports: 0, decision: decidedAfter(4, 'overturn') }),
    report({ openedAt: new Date('2026-10-31T23:59:59Z') }),
  ]);
  expect(months).toEqual([
    {
      month: '2026-11',
      cases: 5,
      reports: { spam: 4, child_safety: 1 },
      takedowns: 1,
      decisions: { dismiss: 1, remove: 1, hide: 1, overturn: 1 },
      medianHours: 3,
      appeals: 1,
      overturned: 1,
      automatedShare: 2 / 3,
    },
    expect.objectContaining({
      month: '2026-10',
      cases: 1,
      medianHours: null,
      automatedShare: null,
    }),
  ]);
});
