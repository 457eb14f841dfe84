import { Flex } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { isMissing } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Reader } from './Reader.tsx';
import { useStory } from '../../data/story/use-stories.ts';

/** /stories/:storyId */
export function StoryPage() {
  const { storyId = '' } = useParams();
  return <OpenStory key={storyId} storyId={storyId} />;
}

function OpenStory({ storyId }: { storyId: string }) {
  const story = useStory(storyId);
  if (story.data) return <Reader story={story.data} />;
  return (
    <Page width="narrow">
      {story.isPending && <StorySkeleton />}
      {story.isError && !isMissing(story.error) && (
        <LoadFailed what="This story" onRetry={() => inBackground(story.refetch())} />
      )}
      {story.isError && isMissing(story.error) && (
        <EmptyState
          icon={<SearchX size={26} />}
          level="h1"
          title="This story is not here"
          description="It may have been deleted, or belongs to another account."
          action={<ButtonLink to="/stories">All stories</ButtonLink>}
        />
      )}
    </Page>
  );
}

function StorySkeleton() {
  return (
    <Flex direction="column" gap="4" role="status" aria-label="Loading the story">
      <Skeleton height="10" width="60%" mb="8" />
      {[96, 100, 92, 98, 64].map((width) => (
        <Skeleton key={width} height="5" style={{ width: `${width}%` }} />
      ))}
    </Flex>
  );
}
