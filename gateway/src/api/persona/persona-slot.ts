import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
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
  for (let n = 0; n < LIMITS.personasPerUser; n++) {
    const slot = `${userId}:${n}`;
    if (taken.has(slot)) continue;
    try {
      return await Persona.create({ ...fields, userId, slot });
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  throw new AppError('personas_full');
}
