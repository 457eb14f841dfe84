import { mediaPaths } from '../contract/media.ts';
import type { PersonaView } from '../contract/persona.ts';
import type { PersonaFace } from '../contract/persona-face.ts';
import type { PersonaDocument } from '../models/persona.ts';

export function presentPersonaFace({ id, name, picturedAt }: PersonaDocument): PersonaFace {
  // A new address for new bytes: what a browser holds under the old one may stay there for ever.
  const version = picturedAt?.getTime();
  return { id, name, picture: version ? `${mediaPaths.persona(id)}?v=${version}` : null };
}

/** @param standard the member's default persona */
export function presentPersona(
  persona: PersonaDocument,
  standard: PersonaDocument | null,
): PersonaView {
  return {
    ...presentPersonaFace(persona),
    description: persona.description,
    isDefault: persona.id === standard?.id,
    createdAt: persona.createdAt.toISOString(),
  };
}
