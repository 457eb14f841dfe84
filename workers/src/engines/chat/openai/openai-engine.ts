import type { OpenAiModelConfig } from '@vesper/core/config/chat-models';
import type { ChatEngine, ChatRequest, CompletionTask, ReplyPiece } from '../chat-engine.ts';
import { composePrompt } from '../../../prompt/compose-prompt.ts';
import { estimateTokens } from '../../../prompt/estimate-tokens.ts';
import type { PromptMessage } from '../../../prompt/prompt.ts';
import { chatCompletion, EmptyReply } from './chat-completion.ts';
import { firstModel } from './list-models.ts';
import { persistently } from './persistently.ts';
import { createConnections } from './post-json.ts';
import { ServerKnowledge } from './server-knowledge.ts';
import { knockAt, lookAt } from './server-look.ts';
import { createBeginningStripper } from './strip-beginning.ts';
import { beginningOf, stopsOf, withInstruction } from './task-messages.ts';
import { createTokenCounter } from './token-counter.ts';

/** A model behind a server, as its operator describes it. */
export type ModelServer = Pick<
  OpenAiModelConfig,
  'name' | 'baseUrl' | 'model' | 'apiKey' | 'contextTokens' | 'replyTokens' | 'sampler' | 'thinking'
> & { patience?: Partial<typeof PATIENCE> };

/** Milliseconds. A local model may have to be loaded before its first word. */
export const PATIENCE = {
  connectMs: 10_000,
  firstMs: 120_000,
  idleMs: 60_000,
  /** For the count of tokens, once the reply has ended. */
  afterEndMs: 2_000,
  retryMs: 500,
  /** For the tokenizer, in all of one prompt. */
  countMs: 300,
  /** For a look at the server. */
  lookMs: 4_000,
};

/** Kept free, because an estimate of tokens is one, and for the template around them. */
const MARGIN = 64;
/** Shorter talks are not the reason why a server says nothing. Tokens. */
const SHORT_TALK = 256;

/** Speaks with any server that answers the way of OpenAI's chat completions. */
export function createOpenAiEngine(server: ModelServer): ChatEngine {
  const connections = createConnections();
  const patience = { ...PATIENCE, ...server.patience };
  const known = new ServerKnowledge(server);
  const counter = createTokenCounter({ server, connections, patience, known });
  const exchangeFor = (signal: AbortSignal) => ({ server, connections, patience, signal });

  interface Order {
    messages: readonly PromptMessage[];
    sampler: CompletionSampler;
    replyTokens: number;
    goesOn?: boolean;
    stop?: readonly string[];
  }

  async function* answer(order: Order, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    const exchange = exchangeFor(signal);
    const model = (known.model ??= await firstModel(exchange));
    const { refused } = known;
    for await (const piece of chatCompletion(exchange, { model, ...order, refused })) {
      if (piece.kind !== 'thinking' || server.thinking === 'keep') yield piece;
    }
  }

  /** Composes the prompt and asks once; tells what was sent when the server begins to answer. */
  async function* once(request: ChatRequest, room: Room, signal: AbortSignal) {
    const context = Math.floor(known.contextTokens * room.share);
    const { replyTokens: longest = server.replyTokens, ...chosen } = request.sampler ?? {};
    const replyTokens = Math.min(longest, Math.floor(context / 2));
    const count = counter.forPrompt();
    const composed = await composePrompt(request, {
      tokens: context - replyTokens - MARGIN,
      count,
    });
    const messages = withInstruction(request, composed.messages);
    room.prompt = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    const goesOn = request.task === 'continue';
    const sampler = { ...server.sampler, ...chosen };
    const order = { messages, replyTokens, sampler, goesOn, ...stopsOf(request) };
    const stripper = createBeginningStripper(beginningOf(request));
    let isTold = false;
    for await (const piece of answer(order, signal)) {
      if (!isTold) yield { kind: 'prompt', prompt: { ...composed, messages } } as const;
      isTold = true;
      const fresh = freshIn(piece, stripper);
      if (fresh !== '') yield { kind: 'text', text: fresh } as const;
      if (piece.kind !== 'text') yield piece;
    }
  }

  /** A name may have ended what was only thought: then the server is not to look for names. */
  const learnSilence = (request: ChatRequest, room: Room): boolean =>
    (request.group !== undefined && known.doWithout('stop')) || halve(room, known.contextTokens);

  return {
    name: server.name,
    async *reply(request, signal) {
      const room: Room = { share: 1, prompt: 0 };
      const learn = (err: unknown) =>
        err instanceof EmptyReply ? learnSilence(request, room) : known.learn(err);
      yield* persistently(() => once(request, room, signal), { learn, patience }, signal);
      if (room.share < 1 && !signal.aborted) known.holdTo(known.contextTokens * room.share);
    },
    async *complete({ messages, temperature, ...task }: CompletionTask, signal) {
      const replyTokens = Math.min(task.replyTokens, Math.floor(known.contextTokens / 2));
      const sampler = { ...server.sampler, ...(temperature !== undefined && { temperature }) };
      const order = { messages, replyTokens, sampler };
      const learn = (err: unknown) => known.learn(err);
      yield* persistently(() => answer(order, signal), { learn, patience }, signal);
    },
    async look(isBusy, signal) {
      if (isBusy) return knockAt(server.baseUrl, patience.lookMs);
      const seen = await lookAt(exchangeFor(signal), known.model);
      known.see(seen);
      await counter.detect();
      return seen;
    },
    close: () => Promise.resolve(connections.close()),
  };
}

/** The part of the context that one reply uses, and the tokens of its last prompt by estimate. */
interface Room {
  share: number;
  prompt: number;
}

/**
 * Takes half the room, since some servers answer a prompt that is too long for them with nothing.
 * @returns false where that would not make the prompt shorter: it is not the reason then
 */
function halve(room: Room, contextTokens: number): boolean {
  const half = room.share / 2;
  if (room.prompt < SHORT_TALK || room.prompt < (contextTokens * half) / 2) return false;
  room.share = half;
  return true;
}

type CompletionSampler = OpenAiModelConfig['sampler'];

/** What a piece says that was not there before, for a reply that is to go on. */
function freshIn(piece: ReplyPiece, stripper: ReturnType<typeof createBeginningStripper>): string {
  if (piece.kind === 'text') return stripper.push(piece.text);
  return piece.kind === 'end' ? stripper.end() : '';
}
