import { chakra } from '@chakra-ui/react';
import type { MemoryView } from '@vesper/core/contract/memory';
import { useEffect, useRef } from 'react';
import { markMemoriesSeen } from '../../data/memory/memories.ts';
import { inBackground } from '../../lib/in-background.ts';
import { MemoryRow } from './MemoryRow.tsx';

const List = chakra('ul', {
  base: { listStyleType: 'none', '& > li': { borderTopWidth: '1px' } },
});

/** Pinned facts, then the newest; those switched off last. */
export function MemoryList({ facts }: { facts: readonly MemoryView[] }) {
  useSeen(facts);
  const shown = facts.toSorted(
    (a, b) => Number(a.isOff) - Number(b.isOff) || Number(b.isPinned) - Number(a.isPinned),
  );
  return (
    <List aria-label="Facts">
      {shown.map((fact) => (
        <MemoryRow key={fact.id} fact={fact} />
      ))}
    </List>
  );
}

/** Tells the server, once for each, that new facts were shown. */
function useSeen(facts: readonly MemoryView[]): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const ids = facts.flatMap(({ id, isNew }) => (isNew && !told.current.has(id) ? [id] : []));
    if (ids.length === 0) return;
    for (const id of ids) told.current.add(id);
    // What fails now is new for the next visit too.
    inBackground(markMemoriesSeen(ids.slice(0, 100)).catch(() => undefined));
  }, [facts]);
}
