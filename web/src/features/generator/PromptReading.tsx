import { Box, chakra } from '@chakra-ui/react';
import { usePromptReading } from '../../data/image/use-prompt-reading.ts';

const HINT = 'Name what should be in it: a place, things, the light, the weather.';

const Kind = chakra('span', { base: { color: 'fg', fontWeight: '600' } });

interface Props {
  prompt: string;
  /** Only the painter of the house says beforehand what it understands. */
  isUnderstood: boolean;
  presetId: string | null;
  /** Of the next picture; undefined for any. */
  seed: number | undefined;
}

/**
 * Says before the token is spent what the painter understood, what will be missing, and what choices
 * in the words become. Two lines high for what it says of most, so that the button below stays where
 * it is.
 */
export function PromptReading({ prompt, isUnderstood, presetId, seed }: Props) {
  const read = usePromptReading(prompt, { presetId, seed });
  const reading = isUnderstood ? (read?.reading ?? null) : null;
  return (
    <Box
      aria-live="polite"
      data-testid="prompt-reading"
      minH="calc(2 * 1.5em)"
      textStyle="caption"
      lineHeight="1.5"
      color="fg.muted"
    >
      {read && read.problem !== null && <chakra.p color="fg.warning">{read.problem}</chakra.p>}
      {read && read.becomes.length > 0 && (
        <Becomes texts={read.becomes} isSure={seed !== undefined} />
      )}
      {reading ? (
        <chakra.p lineClamp={2}>
          <Kind>Will paint:</Kind> {reading.paints.join(', ')}
          {reading.leavesOut.length > 0 && (
            <>
              {' · '}
              <Kind color="fg.warning">Leaves out:</Kind> {reading.leavesOut.join(', ')}
            </>
          )}
        </chakra.p>
      ) : (
        <p>{HINT}</p>
      )}
    </Box>
  );
}

/** What choices in the words become: examples, or with a seed what the next picture gets. */
function Becomes({ texts, isSure }: { texts: readonly string[]; isSure: boolean }) {
  return (
    <Box mb="1.5">
      <Kind>{isSure ? 'With this seed:' : 'Can become:'}</Kind>
      <chakra.ul listStyleType="none">
        {texts.map((text) => (
          <chakra.li key={text} ps="3" borderStartWidth="2px" mt="1" lineClamp={2}>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
