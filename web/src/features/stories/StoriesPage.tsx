import { Flex } from '@chakra-ui/react';
import type { StoryView } from '@vesper/core/contract/story';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { useAddressFlag } from '../../lib/use-address-flag.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Shelf, ShelfSkeleton } from '../../ui/Shelf.tsx';
import { DeleteStoryDialog } from './DeleteStoryDialog.tsx';
import { NewStoryDialog } from './NewStoryDialog.tsx';
import { StoryCard } from './StoryCard.tsx';
import { useStories } from '../../data/story/use-stories.ts';

/** /stories: every story of the reader, and the way to a new one. */
export function StoriesPage() {
  const stories = useStories();
  const [starting, setStarting] = useState(false);
  const [isNewAsked, forgetNew] = useAddressFlag('new');
  const close = (): void => {
    setStarting(false);
    if (isNewAsked) forgetNew();
  };
  const [doomed, setDoomed] = useState<StoryView | null>(null);
  const shown = stories.data ?? [];
  const begin = (
    <Button icon={<Plus size={18} />} onClick={() => setStarting(true)}>
      New story
    </Button>
  );

  return (
    <Page>
      <PageHead title="Stories" action={shown.length > 0 && begin}>
        Told as you read them. Every passage ends with a choice, and every choice can be revisited.
      </PageHead>
      {stories.isPending && <ShelfSkeleton label="Loading stories" height="15.5rem" />}
      {stories.isError && shown.length === 0 && (
        <LoadFailed what="Your stories" onRetry={() => inBackground(stories.refetch())} />
      )}
      {stories.isSuccess && shown.length === 0 && (
        <EmptyState
          icon={<BookOpen size={26} />}
          level="h2"
          title="No stories yet"
          description="Name somebody, pick a mood, and the first passage begins."
          action={begin}
        />
      )}
      <Shelf aria-label="Your stories">
        {shown.map((story) => (
          <StoryCard key={story.id} story={story} onDelete={() => setDoomed(story)} />
        ))}
      </Shelf>
      {stories.hasNextPage && (
        <Flex justify="center" mt="8">
          <Button
            variant="secondary"
            loading={stories.isFetchingNextPage}
            onClick={() => inBackground(stories.fetchNextPage())}
          >
            Show older stories
          </Button>
        </Flex>
      )}
      <NewStoryDialog open={starting || isNewAsked} onClose={close} />
      <DeleteStoryDialog story={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
