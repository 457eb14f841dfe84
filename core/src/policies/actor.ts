import type { Types } from 'mongoose';

/** The one who wants to do something. */
export interface Actor {
  userId: string;
}

/** The actor made or was given this thing. */
export function owns(actor: Actor, thing: { userId: Types.ObjectId }): boolean {
  return thing.userId.toHexString() === actor.userId;
}
