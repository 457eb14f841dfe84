import type { Reading, Readings, Unread } from './read-words.ts';
import { FOREIGN_STYLES, SILENT_WORDS, THINGS_LIKE_ADJECTIVES } from './unread-words.data.ts';

const STYLES: ReadonlySet<string> = new Set(FOREIGN_STYLES);
/** Most words of one name for a style. */
const STYLE_WORDS = 3;

/** The things, actions and styles of a text that no word of the painter covers, in its order. */
export function leftOutWords({ readings, unread }: Readings): string[] {
  const before = new Map(readings.map((reading) => [reading.at, reading]));
  const left: string[] = [];
  for (const run of runsOf(unread.filter(({ negated }) => !negated))) {
    left.push(...leftOfRun(run, before));
  }
  return left;
}

/** Words that follow one another directly: "roller coaster". */
function runsOf(unread: readonly Unread[]): Unread[][] {
  const runs: Unread[][] = [];
  let last: Unread | undefined;
  for (const word of unread) {
    const run = runs.at(-1);
    if (run && last && word.at === last.at + 1) run.push(word);
    else runs.push([word]);
    last = word;
  }
  return runs;
}

function leftOfRun(run: readonly Unread[], before: ReadonlyMap<number, Reading>): string[] {
  const { styles, rest } = takeStyles(run);
  const names: string[] = [...styles];
  let name: Unread[] = [];
  const close = (): void => {
    const last = name.at(-1);
    // Straight before something known it only says what that is like: "pirate ship", "glass castle".
    if (last && !isThing(before.get(last.at + 1))) {
      names.push(name.map(({ word }) => word).join(' '));
    }
    name = [];
  };
  for (const word of rest) {
    const joined = name.at(-1)?.at === word.at - 1;
    if (!joined || isAction(word.word)) close();
    if (isSaid(word.word)) name.push(word);
    if (isAction(word.word)) close();
  }
  close();
  return names;
}

function takeStyles(run: readonly Unread[]): { styles: string[]; rest: Unread[] } {
  const styles: string[] = [];
  const rest: Unread[] = [];
  for (let at = 0; at < run.length;) {
    const style = styleAt(run, at);
    if (style.length > 0) styles.push(style.join(' '));
    else rest.push(...run.slice(at, at + 1));
    at += Math.max(1, style.length);
  }
  return { styles, rest };
}

function styleAt(run: readonly Unread[], at: number): string[] {
  for (let length = STYLE_WORDS; length > 0; length -= 1) {
    const some = run.slice(at, at + length).map(({ word }) => word);
    if (some.length === length && STYLES.has(some.join('-'))) return some;
  }
  return [];
}

function isThing(reading: Reading | undefined): boolean {
  if (reading && isAction(reading.word)) return false;
  return Boolean(reading?.meanings.some(({ type }) => type === 'subject' || type === 'place'));
}

function isAction(word: string): boolean {
  return word.endsWith('ing') && word.length > 5 && !THINGS_LIKE_ADJECTIVES.has(word);
}

/** Worth naming: no grammar, no quality, no participle. */
function isSaid(word: string): boolean {
  if (word.length < 3 || /\d/.test(word) || SILENT_WORDS.has(word)) return false;
  if (THINGS_LIKE_ADJECTIVES.has(word)) return true;
  return !/(ly|ed|ous|ful|less|ish|able|ible|esque)$/.test(word) || word.length < 5;
}
