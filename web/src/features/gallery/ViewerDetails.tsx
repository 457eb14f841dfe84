import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ChevronDown, ChevronUp, ScanFace } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../data/user/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { CopyPrompt } from './CopyPrompt.tsx';
import { CreatorLink } from './CreatorLink.tsx';
import { DetailsActions } from './DetailsActions.tsx';
import { DetailsFacts } from './DetailsFacts.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { ImageTags } from './ImageTags.tsx';
import { LikeButton } from './LikeButton.tsx';
import { VisibilityButton } from './VisibilityButton.tsx';

interface Props {
  image: ImageView;
  /** Opened from among one's own pictures. */
  own: boolean;
  onClose: () => void;
}

/** Everything about the open picture: beside it, or on a phone in a sheet that comes up. */
export function ViewerDetails({ image, own: amongOwn, onClose }: Props) {
  const user = useUser();
  const [raised, setRaised] = useState(false);
  const own = image.isOwn && (amongOwn || !image.isPublic);
  return (
    <Panel>
      <DialogTitle
        gridArea="title"
        truncate
        ps={{ base: '4', md: '6' }}
        pt={{ md: '5' }}
        pb={{ md: '3' }}
        textStyle={{ base: 'label', md: 'heading' }}
      >
        Image Details
      </DialogTitle>
      <PlainIconButton
        label={raised ? 'Less about it' : 'More about it'}
        aria-expanded={raised}
        gridArea="toggle"
        size="lg"
        me="3"
        display={{ md: 'none' }}
        onClick={() => setRaised(!raised)}
      >
        {raised ? <ChevronDown size={20} /> : <ChevronUp size={20} />}
      </PlainIconButton>
      <Body
        raised={raised}
        // Who scrolls it, wants to read it.
        onScroll={(event) => event.currentTarget.scrollTop > 8 && setRaised(true)}
      >
        <Flex align="center" justify="space-between" gap="3">
          <chakra.h3 textStyle="label" color="fg.subtle">
            Prompt
          </chakra.h3>
          <Box me="-3">
            <CopyPrompt prompt={image.prompt} />
          </Box>
        </Flex>
        <chakra.p textStyle="small" color="fg" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {image.prompt}
        </chakra.p>
        <ImageTags image={image} own={own} />
        {image.likenessId !== null && (
          <Badge tone="accent" mt="3">
            <ScanFace size={13} aria-hidden />
            Features you
          </Badge>
        )}
        <DetailsFacts
          image={image}
          creator={
            own ? undefined : (
              <CreatorLink image={image.isOwn ? { user, creatorId: user.id } : image} />
            )
          }
        />
        <DetailsActions image={image} own={own} onClose={onClose} />
      </Body>
      <Flex gridArea="actions" gap="2" px={{ md: '6' }} pb={{ md: '6' }}>
        {own ? (
          <VisibilityButton image={image} look="plain" />
        ) : (
          <LikeButton image={image} look="plain" />
        )}
        <DownloadButton image={image} variant="secondary" />
      </Flex>
    </Panel>
  );
}

/** On a phone a sheet with the actions in its head; else a panel with the actions below the facts. */
const Panel = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateAreas: {
      base: '"title actions toggle" "body body body"',
      md: '"title" "body" "actions"',
    },
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto auto', md: 'auto minmax(0, auto) auto' },
    alignContent: 'start',
    alignItems: { base: 'center', md: 'stretch' },
    columnGap: '1',
    position: 'relative',
    minHeight: '0',
    pt: { base: '2', md: '0' },
    mt: { base: '-3', md: '0' },
    bg: 'bg.panel',
    borderTopRadius: { base: 'xl', md: 'none' },
    borderStartWidth: { md: '1px' },
  },
});

const Body = chakra('div', {
  base: {
    gridArea: 'body',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    px: { base: '4', md: '6' },
    pt: { base: '1', md: '0' },
    pb: { base: '4', md: '3' },
    maxHeight: { base: '5.25rem', md: 'none' },
    transition: 'max-height 260ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  variants: { raised: { true: { maxHeight: { base: '58dvh', md: 'none' } } } },
});
