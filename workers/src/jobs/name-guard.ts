import type { ChatRequest, ReplyPiece } from '../engines/chat/chat-engine.ts';
import { othersIn } from '../prompt/group-talk.ts';

/** Marks around a name that is set off, and the space before it. */
const BEFORE_NAME = /[\s*_]/;
const MARK = /[*_]/;
const COLON = /[:：]/;

interface Names {
  /** Those of the one who speaks. */
  own: readonly string[];
  /** Those of everybody else there. */
  others: readonly string[];
}

/**
 * Keeps a reply to the one who speaks, wherever its stream is divided: their name before it is taken
 * away, and it ends where it begins to speak for somebody else on a new line.
 */
export class NameGuard {
  readonly #own: readonly string[];
  readonly #others: readonly string[];
  /** What may turn out to be a name. */
  #held = '';
  #stage: 'beginning' | 'afterName' | 'within' | 'over' = 'beginning';

  constructor({ own, others }: Names) {
    this.#own = own.map(fold);
    this.#others = others.map(fold).filter((name) => !this.#own.includes(name));
  }

  /** True once somebody else would speak: nothing more is to be said. */
  get isOver(): boolean {
    return this.#stage === 'over';
  }

  /** @returns what can be shown by now */
  push(text: string): string {
    if (this.isOver) return '';
    this.#held += text;
    if (this.#stage === 'beginning' && !this.#begin()) return '';
    if (this.#stage === 'afterName') {
      this.#held = this.#held.trimStart();
      if (this.#held === '') return '';
      this.#stage = 'within';
    }
    return this.#release();
  }

  /** @returns the rest, once nothing more comes */
  end(): string {
    const rest = this.isOver ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  /** @returns false while the beginning may still be a name */
  #begin(): boolean {
    const label = labelAt(this.#held, 0, this.#own);
    if (label === 'open') return false;
    this.#stage = label === null ? 'within' : 'afterName';
    if (label !== null) this.#held = this.#held.slice(label);
    return true;
  }

  #release(): string {
    const held = this.#held;
    for (let at = held.indexOf('\n'); at >= 0; at = held.indexOf('\n', at + 1)) {
      const label = labelAt(held, at, this.#others);
      if (label === null) continue;
      if (label !== 'open') this.#stage = 'over';
      this.#held = held.slice(at);
      return held.slice(0, at);
    }
    this.#held = '';
    return held;
  }
}

const fold = (name: string): string => name.toLowerCase();

/**
 * Looks for one of the names with a colon behind it.
 * @returns where the words after it begin; `open` while the text breaks off within it
 */
function labelAt(text: string, from: number, names: readonly string[]): number | 'open' | null {
  let start = from;
  while (start < text.length && BEFORE_NAME.test(text.charAt(start))) start += 1;
  const marks = text.slice(from, start).replace(/\s/g, '').length;
  const found = names.map((name) => labelOf(text, start, { name, marks }));
  return found.find((it) => typeof it === 'number') ?? (found.includes('open') ? 'open' : null);
}

function labelOf(
  text: string,
  start: number,
  { name, marks }: { name: string; marks: number },
): number | 'open' | null {
  const written = fold(text.slice(start, start + name.length));
  if (written !== name) {
    return start + written.length === text.length && name.startsWith(written) ? 'open' : null;
  }
  let at = start + name.length;
  let open = marks;
  const skipMarks = (): void => {
    for (; open > 0 && MARK.test(text.charAt(at)); at++) open -= 1;
  };
  skipMarks();
  while (text.charAt(at) === ' ') at += 1;
  if (at === text.length) return 'open';
  if (!COLON.test(text.charAt(at))) return null;
  at += 1;
  skipMarks();
  return open > 0 && at === text.length ? 'open' : at;
}

/** A name, and the first of its words, by which people are called too. */
const callsOf = (name: string): string[] => [...new Set([name, name.split(/\s+/)[0] ?? name])];

function namesIn(request: ChatRequest): Names {
  const { character, task } = request;
  const { name, nickname } = character;
  const speaker = [name, ...(nickname ? [nickname] : [])].flatMap(callsOf);
  const others = othersIn(request).flatMap(callsOf);
  if (task !== 'impersonate') return { own: speaker, others };
  // The member speaks now, and is the last of them.
  const own = callsOf(othersIn(request).at(-1) ?? '');
  return { own, others: [...speaker, ...others] };
}

/** Passes a reply on, in a group only as far as it is the speaker's own. */
export function keepToSpeaker(
  pieces: AsyncIterable<ReplyPiece>,
  request: ChatRequest,
): AsyncIterable<ReplyPiece> {
  return request.group ? guarded(pieces, request) : pieces;
}

async function* guarded(
  pieces: AsyncIterable<ReplyPiece>,
  request: ChatRequest,
): AsyncGenerator<ReplyPiece> {
  const guard = new NameGuard(namesIn(request));
  for await (const piece of pieces) {
    const text = piece.kind === 'text' ? guard.push(piece.text) : '';
    const rest = piece.kind === 'end' ? guard.end() : text;
    if (rest !== '') yield { kind: 'text', text: rest };
    if (guard.isOver) {
      yield { kind: 'end', finish: 'stop' };
      return;
    }
    if (piece.kind !== 'text') yield piece;
  }
  const rest = guard.end();
  if (rest !== '') yield { kind: 'text', text: rest };
}
