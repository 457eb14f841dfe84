import { Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useLikenesses } from '../../lib/likenesses.ts';
import { Page } from '../../ui/Page.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';
import { placesLeft } from './photos.ts';
import { UploadCard } from './UploadCard.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useUploadDialog } from './use-upload-dialog.ts';
import { Vault } from './Vault.tsx';

/** Photos of oneself: adding them, what became of them, and taking them back. */
export function SelfAiPage() {
  const photos = useLikenesses();
  const upload = useUploadDialog();
  const list = photos.data ?? [];
  const room = photos.data ? placesLeft(list) : LIMITS.likenessPhotos;

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
          hasPhotos={list.length > 0}
          asking={upload.asking}
          onOpen={() => void upload.open()}
        />
      </Grid>
      <Vault photos={photos} />
      <FeatureCards />
      <HowItWorks />
      <PrivacyCard />
      <UploadDialog steps={upload} room={room} />
    </Page>
  );
}
