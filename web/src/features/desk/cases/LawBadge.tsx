import { TAKEDOWN_LAW_MS, TAKEDOWN_PAGE_MS, TAKEDOWN_WARN_MS } from '@vesper/core/contract/case';
import type { DeskCase } from '@vesper/core/contract/desk/case';
import { Badge } from '../../../ui/Badge.tsx';
import { spanOf } from './span-of.ts';

/** What the law leaves of the time for a takedown request, from the hour at which it is late. */
export function LawBadge({ one: { lawDueAt, decision } }: { one: DeskCase }) {
  if (lawDueAt === null || decision) return null;
  const left = Date.parse(lawDueAt) - new Date().getTime();
  const waited = TAKEDOWN_LAW_MS - left;
  if (waited < TAKEDOWN_WARN_MS) return null;
  const tone = waited < TAKEDOWN_PAGE_MS ? 'caution' : 'danger';
  const words = left < 0 ? `Law: ${spanOf(left)} over` : `Law: ${spanOf(left)} left`;
  return (
    <Badge tone={tone} title={`By law until ${new Date(lawDueAt).toLocaleString('en')}`}>
      {words}
    </Badge>
  );
}
