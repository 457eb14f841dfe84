import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useConversations } from '../../data/conversation/use-conversations.ts';
import { useImages } from '../../data/image/use-images.ts';
import { greetingName } from '../../data/user/display-name.ts';
import { useUser } from '../../data/user/session.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { AskBox } from './AskBox.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestPictures } from './LatestPictures.tsx';
import { LatestTalks } from './LatestTalks.tsx';
import { LikenessBanner } from './LikenessBanner.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { RunningPictures } from './RunningPictures.tsx';
import { Statistics } from './Statistics.tsx';
import { TokenCard } from './TokenCard.tsx';

/** Once in the life of an account. */
const FirstMinutes = lazyPart(() => import('./FirstMinutes.tsx').then((m) => m.FirstMinutes));

/** What somebody was doing stands first; somebody new finds ways to begin instead. */
export function DashboardPage() {
  const user = useUser();
  const talks = useConversations();
  const images = useImages();
  const talked = talks.conversations.filter(({ lastLine }) => lastLine !== null);
  const isNew = talks.isSuccess && talked.length === 0 && images.data?.length === 0;
  return (
    <Page py={{ base: '6', md: '10' }}>
      <chakra.h1 textStyle="title">Welcome, {greetingName(user)}</chakra.h1>
      <Grid
        mt={{ base: '5', md: '7' }}
        gap={{ base: '8', xl: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
        alignItems="start"
      >
        <Flex direction="column" gap={{ base: '8', md: '10' }}>
          <AskBox userId={user.id} />
          <RunningPictures images={images.data ?? []} />
          {isNew ? (
            <>
              {user.welcomedAt === null && (
                // As tall as its first step, so that nothing below it moves when it comes.
                <Suspense fallback={<Box minH="18rem" />}>
                  <FirstMinutes user={user} />
                </Suspense>
              )}
              <FirstSteps />
            </>
          ) : (
            <>
              <LatestTalks
                talks={talked}
                isPending={talks.isPending}
                isError={talks.isError}
                refetch={talks.refetch}
              />
              <LatestPictures />
            </>
          )}
          <QuickLinks />
        </Flex>
        <Box
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1fr' }}
        >
          <TokenCard user={user} />
          {!isNew && <Statistics />}
          <LikenessBanner />
        </Box>
      </Grid>
    </Page>
  );
}
