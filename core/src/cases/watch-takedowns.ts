import { TAKEDOWN_PAGE_MS, TAKEDOWN_WARN_MS } from '../contract/case.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { Case } from '../models/case.ts';

interface WatchContext {
  clock: Clock;
  log: Logger;
}

const STAGES = [
  {
    field: 'warnedAt',
    ms: TAKEDOWN_WARN_MS,
    level: 'warn',
    says: 'a takedown request has waited for 20 hours of the 48 that the law leaves',
  },
  {
    field: 'pagedAt',
    ms: TAKEDOWN_PAGE_MS,
    level: 'error',
    says: 'a takedown request has waited for 36 hours of the 48 that the law leaves: decide it now',
  },
] as const;

/**
 * Says in the log, once each, which takedown requests are late and which are nearly too late; the
 * gauges of the gateways say it to Prometheus.
 * @returns how many were said
 */
export async function watchTakedowns({ clock, log }: WatchContext): Promise<number> {
  const now = clock.now();
  let said = 0;
  for (const { field, ms, level, says } of STAGES) {
    const late = { kind: 'takedown', open: true, [field]: { $exists: false } } as const;
    const before = new Date(now.getTime() - ms);
    for (const { _id, id, openedAt } of await Case.find({ ...late, openedAt: { $lte: before } })) {
      // Of several workers one says it.
      const { modifiedCount } = await Case.updateOne({ ...late, _id }, { $set: { [field]: now } });
      if (modifiedCount === 0) continue;
      log[level]({ case: id, openedAt }, says);
      said += 1;
    }
  }
  return said;
}
