import { Box, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ScanFace } from 'lucide-react';
import { useUser } from '../../data/user/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CopyPrompt } from './CopyPrompt.tsx';
import { creatorName } from './creator-name.ts';
import { DetailsActions } from './DetailsActions.tsx';
import { DetailsFacts } from './DetailsFacts.tsx';
import { FullPicture } from './FullPicture.tsx';
import type { Tab } from './use-gallery-path.ts';

interface Props {
  image: ImageView;
  tab: Tab;
  onClose: () => void;
}

export function DetailsBody({ image, tab, onClose }: Props) {
  const user = useUser();
  const { isOwn } = image;
  const own = isOwn && (tab === 'mine' || !image.isPublic);
  const creator = creatorName(isOwn && !image.user ? { user: { ...NOBODY, ...user } } : image);

  return (
    <Grid
      gap={{ base: '5', md: '8' }}
      templateColumns={{ base: '1fr', md: 'minmax(0, 1.35fr) minmax(17rem, 1fr)' }}
      alignItems="start"
      pt="2"
      pb="5"
    >
      <FullPicture image={image} />
      <Box minW="0" position={{ md: 'sticky' }} top="0">
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <chakra.h3 textStyle="label" color="fg.subtle">
            Prompt
          </chakra.h3>
          <CopyPrompt prompt={image.prompt} />
        </Box>
        <chakra.p color="fg" whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
          {image.prompt}
        </chakra.p>
        {image.likenessId !== null && (
          <Badge tone="accent" mt="3">
            <ScanFace size={13} aria-hidden />
            Features you
          </Badge>
        )}
        <DetailsFacts image={image} creator={own ? undefined : creator} />
        <DetailsActions image={image} own={own} onClose={onClose} />
      </Box>
    </Grid>
  );
}

const NOBODY = { firstName: null, lastName: null, profileImageUrl: null };
