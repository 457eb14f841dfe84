import type { Types } from 'mongoose';
import { owns, type Actor } from './actor.ts';

/** A passkey or a linked sign-in is its member's alone. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  wayIn: { userId: Types.ObjectId },
): boolean {
  return owns(actor, wayIn);
}
