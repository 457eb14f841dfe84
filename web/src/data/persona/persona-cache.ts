import type { PersonaView } from '@vesper/core/contract/persona';
import { inBackground } from '../../lib/in-background.ts';
import { queryClient } from '../../lib/query.ts';
import { refreshSpeakers } from '../conversation/conversation-cache.ts';

export const PERSONAS_KEY = ['api', 'personas'] as const;

/** Shows a persona that is new or changed; another one may have lost its place as the default. */
export function putPersona(persona: PersonaView): void {
  change((held) => withPersona(held, persona));
}

/** Takes a deleted persona out of what is held. */
export function dropPersona(id: string): void {
  change((held) => held.filter((one) => one.id !== id));
}

function withPersona(held: readonly PersonaView[], persona: PersonaView): PersonaView[] {
  const others = persona.isDefault ? held.map((one) => ({ ...one, isDefault: false })) : held;
  return others.some(({ id }) => id === persona.id)
    ? others.map((one) => (one.id === persona.id ? persona : one))
    : [...others, persona];
}

/** Changes the list at once, then reads it again, and who the member is in each talk. */
function change(to: (held: readonly PersonaView[]) => PersonaView[]): void {
  queryClient.setQueryData<readonly PersonaView[]>(PERSONAS_KEY, (held) => held && to(held));
  inBackground(queryClient.invalidateQueries({ queryKey: PERSONAS_KEY }));
  inBackground(refreshSpeakers());
}
