import { LIMITS } from '@vesper/core/contract/limits';
import { STORY_CHOICES } from '@vesper/core/contract/story';
import { decide } from '@vesper/core/safety/decide';
import { CHOICES_MARKER, ChoiceSplitter } from './choice-splitter.ts';

/**
 * Makes ways on that can be offered of what a model wrote: all of them, or none, since a reader who
 * sees fewer thinks that something is missing.
 */
export function readChoices(items: readonly string[]): string[] {
  const byWords = new Map(items.map(plain).map((choice) => [choice.toLowerCase(), choice]));
  const usable = [...byWords.values()].filter(isUsable);
  return usable.length === STORY_CHOICES ? usable : [];
}

/** Reads the answer of a model that was asked for ways on alone. */
export function choicesIn(answer: string): string[] {
  const splitter = new ChoiceSplitter();
  splitter.push(answer.includes(CHOICES_MARKER) ? answer : `${CHOICES_MARKER}\n${answer}`);
  const { items } = splitter.end();
  if (items.length > 0) return readChoices(items);
  // A friendly sentence stood before them.
  const plainly = new ChoiceSplitter();
  plainly.push(answer);
  return readChoices(plainly.end().items);
}

/** Without the emphasis and the quotation marks around it. */
function plain(item: string): string {
  const text = item.replaceAll(/\*\*|__|`/g, '').trim();
  return text.replace(/^["“'*_]+(.*?)["”'*_]+$/, '$1').trim();
}

/** The reader sends it back as their turn, which must then not be refused. */
function isUsable(choice: string): boolean {
  if (choice === '' || choice.length > LIMITS.storyChoiceMax) return false;
  return decide(choice, { kind: 'message' }).allowed;
}
