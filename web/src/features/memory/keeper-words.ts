import type { MemoryKeeper } from '@vesper/core/contract/memory';

/** A keeper's name in lists: what all know has no face of its own. */
export function keeperName({ characterId, character }: MemoryKeeper): string {
  if (characterId === null) return 'In general';
  return character?.name ?? 'No longer here';
}

/** The heading over what a keeper remembers. */
export function keeperTitle(keeper: MemoryKeeper): string {
  if (keeper.characterId === null) return 'What everyone knows';
  return keeper.character
    ? `What ${keeper.character.name} remembers`
    : 'What somebody remembers who is no longer here';
}

export const letterOf = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
