import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import { CircleAlert, CircleStop, RotateCcw } from 'lucide-react';
import { modelOf, useImageModels } from '../../data/image/use-image-models.ts';
import type { RunState } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SettingBadges } from './SettingBadges.tsx';

interface Props {
  image: ImageView;
  run: RunState | undefined;
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

interface Ending {
  title: string;
  reason: string;
  refunded: boolean;
}

function endingOf(image: ImageView, run: RunState | undefined): Ending {
  if (image.status === 'stopped') {
    return { title: 'Stopped', reason: 'You stopped this picture.', refunded: true };
  }
  const reason = image.failure?.message ?? RUN_WORDS.engine_failed;
  return { title: 'Generation Failed', reason, refunded: run?.failure?.refunded ?? true };
}

/** A picture that was not finished: why, what became of the token, and the same order again. */
export function EndedPicture({ image, run, busy, onRetry, onDismiss }: Props) {
  const { title, reason, refunded } = endingOf(image, run);
  const stopped = image.status === 'stopped';
  const { price } = modelOf(useImageModels(), image.settings.modelId);
  return (
    <Box p={{ base: '6', md: '8' }} role={stopped ? undefined : 'alert'}>
      <EndingMark stopped={stopped} />
      <chakra.h2 textStyle="heading">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        {reason}
        {refunded && refundWords(price)}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.subtle" mt="4" lineClamp={3}>
        {image.prompt}
      </chakra.p>
      <SettingBadges image={image} mt="4" />
      <Flex gap="3" mt="6" wrap="wrap">
        <Button loading={busy} icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      </Flex>
    </Box>
  );
}

/** What became of the tokens; of a model that costs nothing there were none. */
function refundWords(price: number): string {
  if (price === 0) return '';
  return price === 1 ? ' Your token is back.' : ' Your tokens are back.';
}

function EndingMark({ stopped }: { stopped: boolean }) {
  return (
    <Center
      boxSize="12"
      mb="5"
      borderRadius="lg"
      bg={stopped ? 'bg.hover' : 'danger.subtle'}
      color={stopped ? 'fg.muted' : 'fg.error'}
      aria-hidden
    >
      {stopped ? <CircleStop size={24} /> : <CircleAlert size={24} />}
    </Center>
  );
}
