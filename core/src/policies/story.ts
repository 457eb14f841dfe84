import type { StoryDocument } from '../models/story.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden } from './visibility.ts';

/** Stories are private: their owner's to read, to go on with and to delete. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  story: Pick<StoryDocument, 'userId' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  return owns(actor, story) && !isHidden(story);
}
