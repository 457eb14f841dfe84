import { Box, Flex } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { Notice } from '../../data/message/composer.ts';
import { Button } from '../../ui/Button.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';

export interface NoticeLineProps {
  notice: Notice;
  canRetry: boolean;
  onRetry: () => void;
}

/** Says above the words why they were not sent, and what to do. */
export function NoticeLine({ notice, canRetry, onRetry }: NoticeLineProps) {
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px="4"
      py="2"
      minH="12"
      borderRadius="lg"
      bg="caution.subtle"
      color="fg.warning"
      textStyle="small"
      animation="fade-in 180ms"
    >
      <Box aria-hidden flexShrink="0">
        <Info size={16} />
      </Box>
      <Box flex="1">{notice.text}</Box>
      {notice.plans === true && <PlansLink />}
      {notice.retry && (
        <Button size="sm" variant="secondary" disabled={!canRetry} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Flex>
  );
}
