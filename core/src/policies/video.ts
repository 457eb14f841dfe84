import type { VideoDocument } from '../models/video.ts';
import { owns, type Actor } from './actor.ts';

/** Films are private: their owner's to watch and to delete. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  video: Pick<VideoDocument, 'userId'>,
): boolean {
  return owns(actor, video);
}
