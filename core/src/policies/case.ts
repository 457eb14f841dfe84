import type { CaseDocument } from '../models/case.ts';
import type { Actor } from './actor.ts';

/** A decision is its owner's to read and to appeal against; the desk has policies of its own. */
export function can(
  actor: Actor,
  _action: 'read' | 'appeal',
  { ownerId, kind }: Pick<CaseDocument, 'ownerId' | 'kind'>,
): boolean {
  return kind !== 'appeal' && ownerId?.toHexString() === actor.userId;
}
