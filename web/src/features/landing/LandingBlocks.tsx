import { Grid, chakra } from '@chakra-ui/react';
import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import { count } from '../../lib/format.ts';
import { ChatArt } from '../../ui/art/ChatArt.tsx';
import { PrivateArt } from '../../ui/art/PrivateArt.tsx';
import { SceneArt } from '../../ui/art/SceneArt.tsx';
import { Page } from '../../ui/Page.tsx';
import { LandingBlock } from './LandingBlock.tsx';

/** What it does, with nothing promised that it does not do today. */
export function LandingBlocks() {
  return (
    <Page
      as="section"
      aria-labelledby="what"
      pt={{ base: '10', md: '14' }}
      pb={{ base: '16', md: '28' }}
    >
      <chakra.h2 id="what" textStyle="title" maxW="18ch" mb={{ base: '8', md: '12' }}>
        Made for slow evenings
      </chakra.h2>
      <Grid gap="5" templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}>
        <LandingBlock art={<ChatArt />} title="Someone to talk to">
          Replies appear word by word. Close the tab or change device in the middle of one: it goes
          on, and it is there when you return.
        </LandingBlock>
        <LandingBlock art={<SceneArt reveal />} title="Pictures that take shape">
          Describe a scene and watch it come into focus. {count(IMAGE_PRICE, 'token')} a picture,
          given back if it fails or you stop it.
        </LandingBlock>
        <LandingBlock art={<PrivateArt />} title="Yours to keep or share">
          You decide, picture by picture, who sees it. Download what you made and keep it.
        </LandingBlock>
      </Grid>
    </Page>
  );
}
