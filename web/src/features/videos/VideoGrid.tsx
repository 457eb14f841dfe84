import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { inBackground } from '../../lib/in-background.ts';
import type { useVideos } from '../../data/video/use-videos.ts';
import { Button } from '../../ui/Button.tsx';
import { VideoTile } from './VideoTile.tsx';

interface Props {
  list: ReturnType<typeof useVideos>;
  currentId: string | undefined;
}

export function VideoGrid({ list, currentId }: Props) {
  const { data = [], hasNextPage, isFetchingNextPage: isLoading, fetchNextPage } = list;
  return (
    <Box as="section" aria-labelledby="films" mt={{ base: '10', md: '14' }}>
      <chakra.h2 id="films" textStyle="heading" mb="5">
        Your films
      </chakra.h2>
      <Grid
        gap={{ base: '3', sm: '4' }}
        templateColumns="repeat(auto-fill, minmax(min(100%, max(9.5rem, 21%)), 1fr))"
      >
        {data.map((video) => (
          <VideoTile key={video.id} video={video} isCurrent={video.id === currentId} />
        ))}
      </Grid>
      {hasNextPage && (
        <Flex justify="center" mt="6">
          <Button
            variant="secondary"
            loading={isLoading}
            onClick={() => inBackground(fetchNextPage())}
          >
            {isLoading ? 'Loading...' : 'Show more'}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
