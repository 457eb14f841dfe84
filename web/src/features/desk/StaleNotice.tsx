import { Flex, chakra } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { clockTime } from '../../lib/relative-date.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  what: string;
  /** When what stands below was read. */
  readAt: number;
  onRetry: () => void;
}

/** Says that what is shown is what was last known. */
export function StaleNotice({ what, readAt, onRetry }: Props) {
  const at = new Date(readAt).toISOString();
  return (
    <Notice tone="caution" role="status" mb="4" alignItems="center">
      <CloudOff size={17} aria-hidden />
      <Flex flex="1" wrap="wrap" columnGap="2">
        <chakra.span fontWeight="semibold">Not reachable since {clockTime(at)}.</chakra.span>
        <span>{what} as they were then.</span>
      </Flex>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
