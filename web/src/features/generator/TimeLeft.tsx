import { chakra } from '@chakra-ui/react';
import { leftWords } from '../../data/run/time-words.ts';
import { useTimeLeft } from '../../data/run/use-time-left.ts';
import type { RunState } from '../../realtime/index.ts';

/** How long a picture still takes, in people's words; nothing while nobody knows. */
export function TimeLeft({ run }: { run: RunState | undefined }) {
  const left = useTimeLeft(run);
  if (left === undefined) return null;
  return (
    <chakra.span fontVariantNumeric="tabular-nums" _before={{ content: '" · "' }}>
      {leftWords(left)}
    </chakra.span>
  );
}
