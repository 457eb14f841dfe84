import { Box, Flex, chakra } from '@chakra-ui/react';
import type { OpenSession } from '@vesper/core/contract/open-session';
import { Monitor, Smartphone, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { endSessions, useOpenSessions } from '../../data/open-session/open-sessions.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SecurityCard } from './SecurityCard.tsx';

/** Where the account is signed in; each can be ended, or all the others. */
export function SessionsCard() {
  const read = useOpenSessions();
  const [ending, setEnding] = useState<string | 'others'>();

  const end = async (id?: string): Promise<void> => {
    setEnding(id ?? 'others');
    try {
      await endSessions(id);
    } catch (error) {
      const description = serverMessage(error, 'It could not be ended. Please try again.');
      showToast({ title: 'Not ended', description, kind: 'failure' });
    } finally {
      setEnding(undefined);
    }
  };

  return (
    <SecurityCard
      icon={<MonitorSmartphone size={22} />}
      title="Where you are signed in"
      text="Device and network, as they were told at sign-in. End what you do not know."
      action={
        read.data !== undefined &&
        read.data.length > 1 && (
          <Button
            variant="secondary"
            loading={ending === 'others'}
            onClick={() => inBackground(end())}
          >
            End all others
          </Button>
        )
      }
    >
      <Box mt="4">
        {read.data === undefined ? (
          <NotLoaded what="Your sessions" read={read}>
            <Skeleton height="4rem" role="status" aria-label="Loading your sessions" />
          </NotLoaded>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Sessions">
            {read.data.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={ending === session.id}
                onEnd={() => inBackground(end(session.id))}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
    </SecurityCard>
  );
}

interface RowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

/** The time since, in the middle of a sentence. */
function ago(iso: string, now: Date): string {
  const words = relativeDate(iso, now);
  if (words === 'Now') return 'just now';
  return /^\d+ /.test(words) ? `${words} ago` : words;
}

const PHONES = /Android|iOS/;

function Row({ session, busy, onEnd }: RowProps) {
  const { device, place, createdAt, usedAt, isCurrent } = session;
  const Sign = PHONES.test(device) ? Smartphone : Monitor;
  const now = new Date();
  return (
    <Flex as="li" align="center" gap="4" py="3" borderTopWidth="1px">
      <Box color="fg.subtle" flexShrink="0" aria-hidden>
        <Sign size={20} />
      </Box>
      <Box flex="1" minW="0">
        <chakra.p textStyle="label">{device || 'An unknown device'}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          Signed in {ago(createdAt, now)}, used {ago(usedAt, now)}
          {place && ` · ${place}`}
        </chakra.p>
      </Box>
      {isCurrent ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          aria-label={`End the session on ${device}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Flex>
  );
}
