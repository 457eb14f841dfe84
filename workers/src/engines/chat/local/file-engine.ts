import type { SamplerSettings } from '@vesper/core/contract/model';
import { composePrompt } from '../../../prompt/compose-prompt.ts';
import type { ComposedPrompt, PromptMessage } from '../../../prompt/prompt.ts';
import { EngineError } from '../../engine-error.ts';
import type {
  ChatEngine,
  ChatRequest,
  CompletionTask,
  ModelLook,
  ReplyPiece,
} from '../chat-engine.ts';
import { withInstruction } from '../openai/task-messages.ts';
import { createThinkSplitter } from '../openai/think-tags.ts';
import { inTurn, WaitingLine } from '../waiting-line.ts';
import { ModelHost, type HOST_PATIENCE } from './model-host.ts';
import { rememberCounts } from './token-counter.ts';

export interface ModelFile {
  /** Shown name. */
  name: string;
  /** Path of a GGUF file. */
  file: string;
  /** Most tokens that a talk may take, its reply included; the file may allow fewer. */
  contextTokens: number;
  /** Longest reply. */
  replyTokens: number;
  /** Replies that are written at once. */
  sequences: number;
  /** The operator's choice where a member made none. */
  sampler?: SamplerSettings;
  /** Bundle of `model-process.ts` (workers/dist/model-process.js in a build). */
  processUrl: URL;
  patience?: Partial<typeof HOST_PATIENCE>;
}

export interface FileEngine extends Required<ChatEngine> {
  /** True while the file cannot be used, or is being loaded. */
  isAway(): boolean;
}

/** Kept free for what the template adds around each message, and for texts that join to more. */
const MARGIN = 64;
/** Times that a prompt is composed anew because it turned out to be too long. */
const TRIES = 4;

/** Runs a model file in a process of its own, with nothing else installed. */
export function createFileEngine(model: ModelFile): FileEngine {
  const { file, contextTokens, sequences } = model;
  const host = new ModelHost(model.processUrl, { file, contextTokens, sequences }, model.patience);
  const line = new WaitingLine(sequences);

  /** Begins once it is its turn, and stops quietly when aborted. */
  async function* attended(
    signal: AbortSignal,
    work: () => AsyncGenerator<ReplyPiece>,
  ): AsyncGenerator<ReplyPiece> {
    try {
      yield* inTurn(line, signal, work);
    } catch (err) {
      if (!signal.aborted) throw err;
    }
  }

  async function* reply(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    const context = await unless(signal, host.contextTokens());
    const { replyTokens: asked = model.replyTokens, ...sampler } = samplerOf(request);
    const replyTokens = Math.min(asked, Math.floor(context / 2));
    const count = rememberedCount(signal);
    let tokens = context - replyTokens - MARGIN;
    for (let tries = 1; tries <= TRIES; tries++) {
      const prompt = await composePrompt(request, { tokens, count });
      const messages = withInstruction(request, prompt.messages);
      const goesOn = request.task === 'continue';
      const size = yield* write({ messages, replyTokens, sampler, prompt, goesOn }, signal);
      if (size === undefined) return;
      tokens -= size - (context - replyTokens) + MARGIN;
    }
    throw new EngineError('the prompt does not fit into the context', { retryable: false });
  }

  /** One that is being loaded is waited for a while, since most are there soon. */
  async function look(signal: AbortSignal): Promise<ModelLook> {
    try {
      return { contextTokens: await unless(signal, host.contextTokens()) };
    } catch (err) {
      if (!signal.aborted) throw err;
      const text = 'the model is being loaded';
      throw new EngineError(text, { retryable: false, code: 'model_away' });
    }
  }

  async function* complete(task: CompletionTask, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    await unless(signal, host.contextTokens());
    const { messages, replyTokens, temperature } = task;
    const sampler = temperature === undefined ? {} : { temperature };
    const size = yield* write({ messages, replyTokens, sampler }, signal);
    if (size === undefined) return;
    throw new EngineError('the task does not fit into the context', { retryable: false });
  }

  /** @returns the tokens of a prompt that is too long, of which nothing was written */
  async function* write(
    job: WriteJob,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPiece, number | undefined> {
    const { messages, replyTokens, sampler, prompt } = job;
    // The template knows a way of thinking of its own for most models, and none for some.
    const split = createThinkSplitter({ goesOn: job.goesOn });
    let hasBegun = prompt === undefined;
    for await (const report of host.generate({ messages, replyTokens, sampler }, signal)) {
      if (report.type === 'tooLong') return report.tokens;
      if (!hasBegun && prompt) yield { kind: 'prompt', prompt };
      hasBegun = true;
      if (report.type === 'piece') {
        if (report.kind === 'thinking') yield { kind: 'thinking', text: report.text };
        else yield* split.push(report.text);
      } else if (report.type === 'done') {
        yield* split.end();
        yield { kind: 'end', finish: report.finish, usage: report.usage };
      }
    }
    return undefined;
  }

  const counter = rememberCounts((text) => host.count(text, new AbortController().signal));
  /** A prompt counts many texts at once: one listener serves them all. */
  const rememberedCount = (signal: AbortSignal) => {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
    aborted.catch(() => undefined);
    return (text: string) => Promise.race([counter(text), aborted]);
  };
  const samplerOf = (request: ChatRequest) => ({ ...model.sampler, ...request.sampler });

  return {
    name: model.name,
    reply: (request, signal) => attended(signal, () => reply(request, signal)),
    complete: (task, signal) => attended(signal, () => complete(task, signal)),
    look: (_isBusy, signal) => look(signal),
    warm: () => host.start(),
    isAway: () => host.isAway,
    close: () => Promise.resolve(host.close()),
  };
}

interface WriteJob {
  messages: PromptMessage[];
  replyTokens: number;
  sampler: Omit<SamplerSettings, 'replyTokens'>;
  /** What is told of as sent, once the model has taken it. */
  prompt?: ComposedPrompt;
  goesOn?: boolean;
}

/** Waits for something, or throws as soon as `signal` aborts. */
async function unless<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new Error('aborted'));
    signal.addEventListener('abort', onAbort);
  });
  return Promise.race([promise, aborted]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  );
}
