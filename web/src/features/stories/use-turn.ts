import { useState } from 'react';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { continueStory } from '../../data/story/story-actions.ts';

/** The turn on its way to the server. */
export type Taking = Readonly<{ parentId: string; choice: string }> | null;

/** Takes the next turn of a story, one at a time. `onTaken` gets the passage that follows. */
export function useTurn(storyId: string, onTaken: (passageId: string) => void) {
  const [taking, setTaking] = useState<Taking>(null);

  /** @returns false when the turn could not be taken, and people have been told */
  const take = async (parentId: string, choice: string): Promise<boolean> => {
    if (taking) return false;
    setTaking({ parentId, choice });
    try {
      const { passage } = await continueStory(storyId, { parentId, choice });
      onTaken(passage.id);
      return true;
    } catch (error) {
      const description = serverMessage(error, 'Failed to continue the story');
      showToast({ title: 'Error', description, kind: 'failure' });
      return false;
    } finally {
      setTaking(null);
    }
  };

  return { taking, take };
}

export type TakeTurn = ReturnType<typeof useTurn>['take'];
