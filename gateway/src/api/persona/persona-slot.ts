import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { inSlot } from '@vesper/core/models/in-slot';
import { Persona, type PersonaDocument, type PersonaFields } from '@vesper/core/models/persona';

/**
 * Stores a new persona in a slot that its member has free; who makes two at once needs two.
 * @throws AppError `personas_full` when all are taken
 */
export async function createInSlot(
  userId: string,
  fields: Partial<PersonaFields> & Pick<PersonaFields, 'name'>,
): Promise<PersonaDocument> {
  const taken = new Set((await Persona.find({ userId }, { slot: 1 })).map(({ slot }) => slot));
  const max = LIMITS.personasPerUser;
  const made = await inSlot(userId, { taken, max }, (slot) =>
    Persona.create({ ...fields, userId, slot }),
  );
  if (!made) throw new AppError('personas_full');
  return made;
}
