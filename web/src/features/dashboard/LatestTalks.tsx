import { Box, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { MessageCircle } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LastTalk } from './LastTalk.tsx';
import { SectionHead } from './SectionHead.tsx';
import { TalkRow } from './TalkRow.tsx';

/** Below the last one. */
const EARLIER = 2;

interface Props {
  /** Newest first; each has a last line. */
  talks: readonly ConversationView[];
  isPending: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** The way back into the last conversation, and into the few before it. */
export function LatestTalks({ talks, isPending, isError, refetch }: Props) {
  const [last, ...others] = talks;
  return (
    <Box as="section" aria-labelledby="talks">
      <SectionHead
        id="talks"
        title="Where you left off"
        more={last && { to: '/chat', label: 'All chats' }}
      />
      {last ? (
        <Card pad="none">
          <LastTalk talk={last} />
          {others.length > 0 && (
            <chakra.ul listStyleType="none" borderTopWidth="1px">
              {others.slice(0, EARLIER).map((talk) => (
                <li key={talk.id}>
                  <TalkRow talk={talk} />
                </li>
              ))}
            </chakra.ul>
          )}
        </Card>
      ) : isPending ? (
        <Skeleton height="8.5rem" borderRadius="xl" />
      ) : (
        <Card pad="none">
          {isError ? (
            <LoadFailed what="Your conversations" onRetry={() => inBackground(refetch())} />
          ) : (
            <EmptyState
              icon={<MessageCircle size={26} />}
              title="No conversations yet"
              description="Somebody is glad to hear from you. Talking costs no tokens."
              action={
                <ButtonLink to="/characters" variant="secondary">
                  Find somebody to talk to
                </ButtonLink>
              }
            />
          )}
        </Card>
      )}
    </Box>
  );
}
