import { LIMITS } from '@vesper/core/contract/limits';
import { tidyTags } from '@vesper/core/contract/tag';

/**
 * With tags more, as far as there is room and they are not there already. A comma ends one: several
 * can be pasted at once.
 */
export function addTags(tags: readonly string[], text: string): string[] {
  const added = tidyTags(text.split(',')).filter((tag) => tag.length <= LIMITS.tagMax);
  return tidyTags([...tags, ...added]).slice(0, LIMITS.tagsMax);
}
