import { Flex, chakra } from '@chakra-ui/react';
import type { TakedownStatus } from '@vesper/core/contract/takedown';
import { CircleCheck, Clock, Eye, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTakedown } from '../../data/takedown/takedown.ts';
import { isMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const full = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

const STATES: Record<TakedownStatus['state'], { title: string; text: string; icon: ReactNode }> = {
  received: {
    title: 'Received, and hidden',
    text: 'What you named is hidden from everyone. A person will look at it.',
    icon: <Clock size={22} aria-hidden />,
  },
  in_review: {
    title: 'Somebody is looking at it',
    text: 'What you named stays hidden until they have decided.',
    icon: <Eye size={22} aria-hidden />,
  },
  removed: {
    title: 'Taken down',
    text: 'What you named is gone from here for good.',
    icon: <CircleCheck size={22} aria-hidden />,
  },
  kept: {
    title: 'Decided: it stays',
    text: 'We found no picture of a real person there. You can send another request at any time.',
    icon: <CircleCheck size={22} aria-hidden />,
  },
};

/** How far a request has come. */
export function TakedownProgress({ receipt }: { receipt: string }) {
  const { data, isError, error, refetch } = useTakedown(receipt);
  if (data) return <Progress receipt={receipt} status={data} />;
  if (!isError) return <Skeleton height="14rem" borderRadius="xl" />;
  if (!isMissing(error)) {
    return <LoadFailed what="Your request" onRetry={() => inBackground(refetch())} />;
  }
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title="There is no request with this receipt"
      description="Check its twenty letters and digits."
    />
  );
}

function Progress({ receipt, status }: { receipt: string; status: TakedownStatus }) {
  const { title, text, icon } = STATES[status.state];
  const { receivedAt, dueAt, decidedAt } = status;
  return (
    <Card>
      <Flex gap="4" align="flex-start" role="status">
        <chakra.span color="accent.fg" mt="0.5">
          {icon}
        </chakra.span>
        <div>
          <chakra.h2 textStyle="heading">{title}</chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            {text}
          </chakra.p>
        </div>
      </Flex>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto 1fr"
        columnGap="6"
        rowGap="2"
        mt="6"
        textStyle="small"
        css={{ '& dt': { color: 'fg.subtle' } }}
      >
        <dt>Receipt</dt>
        <chakra.dd fontFamily="mono" overflowWrap="anywhere">
          {receipt}
        </chakra.dd>
        <dt>Received</dt>
        <dd>{full.format(new Date(receivedAt))}</dd>
        <dt>{decidedAt === null ? 'Decided by' : 'Decided'}</dt>
        <dd>{full.format(new Date(decidedAt ?? dueAt))}</dd>
      </chakra.dl>
      <chakra.p color="fg.subtle" textStyle="small" mt="5">
        Keep the address of this page: it is the only way to see how far your request has come.
      </chakra.p>
    </Card>
  );
}
