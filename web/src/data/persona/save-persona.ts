import type { PersonaView } from '@vesper/core/contract/persona';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { sendPicture } from '../upload/send-picture.ts';
import { personaApi } from './persona-api.ts';
import { putPersona } from './persona-cache.ts';

/** A persona as a form has it. */
export interface PersonaDraft {
  name: string;
  description: string;
  /** A new picture, null to remove the one there is, undefined to leave it. */
  picture: File | null | undefined;
  makeDefault: boolean;
}

/** Creates a persona, or changes the given one. @throws what the calls throw */
export async function savePersona(
  persona: Pick<PersonaView, 'id'> | null,
  { name, description, picture, makeDefault }: PersonaDraft,
): Promise<void> {
  const pictureUrl = picture ? await sendPicture(picture) : picture;
  const body = {
    name,
    description,
    ...(pictureUrl !== undefined && { pictureUrl }),
    ...(makeDefault && { isDefault: true as const }),
  };
  putPersona(persona ? await personaApi.update(persona.id, body) : await personaApi.create(body));
}

/** Makes a persona the default one, and says so when that failed. */
export async function makeDefault({ id, name }: Pick<PersonaView, 'id' | 'name'>): Promise<void> {
  try {
    putPersona(await personaApi.update(id, { isDefault: true }));
  } catch (error) {
    const description = serverMessage(error, `Failed to make ${name} your default persona.`);
    showToast({ title: 'Error', description, kind: 'failure' });
  }
}
