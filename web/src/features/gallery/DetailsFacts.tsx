import { Box, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import type { ReactNode } from 'react';
import { priceWords } from '../../data/image/price-words.ts';
import { shortDate } from '../../lib/format.ts';
import {
  pixelsOf,
  QUALITY_LABELS,
  SIZE_LABELS,
  STYLE_LABELS,
} from '../../data/image/image-options.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  image: ImageView;
  /** Left out among one's own pictures. */
  creator: ReactNode;
}

/** Says how a picture was made, by whom, and what became of it. */
export function DetailsFacts({ image, creator }: Props) {
  const { settings, negativePrompt } = image;
  return (
    <Grid
      as="dl"
      templateColumns="repeat(2, minmax(0, 1fr))"
      columnGap="5"
      rowGap="3.5"
      mt="5"
      py="5"
      borderBlockWidth="1px"
      fontVariantNumeric="tabular-nums"
    >
      {creator !== undefined && <Fact name="Creator">{creator}</Fact>}
      <Fact name="Likes">{image.likes.toLocaleString('en')}</Fact>
      <Fact name="Created">
        <time dateTime={image.createdAt}>{shortDate(image.createdAt)}</time>
      </Fact>
      <Fact name="Size">
        {SIZE_LABELS[settings.size]}{' '}
        <chakra.span color="fg.subtle" whiteSpace="nowrap">
          {pixelsOf(settings.size)}
        </chakra.span>
      </Fact>
      <Fact name="Quality">{QUALITY_LABELS[settings.quality]}</Fact>
      <Fact name="Style">{STYLE_LABELS[settings.style]}</Fact>
      {settings.preset && <Fact name="Style preset">{settings.preset.name}</Fact>}
      {image.price !== null && <Fact name="Paid">{priceWords(image.price)}</Fact>}
      {image.isOwn && image.originId !== null && (
        <Fact name="Version of">
          <TextLink to={`/gallery/${image.originId}?tab=mine`}>another picture</TextLink>
        </Fact>
      )}
      <Fact name="Model">{image.model}</Fact>
      <Fact name="Seed">{image.seed}</Fact>
      {image.promptTemplate !== null && (
        <Fact name="Words with choices" wide>
          {image.promptTemplate}
        </Fact>
      )}
      {negativePrompt !== null && negativePrompt !== '' && (
        <Fact name="Left out" wide>
          {negativePrompt}
        </Fact>
      )}
    </Grid>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box gridColumn={wide ? '1 / -1' : undefined} minW="0">
      <chakra.dt textStyle="caption" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="small" fontWeight="semibold" color="fg" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}
