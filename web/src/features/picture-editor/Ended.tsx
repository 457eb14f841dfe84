import { Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import { CircleAlert, CircleStop, RotateCcw } from 'lucide-react';
import { useRun } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  image: ImageView;
  sending: boolean;
  /** The same once more; missing where nobody knows any more what was asked for. */
  onRetry: (() => void) | undefined;
  /** Back to the picture it was to be made of. */
  onBack: (() => void) | undefined;
}

/** In the place of a version that did not come about: why, and the ways on. */
export function Ended({ image, sending, onRetry, onBack }: Props) {
  const run = useRun(image.runId);
  const stopped = image.status === 'stopped';
  const Mark = stopped ? CircleStop : CircleAlert;
  return (
    <Flex
      position="absolute"
      inset="0"
      direction="column"
      align="center"
      justify="center"
      gap="3"
      p="4"
      textAlign="center"
      bg="bg.panel"
      role={stopped ? 'status' : 'alert'}
    >
      <chakra.span color={stopped ? 'fg.subtle' : 'fg.error'}>
        <Mark size={28} aria-hidden />
      </chakra.span>
      <chakra.p color="fg.muted" maxW="sm">
        {stopped
          ? 'You stopped this one. Your tokens are back.'
          : (run?.failure?.message ?? RUN_WORDS.engine_failed)}
      </chakra.p>
      <Flex gap="2" wrap="wrap" justify="center">
        {onRetry && (
          <Button loading={sending} icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        )}
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            Back to the picture before
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
