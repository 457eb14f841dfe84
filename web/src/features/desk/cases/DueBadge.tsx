import type { DeskCase } from '@vesper/core/contract/desk/case';
import { Badge } from '../../../ui/Badge.tsx';
import { spanOf } from './span-of.ts';

/** How urgent a case is, and how long there is to decide it. */
export function DueBadge({ one: { priority, dueAt, decision } }: { one: DeskCase }) {
  if (decision) return <Badge>{priority}</Badge>;
  const left = Date.parse(dueAt) - new Date().getTime();
  const words = left < 0 ? `${spanOf(left)} over` : spanOf(left);
  const tone = left < 0 || priority === 'P0' ? 'danger' : 'neutral';
  return (
    <Badge tone={tone} title={`Due ${new Date(dueAt).toLocaleString('en')}`}>
      {priority} · {words}
    </Badge>
  );
}
