import type { CharacterView } from '@vesper/core/contract/character';

/** Names who made a character, as a byline. */
export function makerOf({ isOwn, user }: Pick<CharacterView, 'isOwn' | 'user'>): string {
  return isOwn ? 'by you' : `by ${user?.firstName?.trim() || 'Anonymous'}`;
}
