/**
 * The part of node-llama-cpp that we use, in our own words: the package is installed apart from the
 * others and only where somebody runs a model file (docs/decisions/0018), so its types are not here.
 */

/** A token of a model's vocabulary. */
export type Token = number & { readonly token?: never };

export type HistoryItem =
  { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] };

export interface LlamaSequence {
  readonly nextTokenIndex: number;
  readonly tokenMeter: {
    getState(): object;
    diff(since: object): { usedInputTokens: number; usedOutputTokens: number };
  };
  compareContextTokens(tokens: Token[]): { firstDifferentIndex: number };
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>;
  clearHistory(): Promise<void>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  readonly tokenizer: unknown;
  tokenize(text: string): Token[];
  createContext(options: {
    contextSize: { min: number; max: number };
    sequences: number;
    batchSize: number;
    threads: number;
  }): Promise<{ readonly contextSize: number; getSequence(): LlamaSequence }>;
}

export interface ChatWrapper {
  generateContextState(options: { chatHistory: HistoryItem[] }): {
    contextText: { tokenize(tokenizer: unknown): Token[] };
  };
}

export interface ResponseChunk {
  type?: 'segment' | undefined;
  text: string;
}

export interface GenerateOptions {
  onResponseChunk(chunk: ResponseChunk): void;
  signal: AbortSignal;
  stopOnAbortSignal: boolean;
  maxTokens: number;
  temperature: number;
  topP: number;
  minP: number;
  repeatPenalty: { penalty: number; frequencyPenalty?: number; presencePenalty?: number };
  contextShift: { size: number };
}

/** The module itself. */
export interface NodeLlama {
  getLlama(options: {
    gpu: 'auto';
    build: 'never';
    logLevel: 'error';
    progressLogs: false;
    maxThreads: number;
  }): Promise<{
    readonly cpuMathCores: number;
    loadModel(options: { modelPath: string; vocabOnly?: boolean }): Promise<LlamaModel>;
  }>;
  resolveChatWrapper(model: LlamaModel): ChatWrapper;
  LlamaChat: new (options: {
    contextSequence: LlamaSequence;
    chatWrapper: ChatWrapper;
    autoDisposeSequence: false;
  }) => {
    generateResponse(
      history: HistoryItem[],
      options: GenerateOptions,
    ): Promise<{ metadata: { stopReason: string } }>;
    dispose(): void;
  };
}
