import type { PersonaView } from '@vesper/core/contract/persona';
import { serverMessage } from '../../lib/api-error.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { personaApi } from './persona-api.ts';
import { dropPersona } from './persona-cache.ts';

export const { remove: deletePersona, useLeaving: useLeavingPersonas } = createUndoableDeletion<
  Pick<PersonaView, 'id' | 'name'>
>({
  send: personaApi.remove,
  drop: dropPersona,
  deleted: ({ name }) => ({
    title: 'Persona deleted',
    description: `Conversations as “${name}” go on with your default persona.`,
    kind: 'info',
  }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to delete the persona. Please try again.'),
    kind: 'failure',
  }),
});
