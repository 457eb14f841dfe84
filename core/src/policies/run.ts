import type { RunDocument } from '../models/run.ts';
import { owns, type Actor } from './actor.ts';

/** A run is followed and stopped by the member who started it, and by nobody else. */
export function can(
  actor: Actor,
  _action: 'read' | 'cancel',
  run: Pick<RunDocument, 'userId'>,
): boolean {
  return owns(actor, run);
}
