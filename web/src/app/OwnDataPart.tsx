import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { signOut } from '../data/user/session.ts';
import { AccountData } from '../features/profile/AccountData.tsx';
import { DeleteAccount } from '../features/profile/DeleteAccount.tsx';
import { inBackground } from '../lib/in-background.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

interface Props {
  userId: string;
  /** Stands above, such as a way to ask for a review. */
  children?: ReactNode;
}

/** What somebody who is kept out can still do: take what is theirs, erase it, or leave. */
export function OwnDataPart({ userId, children }: Props) {
  return (
    <Box w="34rem" maxW="calc(100vw - 3rem)" mt="4" textAlign="start" pb="12">
      {/* The sky behind is bright where the sun stands: words need a ground of their own. */}
      {children}
      <Card as="section" mt="4">
        <chakra.h2 textStyle="subheading" mb="3">
          What is yours stays yours
        </chakra.h2>
        <Flex gap="3" wrap="wrap">
          <AccountData />
          <DeleteAccount userId={userId} />
          <Button variant="ghost" onClick={() => inBackground(signOut())}>
            Log out
          </Button>
        </Flex>
      </Card>
    </Box>
  );
}
