import { termsOf } from '../search/terms.ts';

/** The texts by which a character is found. */
export interface FoundBy {
  name: string;
  description?: string | null | undefined;
  traits: readonly string[];
  tags?: readonly string[] | null | undefined;
}

/** The fields of `FoundBy`. */
export const FOUND_BY = ['name', 'description', 'traits', 'tags'] as const;

/** All of them as one text. The short ones come first: of a very long text only the beginning counts. */
export function foundText({ name, description, traits, tags }: FoundBy): string {
  return [name, ...(tags ?? []), ...traits, description ?? ''].join('\n');
}

/** The terms under which the index of searches has a character. */
export const characterTerms = (character: FoundBy): string[] => termsOf(foundText(character));
