import { Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { inBackground } from '../../lib/in-background.ts';
import { useLikenesses } from '../../data/likeness/likenesses.ts';
import { Page } from '../../ui/Page.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';
import { roomLeft } from './room-left.ts';
import { UploadCard } from './UploadCard.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useUploadDialog } from './use-upload-dialog.ts';
import { Vault } from './Vault.tsx';

/** Photos of oneself: adding them, what became of them, and taking them back. */
export function LikenessPage() {
  const likenesses = useLikenesses();
  const upload = useUploadDialog();
  const list = likenesses.data ?? [];
  const room = likenesses.data ? roomLeft(list) : LIMITS.likenessPhotos;

  return (
    <Page>
      <Grid
        gap={{ base: '8', lg: '12' }}
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1.1fr) minmax(22rem, 1fr)' }}
        alignItems="center"
      >
        <Hero />
        <UploadCard
          room={room}
          hasLikenesses={list.length > 0}
          asking={upload.asking}
          onOpen={() => inBackground(upload.open())}
        />
      </Grid>
      <FirstPicture likenesses={list} />
      <Vault likenesses={likenesses} />
      <FeatureCards />
      <HowItWorks />
      <PrivacyCard />
      <UploadDialog steps={upload} room={room} />
    </Page>
  );
}
