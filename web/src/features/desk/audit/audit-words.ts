import type { DeskAuditEntry } from '@vesper/core/contract/desk/audit';

type Actor = Pick<DeskAuditEntry, 'actorEmail' | 'actorId' | 'way'>;

/** Whoever did a step, in words. */
export function actorWords({ actorEmail, actorId, way }: Actor): string {
  if (actorEmail !== null) return actorEmail;
  if (actorId !== null) return 'an account that is gone';
  return way === 'command' ? 'the command line' : 'the product itself';
}

/** Whom or what a step was done to: 'member …a81f'. */
export function targetWords({
  targetKind,
  targetId,
}: Pick<DeskAuditEntry, 'targetKind' | 'targetId'>): string {
  if (targetKind === null) return '–';
  if (targetId === null) return targetKind;
  return `${targetKind} ${targetId.length > 12 ? `…${targetId.slice(-6)}` : targetId}`;
}
