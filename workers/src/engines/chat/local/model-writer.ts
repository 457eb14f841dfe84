import type { LoadedModel } from './load-model.ts';
import type { GenerateOrder, JobReport } from './model-messages.ts';
import type { HistoryItem, LlamaSequence, Token } from './node-llama.ts';

/** Room that a reply has at least; a prompt that leaves less is too long. */
const SHORTEST_REPLY = 32;
/** A prompt is read in pieces that take about so long: an abort is noticed between two of them. */
const PIECE_MS = 50;
const FIRST_PIECE = 16;
/** Used where neither operator nor member chose: lively, without the words nobody expects. */
const SAMPLER = { temperature: 0.8, topP: 0.95, minP: 0.05, penalty: 1.05 };

/** Writes with one loaded model, in as many talks at once as it has sequences. */
export class ModelWriter {
  readonly #loaded: LoadedModel;
  readonly #free: Set<LlamaSequence>;
  readonly #waiting: (() => void)[] = [];

  constructor(loaded: LoadedModel) {
    this.#loaded = loaded;
    this.#free = new Set(loaded.sequences);
  }

  count(text: string): number {
    return this.#loaded.model.tokenize(text).length;
  }

  /** Writes a reply; ends quietly and without a last report when `signal` aborts. */
  async write(
    order: GenerateOrder,
    signal: AbortSignal,
    report: (report: JobReport) => void,
  ): Promise<void> {
    const history = historyOf(order);
    const { wrapper, model, contextTokens } = this.#loaded;
    const tokens = wrapper
      .generateContextState({ chatHistory: withReply(history) })
      .contextText.tokenize(model.tokenizer);
    if (tokens.length + SHORTEST_REPLY > contextTokens) {
      report({ type: 'tooLong', id: order.id, tokens: tokens.length });
      return;
    }
    const sequence = await this.#take(tokens);
    try {
      const cachedTokens = sequence.compareContextTokens(tokens).firstDifferentIndex;
      await readPrompt(sequence, tokens, signal);
      if (signal.aborted) return;
      const promptTokens = tokens.length;
      const { finish, completionTokens } = await this.#speak(sequence, {
        order,
        history,
        signal,
        report,
        room: contextTokens - promptTokens,
      });
      if (signal.aborted) return;
      const usage = { promptTokens, cachedTokens, completionTokens };
      report({ type: 'done', id: order.id, finish, usage });
    } finally {
      this.#free.add(sequence);
      this.#waiting.shift()?.();
    }
  }

  /** The free sequence that remembers most of this prompt: what it remembers is not read again. */
  async #take(tokens: Token[]): Promise<LlamaSequence> {
    while (this.#free.size === 0) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const known = (it: LlamaSequence) => it.compareContextTokens(tokens).firstDifferentIndex;
    const [best] = [...this.#free].sort(
      (a, b) => known(b) - known(a) || a.nextTokenIndex - b.nextTokenIndex,
    );
    if (!best) throw new Error('There is no free sequence.');
    this.#free.delete(best);
    return best;
  }

  async #speak(
    sequence: LlamaSequence,
    { order, history, signal, report, room }: Speech,
  ): Promise<{ finish: 'stop' | 'length'; completionTokens: number }> {
    const { runtime, wrapper } = this.#loaded;
    const { id, sampler } = order;
    const before = sequence.tokenMeter.getState();
    const chat = new runtime.LlamaChat({
      contextSequence: sequence,
      chatWrapper: wrapper,
      autoDisposeSequence: false,
    });
    try {
      const { metadata } = await chat.generateResponse(history, {
        onResponseChunk: ({ type, text }) => {
          if (text === '' || signal.aborted) return;
          report({ type: 'piece', id, kind: type === 'segment' ? 'thinking' : 'text', text });
        },
        signal,
        stopOnAbortSignal: true,
        // Within the room that is left, so that the talk is never shifted while it is written.
        maxTokens: Math.min(order.replyTokens, room - 1),
        temperature: sampler.temperature ?? SAMPLER.temperature,
        topP: sampler.topP ?? SAMPLER.topP,
        minP: SAMPLER.minP,
        repeatPenalty: {
          penalty: SAMPLER.penalty,
          frequencyPenalty: sampler.frequencyPenalty ?? 0,
          presencePenalty: sampler.presencePenalty ?? 0,
        },
        contextShift: { size: 1 },
      });
      const { usedOutputTokens } = sequence.tokenMeter.diff(before);
      const finish = metadata.stopReason === 'maxTokens' ? 'length' : 'stop';
      return { finish, completionTokens: usedOutputTokens };
    } finally {
      chat.dispose();
    }
  }
}

interface Speech {
  order: GenerateOrder;
  history: HistoryItem[];
  signal: AbortSignal;
  report: (report: JobReport) => void;
  /** Tokens that the reply may take. */
  room: number;
}

const historyOf = ({ messages }: GenerateOrder): HistoryItem[] =>
  messages.map(({ role, content }) =>
    role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content },
  );

/** A reply is written into the last message; one that is to go on is there already. */
function withReply(history: HistoryItem[]): HistoryItem[] {
  if (history.at(-1)?.type === 'model') return history;
  return [...history, { type: 'model', response: [] }];
}

/**
 * Reads what the sequence does not know yet, piece by piece, all but the last token. llama.cpp
 * cannot be interrupted in the middle of a prompt, and a long one takes seconds.
 */
async function readPrompt(
  sequence: LlamaSequence,
  tokens: Token[],
  signal: AbortSignal,
): Promise<void> {
  await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
  let size = FIRST_PIECE;
  while (sequence.nextTokenIndex < tokens.length - 1 && !signal.aborted) {
    const from = sequence.nextTokenIndex;
    const begun = performance.now();
    await sequence.evaluateWithoutGeneratingNewTokens(
      tokens.slice(from, Math.min(from + size, tokens.length - 1)),
    );
    const took = performance.now() - begun;
    if (took > PIECE_MS) size = Math.max(FIRST_PIECE / 4, Math.floor(size / 2));
    else if (took < PIECE_MS / 2) size *= 2;
  }
}
