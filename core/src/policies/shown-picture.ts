import type { ShownPictureDocument } from '../models/shown-picture.ts';
import { owns, type Actor } from './actor.ts';

/** A picture that somebody shows to a model is for nobody's eyes but their own. */
export function can(
  actor: Actor,
  _action: 'read',
  picture: Pick<ShownPictureDocument, 'userId' | 'isGone'>,
): boolean {
  return owns(actor, picture) && picture.isGone !== true;
}
