import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { aspectOf } from '../../data/image/image-options.ts';
import { count } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { BatchTile } from './BatchTile.tsx';
import { SettingBadges } from './SettingBadges.tsx';

/** The most that the pictures may take of the window: their words are seen too. */
const BATCH_HEIGHT = { base: 'calc(100dvh - 11rem)', lg: 'calc(100dvh - 17rem)' };

interface Props {
  /** The pictures of one order, at least one. */
  images: readonly [ImageView, ...ImageView[]];
  /** An order is on its way to the server. */
  sending: boolean;
  onPick: (image: ImageView) => void;
  onRetry: (image: ImageView) => void;
}

/** The pictures of one order side by side, each with its own progress and end. */
export function BatchStage({ images, sending, onPick, onRetry }: Props) {
  const [first] = images;
  const rows = Math.ceil(images.length / 2);
  const aspect = (aspectOf(first.settings.size) * 2) / rows;
  const open = images.filter(({ status }) => status === 'pending').length;
  const done = images.filter(({ status }) => status === 'complete').length;
  return (
    <Card
      pad="none"
      as="section"
      aria-label="Pictures of this order"
      aria-busy={open > 0}
      overflow="hidden"
      css={{ '--batch-height': BATCH_HEIGHT }}
    >
      <Box bg="#0b0d18" borderBottomWidth="1px">
        <Grid
          gap="1px"
          mx="auto"
          style={{ width: `min(100%, calc(var(--batch-height) * ${aspect}))` }}
          templateColumns={images.length > 1 ? 'repeat(2, minmax(0, 1fr))' : undefined}
        >
          {images.map((image, index) => (
            <BatchTile
              key={image.id}
              image={image}
              place={index + 1}
              isWide={images.length % 2 === 1 && index === images.length - 1}
              sending={sending}
              onPick={() => onPick(image)}
              onRetry={() => onRetry(image)}
            />
          ))}
        </Grid>
      </Box>
      <Box px={{ base: '4', md: '5' }} py="4">
        <Flex align="baseline" justify="space-between" gap="3">
          <chakra.h2 textStyle="heading">{count(images.length, 'picture')}</chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" role="status">
            {open > 0 ? `${done} of ${images.length} ready` : 'Pick one to look closer'}
          </chakra.p>
        </Flex>
        <chakra.p textStyle="small" color="fg.muted" mt="1" lineClamp={2}>
          {first.prompt}
        </chakra.p>
        <SettingBadges image={first} mt="3" />
      </Box>
    </Card>
  );
}
