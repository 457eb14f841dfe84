import type { ModelTarget } from '@vesper/core/ask/questions';
import type { RegisteredModel } from '@vesper/core/chat-models/registered-model';
import { keyOwner } from '@vesper/core/chat-models/stored-models';
import { storedModel, type ChatModelConfig } from '@vesper/core/config/chat-models';
import {
  TRIAL_FAILURES,
  type ModelTrial,
  type TrialFailure,
} from '@vesper/core/contract/desk/model';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import { decide } from '@vesper/core/safety/decide';
import { modelKeyBox } from '@vesper/core/secrets/model-keys';
import { randomUUID } from 'node:crypto';
import type { WorkerContext } from '../context.ts';
import type { ChatEngine, ReplyPiece } from '../engines/chat/chat-engine.ts';
import { createChatEngine } from '../engines/chat/chat-engines.ts';
import { ModelLine } from '../engines/chat/model-line.ts';
import { createOpenAiEngine } from '../engines/chat/openai/openai-engine.ts';
import { trialFailureOf } from './trial-failure.ts';

/** Ends before the gateway stops waiting. Milliseconds. */
const TRIAL_MS = LIMITS.tryModelWait - 5_000;
const PATIENCE = { connectMs: 5_000, firstMs: TRIAL_MS };

type TrialContext = Pick<WorkerContext, 'chatModels' | 'config' | 'engines' | 'log' | 'redis'>;

/** A model to be asked, or the reason why it cannot be. */
type Chosen =
  | { failure: TrialFailure }
  | { model: ChatModelConfig; engine: ChatEngine; isOwn: boolean; isSaved: boolean };

/** Has a model answer a sentence, and keeps nothing of it. */
export async function tryModel(
  context: TrialContext,
  { text, target }: { text: string; target: ModelTarget },
): Promise<ModelTrial> {
  const chosen = await choose(context, target);
  const trial = new Trial();
  if ('failure' in chosen) return trial.result(chosen.failure);
  const { model, engine } = chosen;
  const hasKey = model.engine === 'openai' && model.apiKey !== undefined;
  const signal = AbortSignal.timeout(TRIAL_MS);
  try {
    await trial.hear(answer(context, chosen, { text, signal }));
    if (signal.aborted) return trial.result('timeout');
    const isFit = decide(trial.text, { kind: 'message' }).allowed;
    return isFit ? trial.result(null) : new Trial().result('content_refused');
  } catch (err) {
    const failure = trialFailureOf(err, hasKey);
    // The code alone: what servers write may repeat keys and prompts.
    context.log.info({ model: model.id, failure }, 'a model was tried in vain');
    return trial.result(failure);
  } finally {
    if (chosen.isOwn) await engine.close?.();
  }
}

async function choose(context: TrialContext, target: ModelTarget): Promise<Chosen> {
  const { chatModels } = context;
  // Saved or changed a moment ago, perhaps: this worker looks before it asks.
  await chatModels.lookAgain();
  const of = (id: string) => chatModels.all.find(({ config }) => config.id === id);
  if ('id' in target) {
    const known = of(target.id);
    if (!known) return { failure: 'unknown' };
    if (known.key === 'unreadable') return { failure: 'key_unreadable' };
    return engineFor(context, known.config, true);
  }
  const { settings, sealedKey, keyOf } = target;
  if (sealedKey === undefined) {
    const lender = keyOf === undefined ? undefined : of(keyOf);
    if (lender?.key === 'unreadable') return { failure: 'key_unreadable' };
    return engineFor(context, storedModel(settings, keyIn(lender)), false);
  }
  const apiKey = modelKeyBox(context.config)?.open(sealedKey, keyOwner(settings.id));
  if (apiKey === undefined) return { failure: 'key_unreadable' };
  return engineFor(context, storedModel(settings, apiKey), false);
}

const keyIn = (model: RegisteredModel | undefined): string | undefined =>
  model?.config.engine === 'openai' ? model.config.apiKey : undefined;

/** An engine of its own for a server: what the running one learnt, and its pauses, stay aside. */
function engineFor(context: TrialContext, model: ChatModelConfig, isSaved: boolean): Chosen {
  if (model.engine === 'openai') {
    const engine = createOpenAiEngine({ ...model, patience: PATIENCE });
    return { model, engine, isOwn: true, isSaved };
  }
  if (model.engine === 'builtin') {
    const engine = createChatEngine(model, context.config);
    return { model, engine, isOwn: true, isSaved };
  }
  // It takes memory and minutes to load: the one that is loaded answers.
  const engine = isSaved ? context.engines.chat.engine(model.id) : undefined;
  return engine ? { model, engine, isOwn: false, isSaved } : { failure: 'not_saved' };
}

async function* answer(
  { redis, config }: TrialContext,
  { model, engine, isSaved }: Exclude<Chosen, { failure: TrialFailure }>,
  { text, signal }: { text: string; signal: AbortSignal },
): AsyncGenerator<ReplyPiece> {
  if (!isSaved || model.engine !== 'openai') {
    yield* ask(engine, text, signal);
    return;
  }
  // In its turn, as some servers break off the reply they write when another request arrives.
  const atOnce = model.concurrency ?? config.chatConcurrency;
  const line = new ModelLine(redis, model.id).enter(() => atOnce, { signal });
  for (;;) {
    const { done, value } = await line.next();
    if (!done) continue;
    if (!value) return;
    try {
      yield { kind: 'waiting', position: 0 };
      yield* ask(engine, text, signal);
    } finally {
      await value.leave();
    }
    return;
  }
}

function ask(engine: ChatEngine, text: string, signal: AbortSignal): AsyncIterable<ReplyPiece> {
  const replyTokens = LIMITS.tryReplyTokens;
  if (engine.complete) {
    return engine.complete({ messages: [{ role: 'user', content: text }], replyTokens }, signal);
  }
  const character = { name: DEFAULT_ASSISTANT, traits: [] };
  const turns = [{ role: 'user' as const, content: text }];
  return engine.reply({ runId: randomUUID(), character, turns }, signal);
}

/** Takes down what a model says, and when. */
class Trial {
  #start = performance.now();
  #firstAt: number | undefined;
  #usage: { promptTokens?: number; completionTokens?: number } = {};
  #thinking = '';
  text = '';

  async hear(pieces: AsyncIterable<ReplyPiece>): Promise<void> {
    for await (const piece of pieces) {
      // The time in line says nothing of the model.
      if (piece.kind === 'waiting') this.#start = performance.now();
      if (piece.kind === 'text' || piece.kind === 'thinking') this.#firstAt ??= performance.now();
      if (piece.kind === 'text') this.text += piece.text;
      if (piece.kind === 'thinking') this.#thinking += piece.text;
      if (piece.kind === 'end') this.#usage = piece.usage ?? {};
      if (this.text.length > LIMITS.messageMax) break;
    }
  }

  result(failure: TrialFailure | null): ModelTrial {
    const { promptTokens = null, completionTokens = null } = this.#usage;
    const isMute = failure === null && this.text.trim() === '' && this.#thinking === '';
    const reason = isMute ? 'unreadable' : failure;
    const since = (at: number): number => Math.max(0, Math.round(at - this.#start));
    return {
      failure: reason,
      failureWords: reason && TRIAL_FAILURES[reason],
      text: this.text.trim().slice(0, LIMITS.messageMax),
      thinking: this.#thinking.trim().slice(0, LIMITS.thinkingMax) || null,
      firstWordMs: this.#firstAt === undefined ? null : since(this.#firstAt),
      totalMs: since(performance.now()),
      promptTokens,
      completionTokens,
    };
  }
}
