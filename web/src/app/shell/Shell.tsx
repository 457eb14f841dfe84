import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Spinner } from '../../ui/Spinner.tsx';
import { useOtherTabs } from '../use-other-tabs.ts';
import { ReconnectingBanner } from './ReconnectingBanner.tsx';
import { TopNav } from './TopNav.tsx';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '-20',
    insetStart: '4',
    zIndex: 'skipNav',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'label',
    _focus: { top: '3' },
  },
});

/** The frame of every signed-in screen. A screen may fill the height: main is a flex column. */
export function Shell({ user }: { user: UserView }) {
  useOtherTabs();
  return (
    <Flex direction="column" minH="100dvh" css={{ '--nav-height': '4rem' }}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopNav user={user} />
      <ReconnectingBanner />
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        outline="0"
        flex="1"
        display="flex"
        flexDirection="column"
        minH="0"
      >
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </Box>
    </Flex>
  );
}

function ScreenLoading() {
  return (
    <Center flex="1" minH="50dvh">
      <Spinner label="Loading" size="lg" />
    </Center>
  );
}
