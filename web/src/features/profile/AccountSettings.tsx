import { Box, Flex, chakra } from '@chakra-ui/react';
import { PAGES } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountData } from './AccountData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EditNames } from './EditNames.tsx';
import { SharedLinks } from './SharedLinks.tsx';

/** Everything about the account that can be changed, in one place. */
export function AccountSettings({ user, onDone }: { user: UserView; onDone: () => void }) {
  return (
    <Box as="section" aria-label="Account settings" mt="7" borderTopWidth="1px">
      <Row title="Your name" text="Shown with what you share. Your picture: press it above.">
        <EditNames user={user} onDone={onDone} />
      </Row>
      <Row title="Security" text="How you sign in, and what keeps everybody else out.">
        <ButtonLink to={PAGES.security.path} variant="secondary" alignSelf="flex-start">
          Account security
        </ButtonLink>
      </Row>
      <Row
        title="Shared conversations"
        text="Anyone with such a link reads what was said, until you end it."
      >
        <SharedLinks />
      </Row>
      <Row title="Your data" text="A copy of everything that is yours, as a ZIP file.">
        <AccountData />
      </Row>
      <Row title="Delete account" text="Everything goes at once, and does not come back." last>
        <DeleteAccount userId={user.id} />
      </Row>
    </Box>
  );
}

interface RowProps {
  title: string;
  text: string;
  last?: boolean;
  children: ReactNode;
}

function Row({ title, text, last = false, children }: RowProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '4', md: '8' }}
      py="6"
      pb={last ? '0' : '6'}
      borderBottomWidth={last ? '0' : '1px'}
    >
      <Box flex="1" maxW={{ md: '17rem' }}>
        <chakra.h2 textStyle="subheading">{title}</chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {text}
        </chakra.p>
      </Box>
      <Box flex="1.6" minW="0">
        {children}
      </Box>
    </Flex>
  );
}
