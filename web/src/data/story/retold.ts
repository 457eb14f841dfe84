import type { StoryPassageView } from '@vesper/core/contract/story';

/** A paragraph that grows is taken for a known one from so many equal characters on. */
const ALIKE = 24;

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/**
 * The paragraphs of passages that were told before this one, in branches that are not being read:
 * branches that met again tell some of them word for word.
 */
export function toldElsewhere(
  passages: readonly StoryPassageView[],
  path: readonly StoryPassageView[],
  passage: StoryPassageView,
): string[] {
  const read = new Set(path.map(({ id }) => id));
  return passages
    .filter(({ id, createdAt }) => !read.has(id) && createdAt < passage.createdAt)
    .flatMap(({ text }) => paragraphsOf(text));
}

/** Tells whether a paragraph is a known one, or while it grows becomes one. */
export function isRetold(words: string, known: readonly string[], growing: boolean): boolean {
  if (!growing) return known.includes(words);
  return words.length >= ALIKE && known.some((paragraph) => paragraph.startsWith(words));
}
