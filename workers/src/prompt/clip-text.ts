import type { PromptBudget } from './prompt.ts';

export type Count = PromptBudget['count'];

export interface Clipped {
  text: string;
  tokens: number;
  isCut: boolean;
}

/** No vocabulary puts more characters than this into each token of a long text. */
const CHARACTERS_PER_TOKEN = 16;
const TRIES = 8;

/**
 * As much of a text as fits, cut between words.
 * @param room tokens
 * @param keep which end of it stays
 */
export async function clipText(
  text: string,
  room: number,
  count: Count,
  keep: 'beginning' | 'end' = 'beginning',
): Promise<Clipped> {
  if (room <= 0 || text === '') return { text: '', tokens: 0, isCut: text !== '' };
  // Counting takes time, and of a text as long as a book most is cut anyway.
  let kept = cut(text, room * CHARACTERS_PER_TOKEN, keep);
  let tokens = await count(kept);
  for (let tries = 0; tokens > room && kept !== ''; tries++) {
    const share = Math.min(0.9, (room / tokens) * 0.97);
    // A text may be dense where it begins and thin where it ends: then the guess never arrives.
    kept = cut(kept, Math.floor(kept.length * (tries < TRIES ? share : 0.25)), keep);
    tokens = await count(kept);
  }
  const isCut = kept.length < text.length;
  return kept === '' ? { text: '', tokens: 0, isCut } : { text: kept, tokens, isCut };
}

/** A word is not looked for further away from the cut than this. */
const WORD_MAX = 60;

function cut(text: string, length: number, keep: 'beginning' | 'end'): string {
  if (text.length <= length) return text;
  if (length <= 0) return '';
  return keep === 'beginning' ? beginning(text.slice(0, length)) : ending(text.slice(-length));
}

function beginning(part: string): string {
  const at = Math.max(0, part.length - WORD_MAX);
  const space = part.slice(at).search(/\s\S*$/);
  const kept = space >= 0 && at + space > 0 ? part.slice(0, at + space) : part;
  // Half a surrogate pair is no character.
  return kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}

function ending(part: string): string {
  const space = part.slice(0, WORD_MAX).search(/\s/);
  const kept = space >= 0 && space + 1 < part.length ? part.slice(space + 1) : part;
  return kept.replace(/^[\uDC00-\uDFFF]/, '').trimStart();
}
