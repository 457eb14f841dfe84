import { Box, Flex } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { PAGES } from '@vesper/core/contract/pages';
import { Compass, Lock } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useDeskAccess, type DeskAccess } from '../../data/desk/desk-access.ts';
import { hasCode } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DESK_PAGES, type DeskPageEntry } from './desk-pages.ts';
import { DeskNav } from './DeskNav.tsx';

/** The desk: the place as those see it who run it. Its pages stand in `desk-pages.ts`. */
export function DeskPage() {
  const access = useDeskAccess();
  if (access.data) return <Desk access={access.data} />;
  if (access.data === null) return <NoAccess />;
  if (hasCode(access.error, 'second_factor_required')) return <NeedsSecondFactor />;
  if (access.isError) {
    return <LoadFailed what="The desk" onRetry={() => inBackground(access.refetch())} />;
  }
  return (
    <Frame nav={<Skeleton height="20rem" display={{ base: 'none', lg: 'block' }} />}>
      <Skeleton height="2.5rem" width="14rem" mb="8" />
      <Skeleton height="20rem" borderRadius="xl" />
    </Frame>
  );
}

function Desk({ access }: { access: DeskAccess }) {
  const { page = 'overview', item } = useParams();
  const pages = DESK_PAGES.filter(({ action }) => access.actions.includes(action));
  const open = pages.find(({ path }) => path === page);
  useTitle(open);
  return (
    <Frame nav={<DeskNav pages={pages} open={open} />}>
      {open ? <open.Screen key={open.path} item={item} /> : <NoPage />}
    </Frame>
  );
}

function Frame({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      flex="1"
      width="full"
      maxW="7xl"
      mx="auto"
      px={{ base: '4', sm: '6', lg: '10' }}
      gap={{ base: '0', lg: '7' }}
    >
      <Box
        as="aside"
        flexShrink="0"
        width={{ lg: '11rem' }}
        position={{ lg: 'sticky' }}
        top="var(--nav-height)"
        alignSelf={{ lg: 'flex-start' }}
        maxH={{ lg: 'calc(100dvh - var(--nav-height))' }}
        overflowY={{ lg: 'auto' }}
        scrollbarWidth="thin"
        py={{ base: '4', lg: '8' }}
      >
        {nav}
      </Box>
      <Box
        flex="1"
        minW="0"
        pt={{ base: '2', lg: '8' }}
        pb={{ base: 'calc(var(--bottom-bar) + 2rem)', lg: '12' }}
      >
        {children}
      </Box>
    </Flex>
  );
}

function useTitle(open: DeskPageEntry | undefined): void {
  useEffect(() => {
    if (open) document.title = `${open.label} · Desk | ${BRAND.name}`;
  }, [open]);
}

function NoPage() {
  return (
    <EmptyState
      level="h1"
      icon={<Compass size={26} />}
      title="There is no such page at the desk"
      description="It may need a role that you do not hold."
      action={
        <ButtonLink to="/desk" variant="secondary">
          To the overview
        </ButtonLink>
      }
    />
  );
}

function NeedsSecondFactor() {
  return (
    <EmptyState
      level="h1"
      icon={<Lock size={26} />}
      title="The desk asks for a second step"
      description="Set up two-step codes or a passkey, then sign in with it."
      action={<ButtonLink to={PAGES.security.path}>Account security</ButtonLink>}
    />
  );
}

function NoAccess() {
  return (
    <EmptyState
      level="h1"
      icon={<Lock size={26} />}
      title="Your role has changed"
      description="The desk is not open to you any more."
      action={
        <ButtonLink to="/" variant="secondary">
          Back home
        </ButtonLink>
      }
    />
  );
}
