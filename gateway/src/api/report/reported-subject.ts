import type { ReportRequest, Reportable } from '@vesper/core/contract/report';
import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';
import { characters } from '../../resources/character.ts';
import { collections } from '../../resources/collection.ts';
import { creators } from '../../resources/creator.ts';
import { images } from '../../resources/image.ts';
import { messages } from '../../resources/message.ts';
import { shares } from '../../resources/share.ts';
import { stories } from '../../resources/story.ts';

const OWNERS: Record<Reportable, (actor: Actor, id: string) => Promise<string>> = {
  image: async (actor, id) => (await images.load(actor, 'read', id)).userId.toHexString(),
  collection: async (actor, id) => (await collections.load(actor, 'read', id)).userId.toHexString(),
  character: async (actor, id) => (await characters.load(actor, 'read', id)).userId.toHexString(),
  share: async (actor, id) => (await shares.load(actor, 'report', id)).userId.toHexString(),
  profile: async (actor, id) => (await creators.load(actor, 'read', id)).id,
  // Of talks and stories it is the model that is reported: nobody else sees them.
  story: async (actor, id) => (await stories.load(actor, 'read', id)).userId.toHexString(),
  message: async (actor, id) => (await messages.load(actor, 'read', id)).userId.toHexString(),
};

/**
 * Whose the reported thing is: only what one can see can be reported.
 * @throws AppError `not_found`; `validation_failed` for what one has made public oneself
 */
export async function ownerOf(
  actor: Actor,
  { type, id }: ReportRequest['subject'],
): Promise<string> {
  const ownerId = await OWNERS[type](actor, id);
  const isTold = type === 'story' || type === 'message';
  if (ownerId !== actor.userId || isTold) return ownerId;
  const message = 'This is your own. You can make it private, or delete it.';
  throw new AppError('validation_failed', { message });
}
