import { Persona, type PersonaDocument } from '@vesper/core/models/persona';
import { can } from '@vesper/core/policies/persona';
import { resource } from './resource.ts';

export const personas = resource({
  name: 'persona',
  find: async (id): Promise<PersonaDocument | null> => Persona.findById(id),
  can,
});
