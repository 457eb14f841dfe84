import { ERROR_WORDS } from '@vesper/core/contract/error-body';
import { createStoryRequest, type StoryView } from '@vesper/core/contract/story';
import { useState } from 'react';
import { fieldIssue, hasCode, serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { startStory } from '../../data/story/story-actions.ts';

/** The values of the New Story form. */
export type StoryIdea = Pick<StoryView, 'genre' | 'tone' | 'lead'> & { premise: string };
type Issues = Partial<Record<'lead' | 'premise', string | undefined>>;

/** Starts a story; calls `onStarted` with its id once its first passage is under way. */
export function useStartStory(onStarted: (storyId: string) => void) {
  const [starting, setStarting] = useState(false);
  const [issues, setIssues] = useState<Issues>({});
  const [usedUp, setUsedUp] = useState<string>();

  const start = async ({ premise, ...idea }: StoryIdea): Promise<void> => {
    const given = premise.trim() === '' ? idea : { ...idea, premise };
    const parsed = createStoryRequest.safeParse(given);
    if (!parsed.success) {
      const at = (path: string) => parsed.error.issues.find((it) => it.path[0] === path)?.message;
      return setIssues({ lead: at('lead'), premise: at('premise') });
    }
    setIssues({});
    setUsedUp(undefined);
    setStarting(true);
    try {
      const { story } = await startStory(parsed.data);
      onStarted(story.id);
    } catch (error) {
      const refused = { lead: fieldIssue(error, 'lead'), premise: fieldIssue(error, 'premise') };
      setIssues(refused);
      if (hasCode(error, 'plan_limit')) setUsedUp(serverMessage(error, ERROR_WORDS.plan_limit));
      else if (refused.lead === undefined && refused.premise === undefined) {
        const description = serverMessage(error, 'Failed to start the story');
        showToast({ title: 'Error', description, kind: 'failure' });
      }
    } finally {
      setStarting(false);
    }
  };

  return { starting, issues, usedUp, start };
}
