import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import type { VideoView } from '@vesper/core/contract/video';
import { CircleAlert, CircleStop, RotateCcw } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  video: VideoView;
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => Promise<boolean>;
}

/** A film that was not finished: why, what became of the tokens, and the same order again. */
export function EndedVideo({ video, busy, onRetry, onDismiss }: Props) {
  const isStopped = video.status === 'stopped';
  const reason = isStopped
    ? 'You stopped this film.'
    : (video.failure?.message ?? RUN_WORDS.engine_failed);
  return (
    <Box p={{ base: '6', md: '8' }} role={isStopped ? undefined : 'alert'}>
      <Center
        boxSize="12"
        mb="5"
        borderRadius="lg"
        bg={isStopped ? 'bg.hover' : 'danger.subtle'}
        color={isStopped ? 'fg.muted' : 'fg.error'}
        aria-hidden
      >
        {isStopped ? <CircleStop size={24} /> : <CircleAlert size={24} />}
      </Center>
      <chakra.h2 textStyle="heading">{isStopped ? 'Stopped' : 'Film Failed'}</chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        {reason} What it cost is back.
      </chakra.p>
      <chakra.p textStyle="small" color="fg.subtle" mt="4" lineClamp={3}>
        {video.prompt}
      </chakra.p>
      <Flex gap="3" mt="6" wrap="wrap">
        <Button loading={busy} icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
        <Button variant="ghost" onClick={() => inBackground(onDismiss())}>
          Dismiss
        </Button>
      </Flex>
    </Box>
  );
}
