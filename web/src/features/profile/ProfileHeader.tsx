import { Box, Flex, chakra } from '@chakra-ui/react';
import { PAGES } from '@vesper/core/contract/pages';
import { PLANS } from '@vesper/core/contract/plans';
import { LogOut, Pencil, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { displayName } from '../../data/user/display-name.ts';
import { signOut, useUser } from '../../data/user/session.ts';
import { useStats } from '../../data/stats/stats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { isProCreator } from './achievements.ts';
import { PictureButton } from './PictureButton.tsx';

const joined = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', year: 'numeric' });

export function ProfileHeader() {
  const user = useUser();
  const { data: stats } = useStats();
  const [editing, setEditing] = useState(false);
  return (
    <Card pad="lg" mb="8" backgroundImage="haze">
      <Flex gap={{ base: '5', md: '7' }} align="center" direction={{ base: 'column', md: 'row' }}>
        <PictureButton user={user} />
        <Box flex="1" minW="0" width="full" textAlign={{ base: 'center', md: 'start' }}>
          <chakra.h1 textStyle="title" overflowWrap="anywhere">
            {displayName(user)}
          </chakra.h1>
          <chakra.p color="fg.muted" mt="1" overflowWrap="anywhere">
            {user.email}
          </chakra.p>
          <chakra.p color="fg.muted" textStyle="small" mt="1">
            Joined {joined.format(new Date(user.createdAt))}
          </chakra.p>
          <Flex gap="2" mt="3" wrap="wrap" justify={{ base: 'center', md: 'flex-start' }}>
            {stats && isProCreator(stats) && <Badge tone="accent">Pro Creator</Badge>}
            <Badge>{PLANS[user.plan].name} plan</Badge>
            <Badge tone="positive">Active</Badge>
          </Flex>
        </Box>
        <Flex gap="3" wrap="wrap" justify="center">
          <Button
            variant="secondary"
            icon={<Pencil size={17} aria-hidden />}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            Edit Profile
          </Button>
          <ButtonLink to={PAGES.security.path} variant="secondary">
            <ShieldCheck size={17} aria-hidden />
            Security
          </ButtonLink>
          <Button
            variant="ghost"
            icon={<LogOut size={17} aria-hidden />}
            onClick={() => inBackground(signOut())}
          >
            Logout
          </Button>
        </Flex>
      </Flex>
      {editing && <AccountSettings user={user} onDone={() => setEditing(false)} />}
    </Card>
  );
}
