import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { can } from '@vesper/core/policies/character';
import { resource } from './resource.ts';

export const characters = resource({
  name: 'character',
  find: async (id): Promise<CharacterDocument | null> => Character.findById(id),
  can,
  ownerOf: ({ userId }) => userId.toHexString(),
});

/** The same with the card that a character was imported from, which may have 2 MB. */
export const charactersWithCard = resource({
  name: 'character',
  find: async (id): Promise<CharacterDocument | null> => Character.findById(id).select('+card'),
  can,
  ownerOf: ({ userId }) => userId.toHexString(),
});
