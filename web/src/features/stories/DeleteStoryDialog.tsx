import type { StoryView } from '@vesper/core/contract/story';
import { deleteStory } from '../../data/story/story-actions.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useLastGiven } from '../../lib/use-last-given.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';

interface Props {
  story: StoryView | null;
  onClose: () => void;
}

/** Asks before a story goes, and says what goes with it. */
export function DeleteStoryDialog({ story, onClose }: Props) {
  const named = useLastGiven(story);
  const remove = async (): Promise<boolean> => {
    if (!story) return false;
    try {
      await deleteStory(story);
      return true;
    } catch (error) {
      const description = serverMessage(error, 'Failed to delete the story');
      showToast({ title: 'Error', description, kind: 'failure' });
      return false;
    }
  };
  return (
    <DeleteDialog
      open={story !== null}
      title="Delete this story?"
      description={
        <>“{named?.title}” and all of its branches will be gone for good. This cannot be undone.</>
      }
      onDelete={remove}
      onClose={onClose}
    />
  );
}
