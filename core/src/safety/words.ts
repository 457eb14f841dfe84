import { fold } from './fold.ts';
import { LEET_GLYPH, type Lexicon } from './lexicon.ts';
import { isNumber, joinedNumbers } from './numbers.ts';
import { reckoned } from './reckon.ts';
import { PLAINLY } from './tables/spellings.data.ts';
import { WordMemo } from './word-memo.ts';

/** A word of a text, and what stands before it: nothing much, a comma, or the end of a sentence. */
export interface Word {
  readonly word: string;
  readonly gap: 0 | 1 | 2;
}

const PIECE =
  /[\p{L}\p{Nl}\p{Mc}]+|[0-9]+(?:\.[0-9]+)?|([.!?;\n。！？…؟۔।॥។։።])|([,:()[\]{}<>|/"“”،؛፣、，：（）—–-])/gu;
const CHUNK = /[^\s_]+|\n/g;
const EDGE = /[\p{L}\p{N}@$]/u;
/** Scripts written without spaces: each character is a token, so that phrases match anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER = /\p{L}/u;
const SUM = /([0-9)])\s?([+×x*÷−])\s?(?=[(0-9])|([0-9)])(\s-\s|\s?\/\s?)(?=[0-9(])/g;
const DASH = /^[-–—]+$/;
/** "Lena (*2012)" and "b. '12": years of birth. */
const BIRTH_MARK = /[*✱](?=\s?(?:[0-9]{1,2}\.\s?){0,2}(?:19|20)[0-9]{2}\b)/g;
const SHORT_YEAR = /\b(b\.?|born|birth)(?: in| year)?:? ['’`]([0-9]{2})\b/g;
const PERCENT = /([0-9]) ?%/g;
const THOUSANDS = /\b([0-9]{1,2}),([0-9]{3})\b/g;
/** Pieces of a word that was split, and letters of the whole. */
const PIECES_MAX = 4;
const JOINED_MIN = 5;
const SUM_WORDS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '×': 'times',
  x: 'times',
  '*': 'times',
  '÷': 'over',
  '/': 'over',
  '-': 'minus',
  '−': 'minus',
};

/** Takes texts apart into words, with disguised words of the rules spelled plainly. */
export class Tokeniser {
  readonly #lexicon: Lexicon;
  readonly #chunks: WordMemo<Reading>;
  readonly #plain: WordMemo<string>;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#chunks = new WordMemo((chunk) => readChunk(chunk, lexicon));
    this.#plain = new WordMemo((word) => PLAINLY.get(word) ?? lexicon.slipOf(word) ?? word);
  }

  /** The words of a text in order, folded. */
  words(text: string): readonly Word[] {
    const plain = fold(text)
      .replace(BIRTH_MARK, ' born ')
      .replace(SHORT_YEAR, '$1 20$2')
      .replace(THOUSANDS, '$1$2')
      .replace(SUM, sumInWords)
      .replace(PERCENT, '$1 percent ')
      .replaceAll('*', '');
    const read: Reading = { words: [], behind: 0 };
    for (const [chunk] of plain.matchAll(CHUNK)) {
      // "Tom - 8 - loves kites": a dash alone is a pause, one within a word is none.
      if (DASH.test(chunk)) read.behind = wider(read.behind, 1);
      else append(read, this.#chunks.of(chunk));
    }
    const whole = joinSplit(joinSpelled(read.words, this.#lexicon), this.#lexicon);
    return reckoned(
      joinedNumbers(whole.map(({ word, gap }) => ({ word: this.#plain.of(word), gap }))),
    );
  }
}

/** The words of a rule phrase: folded like those of a text, but without repairing spellings. */
export function phraseWords(phrase: string): string[] {
  return joinedPhrase(phrase.split(' ').flatMap(piecesOfPhrase));
}

/** The words of a part of a phrase, with its numbers as they are read in texts. */
export function joinedPhrase(words: string[]): string[] {
  // Thousands of phrases are read at the start, and few of them hold a number.
  if (!words.some(isNumber)) return words;
  return joinedNumbers(words.map((word) => ({ word, gap: 0 }))).map(({ word }) => word);
}

/** What folding leaves as it is: most pieces of the rules. */
const PLAIN_PIECE = /^(?:[a-z]+\*?|<[a-z]+>)$/;
/** The rules repeat their words many times over. */
const phrasePieces = new Map<string, readonly string[]>();

/** What a piece between spaces holds: a word, a `<class>`, a stem, or several characters. */
export function piecesOfPhrase(piece: string): readonly string[] {
  const known = phrasePieces.get(piece);
  if (known) return known;
  if (PLAIN_PIECE.test(piece)) return [piece];
  const found = [...fold(piece).matchAll(/<[a-z]+>|[\p{L}\p{Nl}\p{Mc}]+\*?|[0-9]+/gu)];
  const words = found.flatMap(([word]) => (UNSPACED.test(word) ? [...word] : [word]));
  phrasePieces.set(piece, words);
  return words;
}

function sumInWords(_: string, left = '', sign = '', other = '', minus = ''): string {
  return `${left}${other} ${SUM_WORDS[sign || minus.trim()] ?? ''} `;
}

/** Words, and what stands behind the last of them. */
interface Reading {
  words: Word[];
  behind: Word['gap'];
}

const wider = (one: Word['gap'], other: Word['gap']): Word['gap'] => (one > other ? one : other);

/** Puts words behind others. */
function append(to: Reading, { words, behind }: Readonly<Reading>): void {
  const [first] = words;
  if (!first) {
    to.behind = wider(to.behind, behind);
    return;
  }
  const gap = wider(to.behind, first.gap);
  to.words.push(gap === first.gap ? first : { word: first.word, gap });
  for (let at = 1; at < words.length; at++) to.words.push(words[at] ?? first);
  to.behind = behind;
}

/** Reads one chunk without spaces. */
function readChunk(chunk: string, lexicon: Lexicon): Reading {
  const read: Reading = { words: [], behind: 0 };
  const put = (word: string): void => append(read, { words: [{ word, gap: 0 }], behind: 0 });
  if (LEET_GLYPH.test(chunk) && LETTER.test(chunk)) {
    const parts = disguisedParts(chunk, lexicon);
    if (parts.length > 1) {
      for (const part of parts) append(read, readChunk(part, lexicon));
      return read;
    }
    const repaired = lexicon.repair(trimmed(chunk));
    if (repaired !== undefined) {
      return { words: [{ word: repaired, gap: 0 }], behind: gapBehind(chunk) };
    }
  }
  for (const [piece, end, pause] of withoutCodes(chunk).matchAll(PIECE)) {
    if (end !== undefined) read.behind = 2;
    else if (pause !== undefined) read.behind = wider(read.behind, pause === '-' ? 0 : 1);
    else plainWords(piece, lexicon).forEach(put);
  }
  return read;
}

/** What a chunk that is one word ends with. */
function gapBehind(chunk: string): Word['gap'] {
  if (/[.!?]$/.test(chunk)) return 2;
  return /[,:)]$/.test(chunk) ? 1 : 0;
}

/** "f1ft33n-y3ar-0ld": each part is in disguise by itself. */
function disguisedParts(chunk: string, lexicon: Lexicon): string[] {
  const parts = chunk.split('-');
  return parts.some((part) => lexicon.hides(lexicon.repair(part) ?? '')) ? parts : [];
}

const RUN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-z]{8,}/g;
const HEX = /^[0-9a-f-]+$/;
const CHANGE = /[0-9](?=[a-z])|[a-z](?=[0-9])/g;
/** Letters and digits that change so often, after so few characters, are no writing. */
const CODE = { changes: 4, run: 2.2, changesOfHex: 2 };

/** Blanks hashes, keys and numbers of orders: the "f12b" in them is nobody's age. */
function withoutCodes(chunk: string): string {
  return chunk.replace(RUN, (run) => {
    const changes = run.match(CHANGE)?.length ?? 0;
    const isHex = HEX.test(run) && changes >= CODE.changesOfHex;
    const isMixed = changes >= CODE.changes && run.length / (changes + 1) < CODE.run;
    return isHex || isMixed ? ' ' : run;
  });
}

/** A chunk without the signs around it; step by step, as an expression for both ends backtracks. */
function trimmed(chunk: string): string {
  let start = 0;
  let end = chunk.length;
  while (start < end && !EDGE.test(chunk[start] ?? '')) start++;
  while (end > start && !EDGE.test(chunk[end - 1] ?? '')) end--;
  return chunk.slice(start, end);
}

function plainWords(word: string, lexicon: Lexicon): string[] {
  if (UNSPACED.test(word)) return [...word];
  const repaired = lexicon.repair(word);
  if (repaired !== undefined) return [repaired];
  const slip = word.length > 8 ? lexicon.slipOf(word) : undefined;
  if (slip !== undefined) return [slip];
  // Words run together ("mytoddlerfriend"): only long rule words, short ones live in many others.
  const inside = word.length > 8 ? lexicon.within(word, 7) : [];
  if (inside.length > 0) return inside;
  return word.length > 8 ? (lexicon.chained(word) ?? [word]) : [word];
}

/** "s c h o o l" and "sc ho ol" are read as the rule words they spell; "1 5" is 15. */
function joinSpelled(words: readonly Word[], lexicon: Lexicon): Word[] {
  const out: Word[] = [];
  let run: Word[] = [];
  const flush = (): void => {
    const [first] = run;
    const letters = run.map(({ word }) => word).join('');
    const single = run.every(({ word }) => word.length === 1);
    const spelled = first && run.length >= 3 ? lexicon.within(letters, single ? 3 : 6) : [];
    // "a t e e n": the article is no letter of the word, and a role may need it.
    const isArticle = first?.word === 'a' && letters.indexOf(spelled[0] ?? '') === 1;
    if (first && isArticle) out.push(first);
    if (first && spelled.length > 0) out.push(...spelled.map((word) => ({ word, gap: first.gap })));
    else out.push(...run);
    run = [];
  };
  for (const one of joinDigits(words)) {
    const { word } = one;
    const short = word.length <= 2 && LETTER.test(word) && !UNSPACED.test(word);
    // A spelled word is not mixed: single letters end a run of pairs and the other way round.
    if (run.length > 0 && (!short || (run[0]?.word.length === 1) !== (word.length === 1))) flush();
    if (short) run.push(one);
    else out.push(one);
  }
  flush();
  return out;
}

/** "1 5" is 15; longer rows of digits are a countdown, not an age. */
function joinDigits(words: readonly Word[]): Word[] {
  const digit = (one: Word | undefined): boolean => one !== undefined && /^[0-9]$/.test(one.word);
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i], words[i + 1]];
    if (!one) continue;
    const pair = digit(one) && digit(next) && !digit(words[i - 1]) && !digit(words[i + 2]);
    out.push(pair ? { word: `${one.word}${next?.word ?? ''}`, gap: one.gap } : one);
    if (pair) i++;
  }
  return out;
}

/** "tod dler", "te en ager": two to four pieces that only together are a rule word. */
function joinSplit(words: readonly Word[], lexicon: Lexicon): Word[] {
  const out: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const one = words[i];
    if (!one) continue;
    const { word, pieces } = joinedAt(words, i, lexicon);
    out.push(pieces > 1 ? { word, gap: one.gap } : one);
    i += pieces - 1;
  }
  return out;
}

function joinedAt(words: readonly Word[], at: number, lexicon: Lexicon) {
  let word = '';
  let found = { word, pieces: 1 };
  // Two whole words of the rules are what they are: their phrases know them.
  let broken = false;
  for (let index = 0; index < PIECES_MAX; index++) {
    const piece = words[at + index]?.word;
    if (piece === undefined || !lexicon.begins(word + piece)) break;
    word += piece;
    broken ||= !lexicon.hides(piece);
    if (index > 0 && broken && lexicon.hides(word)) found = { word, pieces: index + 1 };
  }
  return found.word.length >= JOINED_MIN ? found : { word: '', pieces: 1 };
}
