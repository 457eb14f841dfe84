import { createReveals } from '../../lib/reveals.ts';
import { characterApi } from './character-api.ts';

export const { reveal: revealCharacter, useSharpened: useSharpenedCharacters } = createReveals(
  async (id) => {
    const { avatar, portrait, blurred } = await characterApi.oneSharp(id);
    return { avatar, portrait, blurred };
  },
);
