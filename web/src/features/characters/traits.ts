import { SUGGESTED_TAGS, SUGGESTED_TRAITS, uniqueTraits } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { addTags } from '../../lib/add-tags.ts';
import type { WordKind } from '../../ui/WordPicker.tsx';

/** With one trait more, unless it is empty, there already in any case, or one too many. */
export function addTrait(traits: readonly string[], text: string): string[] {
  const trait = text.trim().slice(0, LIMITS.traitMax);
  if (trait === '' || traits.length >= LIMITS.traitsMax) return [...traits];
  return uniqueTraits([...traits, trait]);
}

export const TRAITS: WordKind = {
  ...{ label: 'Personality traits', one: 'trait', many: 'traits', of: 'character' },
  ...{ suggested: SUGGESTED_TRAITS, max: LIMITS.traitsMax, maxLength: LIMITS.traitMax },
  add: addTrait,
};

export const TAGS: WordKind = {
  ...{ label: 'Tags', one: 'tag', many: 'tags', of: 'character' },
  ...{ suggested: SUGGESTED_TAGS, max: LIMITS.tagsMax, maxLength: LIMITS.tagMax },
  add: addTags,
};
