import { uniqueTraits } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';

/** With one trait more, unless it is empty, there already in any case, or one too many. */
export function addTrait(traits: readonly string[], text: string): string[] {
  const trait = text.trim().slice(0, LIMITS.traitMax);
  if (trait === '' || traits.length >= LIMITS.traitsMax) return [...traits];
  return uniqueTraits([...traits, trait]);
}

export function hasTrait(traits: readonly string[], trait: string): boolean {
  return traits.some((one) => one.toLowerCase() === trait.toLowerCase());
}
