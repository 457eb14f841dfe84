import { Grid, chakra } from '@chakra-ui/react';
import { greetingName } from '../../data/user/display-name.ts';
import { useUser } from '../../data/user/session.ts';
import { ChatArt } from '../../ui/art/ChatArt.tsx';
import { SceneArt } from '../../ui/art/SceneArt.tsx';
import { Page } from '../../ui/Page.tsx';
import { CharactersArt } from './CharactersArt.tsx';
import { GalleryArt } from './GalleryArt.tsx';
import { LatestPictures } from './LatestPictures.tsx';
import { LikenessBanner } from './LikenessBanner.tsx';
import { Statistics } from './Statistics.tsx';
import { Tile } from './Tile.tsx';
import { TokenCard } from './TokenCard.tsx';

export function DashboardPage() {
  const user = useUser();
  return (
    <Page>
      <chakra.h1 textStyle="title">Welcome, {greetingName(user)}</chakra.h1>
      <chakra.p color="fg.muted" textStyle="lead" mt="2" mb={{ base: '7', md: '10' }}>
        What would you like to create today?
      </chakra.p>
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 20rem' }}>
        <Tile to="/chat" title="AI Chat" description="Talk with your companion" art={<ChatArt />} />
        <Tile
          to="/generator"
          title="Image Generator"
          description="Describe a scene, watch it appear"
          art={<SceneArt />}
        />
        <Tile
          to="/characters"
          title="Characters"
          description="Companions with a personality"
          art={<CharactersArt />}
        />
        <Tile
          to="/gallery"
          title="Gallery"
          description="What others made and shared"
          art={<GalleryArt />}
        />
        <TokenCard tokens={user.tokens} />
      </Grid>
      <LikenessBanner />
      <Statistics />
      <LatestPictures />
    </Page>
  );
}
