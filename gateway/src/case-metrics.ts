import type { Clock } from '@vesper/core/clock';
import { countLateTakedowns, countOverdue } from '@vesper/core/cases/late-cases';
import { CASE_PRIORITIES } from '@vesper/core/contract/case';
import type { Metrics } from '@vesper/core/metrics';
import { Case } from '@vesper/core/models/case';

/** Numbers about the cases that wait; every gateway tells the same, also while no worker lives. */
export function watchCases(metrics: Metrics, clock: Clock): void {
  const by = ['priority'] as const;
  metrics.gauge('cases_open', 'Cases that wait for a decision.', by, async (gauge) => {
    for (const priority of CASE_PRIORITIES) {
      gauge.set({ priority }, await Case.countDocuments({ open: true, priority }));
    }
  });
  const overdue =
    'Cases that wait and should have been decided: P0 in 1 h, P1 in 24 h, P2 in 72 h.';
  metrics.gauge('cases_overdue', overdue, by, async (gauge) => {
    for (const priority of CASE_PRIORITIES) {
      gauge.set({ priority }, await countOverdue(clock.now(), priority));
    }
  });
  const oldest = 'Age of the oldest case that waits; 0 when none does.';
  metrics.gauge('cases_oldest_seconds', oldest, by, async (gauge) => {
    for (const priority of CASE_PRIORITIES) {
      const first = await Case.findOne({ open: true, priority }, { openedAt: 1 }).sort('openedAt');
      gauge.set({ priority }, secondsSince(first?.openedAt, clock.now()));
    }
  });
  const late = 'Takedown requests that have waited this long, of the 48 hours that the law leaves.';
  metrics.gauge('takedowns_late', late, ['past'], async (gauge) => {
    for (const past of ['20h', '36h'] as const) {
      gauge.set({ past }, await countLateTakedowns(clock.now(), past));
    }
  });
}

/** Clocks of several machines differ a little. */
function secondsSince(at: Date | undefined, now: Date): number {
  return at ? Math.max(0, (now.getTime() - at.getTime()) / 1_000) : 0;
}
