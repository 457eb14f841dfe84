import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Link } from 'react-router';
import { useRunOf } from '../../realtime/index.ts';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SectionHead } from './SectionHead.tsx';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: { base: '3', md: '4' },
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'xl' },
  },
});

/** What is being painted right now, as it grows; nothing when nothing is. */
export function RunningPictures({ images }: { images: readonly ImageView[] }) {
  const running = images.filter(({ status }) => status === 'pending');
  if (running.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="running">
      <SectionHead id="running" title="Being painted" />
      <Card pad="none">
        {running.map((image) => (
          <Running key={image.id} image={image} />
        ))}
      </Card>
    </Box>
  );
}

function Running({ image: { id, prompt } }: { image: ImageView }) {
  const run = useRunOf('imageId', id);
  const paints = run !== undefined && run.progress > 0;
  return (
    <Row to={`/generator?image=${id}`}>
      <Box
        boxSize={{ base: '16', md: '20' }}
        flexShrink="0"
        display="grid"
        placeItems="center"
        overflow="hidden"
        borderRadius="lg"
        bg="bg.hover"
      >
        {run?.previewUrl === undefined ? (
          <Spinner />
        ) : (
          <chakra.img src={run.previewUrl} alt="" boxSize="full" objectFit="cover" />
        )}
      </Box>
      <Box flex="1" minW="0">
        <chakra.p textStyle="label" lineClamp={2} overflowWrap="anywhere">
          {prompt}
        </chakra.p>
        <Flex justify="space-between" textStyle="caption" color="fg.subtle" mt="1.5" mb="1.5">
          <span>{paints ? 'Painting' : 'Waiting for its turn'}</span>
          {paints && (
            <chakra.span fontVariantNumeric="tabular-nums">
              {Math.round(run.progress * 100)} %
            </chakra.span>
          )}
        </Flex>
        <ProgressBar label={`Painting: ${prompt}`} {...(paints && { value: run.progress })} />
      </Box>
    </Row>
  );
}
