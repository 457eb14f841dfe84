import { Flex, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { signOut } from '../data/user/session.ts';
import { AccountData } from '../features/profile/AccountData.tsx';
import { Decisions } from '../features/profile/Decisions.tsx';
import { DeleteAccount } from '../features/profile/DeleteAccount.tsx';
import { inBackground } from '../lib/in-background.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EveningScreen } from './EveningScreen.tsx';

const end = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  userId: string;
  suspension: NonNullable<UserView['suspension']>;
}

/** All that is left of the app for a suspended account: the reasons, an appeal, and leaving. */
export function SuspendedScreen({ userId, suspension: { until, reason } }: Props) {
  const closed = until === null ? 'a moderator lifts this' : end.format(new Date(until));
  return (
    <EveningScreen
      as="main"
      minH="100dvh"
      title="This account is suspended"
      text={`It is closed until ${closed}. The reason: ${reason}`}
    >
      <Flex direction="column" gap="4" w="100%" maxW="38rem" textAlign="start" pb="12">
        <Decisions />
        <Card as="section" aria-label="What is yours stays yours">
          <chakra.h2 textStyle="heading" mb="2">
            What is yours stays yours
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" mb="4">
            Whoever made a decision never looks at the appeal against it. Come back here to see what
            became of it; meanwhile you can take a copy of everything, or delete it.
          </chakra.p>
          <Flex gap="3" wrap="wrap">
            <AccountData />
            <DeleteAccount userId={userId} />
            <Button variant="ghost" onClick={() => inBackground(signOut())}>
              Log out
            </Button>
          </Flex>
        </Card>
      </Flex>
    </EveningScreen>
  );
}
