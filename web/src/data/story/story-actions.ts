import type { CreateStoryRequest, StoryTurnResponse, StoryView } from '@vesper/core/contract/story';
import { unlessMissing } from '../../lib/api-error.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { trackRun } from '../../realtime/index.ts';
import { isTold } from './branches.ts';
import { storyApi } from './story-api.ts';
import { dropStory, putTurn } from './story-cache.ts';

const startOnce = createSendOnce();
const proceedOnce = createSendOnce();

/** Starts a story; its first passage is under way then. @throws what the call throws */
export async function startStory(wish: CreateStoryRequest): Promise<StoryTurnResponse> {
  return showTurn(await startOnce(wish, (key) => storyApi.create(wish, key)));
}

/** Goes on from a passage of a story. @throws what the call throws */
export async function continueStory(
  id: string,
  turn: { parentId: string; choice: string },
): Promise<StoryTurnResponse> {
  return showTurn(await proceedOnce({ id, ...turn }, (key) => storyApi.proceed(id, turn, key)));
}

/** Shows a turn that was just taken, and follows the run that tells it. */
function showTurn(turn: StoryTurnResponse): StoryTurnResponse {
  const { runId, story, passage } = turn;
  putTurn(story, passage);
  if (!isTold(passage)) {
    trackRun({ runId, kind: 'story', storyId: story.id, passageId: passage.id });
  }
  return turn;
}

/** Deletes a story and takes it off the screen. @throws what the call throws */
export async function deleteStory({ id }: Pick<StoryView, 'id'>): Promise<void> {
  await storyApi.remove(id).catch(unlessMissing);
  dropStory(id);
}
