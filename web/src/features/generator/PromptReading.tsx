import { Box, chakra } from '@chakra-ui/react';
import { usePromptReading } from '../../data/image/use-prompt-reading.ts';

const HINT = 'Name what should be in it: a place, things, the light, the weather.';

const Kind = chakra('span', { base: { color: 'fg', fontWeight: '600' } });

/**
 * Says before the token is spent what the painter understood, and what will be missing. Two lines
 * high whatever it says, so that the button below stays where it is.
 */
export function PromptReading({ prompt }: { prompt: string }) {
  const reading = usePromptReading(prompt);
  return (
    <Box
      aria-live="polite"
      data-testid="prompt-reading"
      minH="calc(2 * 1.5em)"
      textStyle="caption"
      lineHeight="1.5"
      color="fg.muted"
    >
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
