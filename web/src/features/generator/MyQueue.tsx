import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { cancelRun } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { pendingIn } from './queue.ts';
import { QueueRow } from './QueueRow.tsx';

interface Props {
  /** In their order; not empty. */
  images: readonly ImageView[];
  /** An order is on its way to the server. */
  sending: boolean;
  onPick: (image: ImageView) => void;
  onRetry: (image: ImageView) => void;
  onDismiss: (image: ImageView) => void;
}

/** One's own pictures that are made and that wait: how far each is, and what can be done with it. */
export function MyQueue({ images, sending, onPick, onRetry, onDismiss }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const open = images.filter(({ status }) => status === 'pending');
  const cancel = async (which: readonly ImageView[]): Promise<void> => {
    // The button goes with its row: whoever used it by key stays in the queue.
    panel.current?.focus();
    const runIds = which.flatMap(({ runId }) => runId ?? []);
    const passedOn = await Promise.all(runIds.map(cancelRun));
    if (passedOn.includes(false)) showToast({ ...TOASTS.stopFailed, kind: 'failure' });
  };
  return (
    <Card
      ref={panel}
      as="section"
      id="queue"
      tabIndex={-1}
      aria-labelledby="queue-title"
      pad="none"
      mt="4"
      scrollMarginTop="5.5rem"
      _focusVisible={{ outline: 'none' }}
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        px={{ base: '4', md: '5' }}
        pt="3"
        pb="2"
        minH="14"
      >
        <Box minW="0">
          <chakra.h2 id="queue-title" textStyle="subheading">
            Your queue
          </chakra.h2>
          <chakra.p textStyle="caption" color="fg.muted" role="status">
            {summaryOf(images)}
          </chakra.p>
        </Box>
        {open.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            flexShrink="0"
            icon={<X size={15} aria-hidden />}
            onClick={() => inBackground(cancel(open))}
          >
            Cancel all
          </Button>
        )}
      </Flex>
      <chakra.ol listStyleType="none">
        {images.map((image, index) => (
          <QueueRow
            key={image.id}
            image={image}
            place={index + 1}
            sending={sending}
            onPick={() => onPick(image)}
            onCancel={() => inBackground(cancel([image]))}
            onRetry={() => onRetry(image)}
            onDismiss={() => {
              panel.current?.focus();
              onDismiss(image);
            }}
          />
        ))}
      </chakra.ol>
    </Card>
  );
}

function summaryOf(images: readonly ImageView[]): string {
  const pending = pendingIn(images);
  const failed = images.length - pending;
  const parts = [
    pending > 0 && `${count(pending, 'picture')} under way`,
    failed > 0 && `${failed} failed`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
