import type { PersonaFields } from '../models/persona.ts';

type Ranked = Pick<PersonaFields, 'madeDefaultAt' | 'createdAt'> & { id: string };

/**
 * The persona for talks that name no other: the one made the default last, or else the oldest. It is
 * derived, so there is exactly one while there are any, whatever was made, chosen or deleted at once.
 */
export function defaultPersona<P extends Ranked>(personas: readonly P[]): P | null {
  return personas.reduce<P | null>(
    (best, one) => (best && !goesBefore(one, best) ? best : one),
    null,
  );
}

function goesBefore(one: Ranked, other: Ranked): boolean {
  const [chosen, rival] = [one, other].map(({ madeDefaultAt }) => madeDefaultAt?.getTime() ?? 0);
  if (chosen !== rival) return (chosen ?? 0) > (rival ?? 0);
  const [made, before] = [one.createdAt.getTime(), other.createdAt.getTime()];
  return made === before ? one.id < other.id : made < before;
}
