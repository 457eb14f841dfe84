import { countCases } from '@vesper/core/cases/transparency';
import { transparencyView } from '@vesper/core/contract/transparency';
import { Case } from '@vesper/core/models/case';
import { route, type Route } from '../../http/route.ts';

/** Months that are shown. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const COUNTED = {
  ...{ kind: 1, reason: 1, reports: 1, openedAt: 1, isHeld: 1, decision: 1, overturnedAt: 1 },
} as const;

const read = route({
  method: 'get',
  path: '/api/transparency',
  access: 'public',
  policy: 'anyone',
  limit: 'transparency',
  summary: 'What was reported and decided, month by month, of the last year.',
  responses: { 200: transparencyView },
  async handler({ context }) {
    const since = new Date(context.clock.now().getTime() - YEAR_MS);
    const cases = await Case.find({ openedAt: { $gte: since } }, COUNTED);
    return { status: 200, body: { months: countCases(cases) } };
  },
});

export const transparencyRoutes: Route[] = [read];
