import { Box, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { signOut } from '../data/user/session.ts';
import { AccountData } from '../features/profile/AccountData.tsx';
import { Decisions } from '../features/profile/Decisions.tsx';
import { DeleteAccount } from '../features/profile/DeleteAccount.tsx';
import { inBackground } from '../lib/in-background.ts';
import { Button } from '../ui/Button.tsx';
import { EveningScreen } from './EveningScreen.tsx';

const end = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

interface Props {
  userId: string;
  suspension: NonNullable<UserView['suspension']>;
}

/** All that is left of the app for a suspended account: the reasons, an appeal, and leaving. */
export function SuspendedScreen({ userId, suspension: { until, reason } }: Props) {
  const closed = until === null ? '' : ` until ${end.format(new Date(until))}`;
  return (
    <EveningScreen
      as="main"
      minH="100dvh"
      title="This account is suspended"
      text={`You can use nothing here${closed}. The reason: ${reason}`}
    >
      <Box w="100%" maxW="38rem" textAlign="start" pb="12">
        <Decisions />
        <chakra.p mt="4" color="fg.muted" textStyle="small">
          Whoever made a decision never looks at the appeal against it. Come back here to see what
          became of it.
        </chakra.p>
        <chakra.h2 textStyle="title" mt="10" mb="3">
          What is yours stays yours
        </chakra.h2>
        <AccountData />
        <Box mt="3" display="flex" gap="3" flexWrap="wrap">
          <DeleteAccount userId={userId} />
          <Button variant="ghost" onClick={() => inBackground(signOut())}>
            Log out
          </Button>
        </Box>
      </Box>
    </EveningScreen>
  );
}
