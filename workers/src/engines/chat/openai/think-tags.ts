const OPEN = '<think>';
const CLOSE = '</think>';

/** A piece of what a model writes: the reply, or the thinking that it lets us see beside it. */
export interface Piece {
  kind: 'text' | 'thinking';
  text: string;
}

/**
 * Tells thinking from the reply where a model writes both into one text, between `<think>` tags.
 * Only a reply that begins so has any: later on the tag is a word like others. Tags may come split
 * over any number of pieces, so up to a tag's length is held back until it is clear.
 * @param goesOn the text continues another one: the space it begins with belongs to it
 */
export function createThinkSplitter({ goesOn = false }: { goesOn?: boolean | undefined } = {}) {
  let state: 'start' | 'thinking' | 'reply' = 'start';
  let held = '';

  function push(text: string): Piece[] {
    if (state === 'reply') return piece('text', text);
    held += text;
    return state === 'start' ? begin() : think();
  }

  function begin(): Piece[] {
    const shown = held.trimStart();
    if (OPEN.startsWith(shown.slice(0, OPEN.length)) && shown.length < OPEN.length) return [];
    if (!shown.startsWith(OPEN)) {
      state = 'reply';
      if (!goesOn) held = shown;
      return release('text');
    }
    state = 'thinking';
    held = shown.slice(OPEN.length);
    return think();
  }

  function think(): Piece[] {
    const end = held.indexOf(CLOSE);
    if (end === -1) {
      // The end of it may be the beginning of the tag.
      const safe = Math.max(0, held.length - CLOSE.length);
      const thinking = held.slice(0, safe);
      held = held.slice(safe);
      return piece('thinking', thinking);
    }
    const thinking = held.slice(0, end);
    const reply = held.slice(end + CLOSE.length).trimStart();
    held = '';
    // Blank lines between the two belong to neither; they may come in pieces of their own.
    state = reply === '' ? 'start' : 'reply';
    return [...piece('thinking', thinking), ...piece('text', reply)];
  }

  function release(kind: Piece['kind']): Piece[] {
    const text = held;
    held = '';
    return piece(kind, text);
  }

  /** Gives what was held back, at the end of the stream. */
  function end(): Piece[] {
    return release(state === 'thinking' ? 'thinking' : 'text');
  }

  return { push, end };
}

const piece = (kind: Piece['kind'], text: string): Piece[] => (text === '' ? [] : [{ kind, text }]);
