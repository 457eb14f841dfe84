import {
  SUGGESTED_TAGS,
  SUGGESTED_TRAITS,
  tidyTags,
  uniqueTraits,
} from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import type { WordKind } from './WordPicker.tsx';

/** With one trait more, unless it is empty, there already in any case, or one too many. */
export function addTrait(traits: readonly string[], text: string): string[] {
  const trait = text.trim().slice(0, LIMITS.traitMax);
  if (trait === '' || traits.length >= LIMITS.traitsMax) return [...traits];
  return uniqueTraits([...traits, trait]);
}

/** The same for tags, which a comma ends: several can be pasted at once. */
export function addTags(tags: readonly string[], text: string): string[] {
  const added = tidyTags(text.split(',')).filter((tag) => tag.length <= LIMITS.tagMax);
  return tidyTags([...tags, ...added]).slice(0, LIMITS.tagsMax);
}

export const TRAITS: WordKind = {
  ...{ label: 'Personality traits', one: 'trait', many: 'traits' },
  ...{ suggested: SUGGESTED_TRAITS, max: LIMITS.traitsMax, maxLength: LIMITS.traitMax },
  add: addTrait,
};

export const TAGS: WordKind = {
  ...{ label: 'Tags', one: 'tag', many: 'tags' },
  ...{ suggested: SUGGESTED_TAGS, max: LIMITS.tagsMax, maxLength: LIMITS.tagMax },
  add: addTags,
};
