import { STORY_CHOICES } from '@vesper/core/contract/story';

/** The line after which the model writes the ways on. */
export const CHOICES_MARKER = 'CHOICES:';

/** Other words that models put above their ways on. */
const HEADINGS = [
  'choices',
  'choice',
  'options',
  'next',
  'what next',
  'what happens next',
  'possible choices',
  'your choices',
  'next steps',
];
const QUESTION = /^what (will|does|should|do|might|could) .{0,60}\b(do|choose)( next)?\W*$/i;
/** A line may be such a question until it is longer than this. Characters. */
const QUESTION_MAX = 90;
const DECORATION = /^[\s*#_>`-]+/;
const ITEM = /^[\s*#_>`-]*(\d)\s*[).:\]-]+[\s*_]*(\S.*)$/;
const BULLET = /^\s*[-*•]\s+(\S.*)$/;
/** Several ways on in one line. */
const NEXT_ITEM = /\s+(?=\*{0,2}[2-9][).]\s)/;

/** The lines at the end of a passage that are, or may turn out to be, the ways on. */
interface Tail {
  raw: string;
  items: string[];
  /** A heading stood above them. */
  marked: boolean;
}

/**
 * Parts a passage that is being written from the ways on at its end. Whatever may turn out to be
 * one of these is held back until that is certain, so that none is ever shown as a line of the tale.
 */
export class ChoiceSplitter {
  #line = '';
  /** Characters of the line that were given out. */
  #given = 0;
  /** White space between two texts, given out only before the second. */
  #space = '';
  #hasText = false;
  #tail: Tail | null = null;

  /** @returns the text that is certainly no way on */
  push(text: string): string {
    let out = '';
    const [first = '', ...lines] = text.replaceAll('\r', '').split('\n');
    this.#line += first;
    for (const line of lines) {
      out += this.#endLine();
      this.#space += this.#tail ? '' : '\n';
      this.#line = line;
    }
    if (!this.#tail && !mayBeginTail(this.#line)) out += this.#giveLine();
    return out;
  }

  /** The rest of the text, and the ways on as the model wrote them. */
  end(): { text: string; items: string[] } {
    let text = this.#endLine();
    const tail = this.#tail;
    if (tail && !tail.marked && tail.items.length < 2) text += this.#release();
    return { text, items: this.#tail?.items.slice(0, STORY_CHOICES) ?? [] };
  }

  #endLine(): string {
    const line = this.#line;
    if (this.#tail) return this.#addToTail(this.#tail, line);
    if (this.#given === 0 && beginsTail(line)) {
      this.#tail = { raw: line, items: itemsOf(line, 1), marked: !ITEM.test(line) };
      this.#line = '';
      return '';
    }
    const out = this.#giveLine();
    this.#line = '';
    this.#given = 0;
    return out;
  }

  #addToTail(tail: Tail, line: string): string {
    this.#line = '';
    const found = itemsOf(line, tail.items.length + 1);
    const bullet = tail.marked ? BULLET.exec(line)?.[1] : undefined;
    tail.raw += `\n${line}`;
    if (found.length > 0) tail.items.push(...found);
    else if (bullet !== undefined) tail.items.push(bullet);
    else if (endsTail(tail, line)) return this.#release();
    return '';
  }

  /** It was a part of the tale after all. */
  #release(): string {
    const raw = this.#tail?.raw ?? '';
    this.#tail = null;
    return this.#give(raw);
  }

  #giveLine(): string {
    const text = this.#line.slice(this.#given);
    this.#given = this.#line.length;
    return this.#give(text);
  }

  #give(text: string): string {
    const whole = this.#space + text;
    const shown = this.#hasText ? whole : whole.trimStart();
    const end = shown.trimEnd().length;
    this.#space = shown.slice(end);
    this.#hasText ||= end > 0;
    return shown.slice(0, end);
  }
}

/** Something else follows before all ways on are there. */
function endsTail({ items }: Tail, line: string): boolean {
  if (line.trim() === '' || items.length >= STORY_CHOICES) return false;
  return !(items.length === 0 && beginsTail(line));
}

/** The ways on in a line, if the first of them has the number that is due. */
function itemsOf(line: string, due: number): string[] {
  const parts = line.split(NEXT_ITEM).map((part) => ITEM.exec(part));
  const inOrder = parts.every((part, index) => Number(part?.[1]) === due + index);
  return inOrder ? parts.map((part) => part?.[2] ?? '') : [];
}

function beginsTail(line: string): boolean {
  return itemsOf(line, 1).length > 0 || isHeading(line);
}

function isHeading(line: string): boolean {
  const words = bare(line);
  return HEADINGS.includes(words.replace(/\W+$/, '')) || QUESTION.test(words);
}

/** True while the line, as far as it is known, can still become the beginning of the ways on. */
function mayBeginTail(line: string): boolean {
  const words = bare(line);
  if (words === '' || /^1\s*($|[).:\]-])/.test(words)) return true;
  if (words.startsWith('what ')) return line.length <= QUESTION_MAX;
  return HEADINGS.some((heading) => heading.startsWith(words)) || isHeading(line);
}

const bare = (line: string): string => line.replace(DECORATION, '').toLowerCase();
