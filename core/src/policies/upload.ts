import type { Types } from 'mongoose';
import { owns, type Actor } from './actor.ts';

/** An uploaded file is used by the member whose address it was put to, and by nobody else. */
export function can(actor: Actor, _action: 'claim', upload: { userId: Types.ObjectId }): boolean {
  return owns(actor, upload);
}
