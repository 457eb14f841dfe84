import type { Types } from 'mongoose';
import { Persona, type PersonaDocument } from '../models/persona.ts';
import { User } from '../models/user.ts';
import { defaultPersona } from './default-persona.ts';

interface Talk {
  userId: Types.ObjectId;
  personaId?: Types.ObjectId | null | undefined;
}

/** The personas of a member, in the order in which they were made. */
export function personasOf(userId: Types.ObjectId | string): Promise<PersonaDocument[]> {
  return Persona.find({ userId }).sort({ createdAt: 1, _id: 1 });
}

/** Who the member is in a talk: the persona it names, if that is still there, or their default one. */
export function choosePersona(
  personas: readonly PersonaDocument[],
  personaId: Talk['personaId'],
): PersonaDocument | null {
  const named = personaId && personas.find(({ _id }) => _id.equals(personaId));
  return named ?? defaultPersona(personas);
}

/** Who the member is in a talk; null while they have no persona. */
export async function personaOf({ userId, personaId }: Talk): Promise<PersonaDocument | null> {
  return choosePersona(await personasOf(userId), personaId);
}

/** The name that `{{user}}` stands for in a talk; undefined for members who gave none. */
export async function memberName(talk: Talk): Promise<string | undefined> {
  const persona = await personaOf(talk);
  if (persona) return persona.name;
  const user = await User.findById(talk.userId, { firstName: 1 });
  return user?.firstName ?? undefined;
}
