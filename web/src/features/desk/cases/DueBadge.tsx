import type { DeskCase } from '@vesper/core/contract/desk/case';
import { Badge } from '../../../ui/Badge.tsx';

const MINUTE = 60_000;

/** '40 min', '5 h', '2 d': how long there is, or how long it is over. */
function spanOf(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

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
