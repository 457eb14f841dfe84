import { User } from '@vesper/core/models/user';
import { literalPattern } from '../../http/contains-pattern.ts';

/** What may stand before and after a word: no letter, no mark of one, no digit. */
const EDGE = String.raw`[^\p{L}\p{M}\p{N}]`;

/**
 * A pattern, as the database reads it, for texts with one of these words in any case; parts of longer
 * words do not count.
 */
export function wordsPattern(words: readonly string[]): RegExp {
  const any = words.map(literalPattern).join('|');
  return new RegExp(`(^|${EDGE})(${any})($|${EDGE})`, 'i');
}

/** Filter for pictures whose prompt and tags have none of the words that this member hides. */
export async function withoutHiddenWords(userId: string) {
  const hidden = await withoutHidden(userId);
  return hidden && { prompt: hidden, tags: hidden };
}

/** The condition for a text that this member wants to see; undefined while they hide nothing. */
export async function withoutHidden(userId: string): Promise<{ $not: RegExp } | undefined> {
  const { hiddenTags = [] } = (await User.findById(userId, { hiddenTags: 1 })) ?? {};
  return hiddenTags && hiddenTags.length > 0 ? { $not: wordsPattern(hiddenTags) } : undefined;
}
