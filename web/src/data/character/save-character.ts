import {
  createCharacterRequest,
  type CharacterDetailView,
  type CharacterView,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { showToast } from '../../lib/toast-store.ts';
import { characterApi } from './character-api.ts';
import { putCharacter } from './characters.ts';

/**
 * Creates a character, or changes what is given of an existing one.
 * @throws what the call throws, once it is told
 */
export async function saveCharacter(
  character: Pick<CharacterView, 'id'> | null,
  values: UpdateCharacterRequest,
): Promise<void> {
  const isNew = character === null;
  try {
    putCharacter(
      isNew
        ? await characterApi.create(createCharacterRequest.parse(withoutEmpty(values)))
        : await characterApi.update(character.id, values),
    );
    const done = isNew ? TOASTS.characterCreated : TOASTS.characterUpdated;
    showToast({ ...done, kind: 'success' });
  } catch (error) {
    const failed = isNew ? TOASTS.characterCreateFailed : TOASTS.characterUpdateFailed;
    showToast({ ...failed, kind: 'failure' });
    throw error;
  }
}

/** Lets models that can be shown a picture see this one of a character whenever they paint it. */
export function showInPictures(
  { id, look }: Pick<CharacterDetailView, 'id' | 'look'>,
  imageId: string,
): Promise<void> {
  const { words, seed } = look;
  return saveCharacter({ id }, { look: { words: words ?? '', imageId, seed } });
}

/** A new character simply lacks what was left empty. */
function withoutEmpty(values: UpdateCharacterRequest): UpdateCharacterRequest {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
