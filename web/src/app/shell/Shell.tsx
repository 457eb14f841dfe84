import { Box, Center, chakra } from '@chakra-ui/react';
import { pageAt } from '@vesper/core/contract/pages';
import type { UserView } from '@vesper/core/contract/user';
import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Spinner } from '../../ui/Spinner.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useOtherTabs } from '../use-other-tabs.ts';
import { BottomBar } from './BottomBar.tsx';
import { isConversation } from './nav-items.ts';
import { ReconnectingBanner } from './ReconnectingBanner.tsx';
import { TopNav } from './TopNav.tsx';
import { useScreenKeyboard } from './use-screen-keyboard.ts';

/** Comes after the screen: most days there is nothing to say. */
const Announcements = lazy<ComponentType>(() =>
  import('./Announcements.tsx').then(
    (m) => ({ default: m.Announcements }),
    () => ({ default: () => null }),
  ),
);

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

const BAR = 'calc(3.75rem + env(safe-area-inset-bottom))';

/**
 * The heights of what stands above and below every screen. What sticks to the bottom of a screen
 * keeps `--bottom-bar` free.
 */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    '--nav-height': {
      base: 'calc(3.5rem + env(safe-area-inset-top))',
      lg: 'calc(4rem + env(safe-area-inset-top))',
    },
  },
  variants: {
    bar: {
      always: { '--bottom-bar': { base: BAR, lg: '0px' } },
      // A phone leaves the whole window to an open conversation.
      tablet: {
        '--bottom-bar': { base: '0px', md: BAR, lg: '0px' },
        mdDown: { pt: 'env(safe-area-inset-top)', pb: 'env(safe-area-inset-bottom)' },
      },
      never: { '--bottom-bar': '0px' },
    },
  },
});

/** The frame of every signed-in screen. A screen may fill the height: main is a flex column. */
export function Shell({ user }: { user: UserView }) {
  useOtherTabs();
  const { pathname } = useLocation();
  // Leaving a screen that failed leaves its failure behind.
  const screen = pageAt(pathname)?.path;
  const keyboard = useScreenKeyboard();
  const talking = isConversation(pathname);
  return (
    <Frame bar={keyboard ? 'never' : talking ? 'tablet' : 'always'}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopNav user={user} talking={talking} />
      <ReconnectingBanner />
      {!talking && (
        <Suspense fallback={null}>
          <Announcements />
        </Suspense>
      )}
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        outline="0"
        flex="1"
        display="flex"
        flexDirection="column"
        minH="0"
        minW="0"
      >
        <ErrorBoundary key={screen} within="shell">
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      {!keyboard && <BottomBar talking={talking} />}
    </Frame>
  );
}

function ScreenLoading() {
  return (
    <Center flex="1" minH="50dvh">
      <Spinner label="Loading" size="lg" />
    </Center>
  );
}
