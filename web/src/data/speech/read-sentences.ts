import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Manner, Speaker } from './speakers.ts';

export interface ReadingState {
  index: number;
  status: 'reading' | 'paused' | 'ended' | 'failed';
}

/** Sentences that are being read, one after the other, and the keys of a player for it. */
export interface SentenceReader {
  state: StoreApi<ReadingState>;
  play(): void;
  /** Goes on from the beginning of the sentence: voices of browsers cannot all stop within one. */
  pause(): void;
  go(index: number): void;
  /** Reads on in another voice or at another speed. */
  change(manner: Manner): void;
  stop(): void;
}

/** Makes a reader; it is silent until `play`. */
export function readSentences(
  sentences: readonly string[],
  speaker: Speaker,
  first: Manner,
): SentenceReader {
  const state = createStore<ReadingState>(() => ({ index: 0, status: 'paused' }));
  let manner = first;
  let turn = new AbortController();

  async function read(from: number): Promise<void> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    try {
      for (const [offset, sentence] of sentences.slice(from).entries()) {
        state.setState({ index: from + offset, status: 'reading' });
        const next = sentences[from + offset + 1];
        const speaking = speaker.speak(sentence, manner, signal);
        if (next !== undefined) speaker.prepare(next, manner);
        await speaking;
        if (signal.aborted) return;
      }
      state.setState({ status: 'ended' });
    } catch {
      if (!signal.aborted) state.setState({ status: 'failed' });
    }
  }

  const start = (from: number): void => {
    read(from).catch(() => state.setState({ status: 'failed' }));
  };

  return {
    state,
    play() {
      const { index, status } = state.getState();
      start(status === 'ended' ? 0 : index);
    },
    pause() {
      turn.abort();
      state.setState({ status: 'paused' });
    },
    go(index) {
      const to = Math.min(Math.max(index, 0), sentences.length - 1);
      if (state.getState().status === 'reading') start(to);
      else state.setState({ index: to, status: 'paused' });
    },
    change(next) {
      manner = next;
      const { index, status } = state.getState();
      if (status === 'reading') start(index);
    },
    stop() {
      turn.abort();
    },
  };
}
