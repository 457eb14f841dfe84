import type { StoryView } from '@vesper/core/contract/story';
import { useState } from 'react';
import { hasStatus, serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { storiesApi } from './stories-api.ts';
import { removeStory } from './use-stories.ts';

type Props = { story: StoryView | null; onClose: () => void };

/** Asks before a story goes, and says what goes with it. */
export function DeleteStoryDialog({ story, onClose }: Props) {
  const [deleting, setDeleting] = useState(false);
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(story);
  if (story && story !== named) setNamed(story);

  const remove = async (): Promise<void> => {
    if (!story) return;
    setDeleting(true);
    try {
      await storiesApi.remove(story.id).catch((error: unknown) => {
        // Deleted elsewhere already: that is what was asked for.
        if (!hasStatus(error, 404)) throw error;
      });
      removeStory(story.id);
      onClose();
    } catch (error) {
      const description = serverMessage(error, 'Failed to delete the story');
      showToast({ title: 'Error', description, kind: 'failure' });
    } finally {
      setDeleting(false);
    }
  };

  return (
    <Dialog
      open={story !== null}
      onClose={onClose}
      role="alertdialog"
      title="Delete this story?"
      description={
        <>“{named?.title}” and all of its branches will be gone for good. This cannot be undone.</>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={deleting} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    />
  );
}
