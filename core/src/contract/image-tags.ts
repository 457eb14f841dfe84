import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { tag } from './tag.ts';

/** All tags of a picture; kept as `tidyTags` leaves them. */
export const imageTagsRequest = z.strictObject({
  tags: z.array(tag).max(LIMITS.tagsMax, `A picture has at most ${LIMITS.tagsMax} tags.`),
});

/** Words that say nothing about what is to be seen. */
const EMPTY_WORDS = new Set(
  (
    'about above after along among around away back before behind below beneath beside between beyond ' +
    'could does down during each every from have high image into just like looking made make many more ' +
    'most much near next only onto other over photo picture quite really seen show shows some such than ' +
    'that their them then there these they this those through toward towards under until upon very ' +
    'walking wearing what when where which while whose with within without would your'
  ).split(' '),
);
const LEAST_LETTERS = 4;

/** Words of a prompt that say most about its picture, in their order: always the same for the same words. */
export function suggestTags(prompt: string): string[] {
  const words = prompt.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const telling = words.filter(
    (word) =>
      word.length >= LEAST_LETTERS && word.length <= LIMITS.tagMax && !EMPTY_WORDS.has(word),
  );
  return [...new Set(telling)].slice(0, LIMITS.tagsSuggested);
}
