import type { ChatEngine, CompletionTask } from '../../chat/chat-engine.ts';
import type { ChatModels } from '../../chat/chat-models.ts';
import { EngineError } from '../../engine-error.ts';
import type { StoryEngine, StoryPiece, StoryRequest } from '../story-engine.ts';
import { ChoiceSplitter } from './choice-splitter.ts';
import { choicesIn, readChoices } from './read-choices.ts';
import { choicesPrompt, storyPrompt } from './story-prompt.ts';
import { timeBound } from '../../../time-bound.ts';

/** A passage and its ways on, at most; a third of what a small model can see. Tokens. */
const PASSAGE_TOKENS = 900;
const CHOICES_TOKENS = 160;
/** Kept free, because an estimate of tokens is one. */
const MARGIN = 64;
/** What a model can see that does not say. Tokens. */
const CONTEXT_TOKENS = 4_096;
/** A model that knows no end is cut off here. Characters. */
const PASSAGE_MAX = 8_000;
const WARMTH = 0.9;
/** The reader waits for the ways on: after this they write their own turn. */
const REPAIR_MS = 20_000;

type Complete = NonNullable<ChatEngine['complete']>;
type Heard = Exclude<StoryPiece, { kind: 'choices' }>;

/**
 * Tells stories with one of the operator's chat models. Its ways on come after the text; when they
 * cannot be read it is asked for them once more, and otherwise the passage has none.
 * @param modelId null for the operator's first model
 * @param repairMs longest time for asking once more
 */
export function createModelStoryteller(
  { chat, modelId }: { chat: ChatModels; modelId: string | null },
  repairMs = REPAIR_MS,
): StoryEngine {
  return {
    get name() {
      return viewOf(chat, modelId)?.name ?? 'Language model';
    },
    async *tell(request, signal) {
      const complete = completerOf(chat, modelId);
      const splitter = new ChoiceSplitter();
      let told = '';
      let length = 0;
      for await (const piece of heard(complete(passageTask(chat, modelId, request), signal))) {
        if (piece.kind !== 'text') {
          yield piece;
          continue;
        }
        const shown = splitter.push(piece.text);
        told += shown;
        if (shown !== '') yield { kind: 'text', text: shown };
        length += piece.text.length;
        if (length > PASSAGE_MAX) break;
      }
      if (signal.aborted) return;
      const { text, items } = splitter.end();
      if (text !== '') yield { kind: 'text', text };
      const written = readChoices(items);
      const choices =
        written.length > 0
          ? written
          : await choicesAfter({ complete, request, repairMs }, told + text, signal);
      if (!signal.aborted) yield { kind: 'choices', choices };
    },
  };
}

const viewOf = (chat: ChatModels, modelId: string | null) =>
  chat.views().find(({ id }) => modelId === null || id === modelId);

/** @throws EngineError when the model is gone, or can do nothing but talk */
function completerOf(chat: ChatModels, modelId: string | null): Complete {
  const engine = chat.engine(modelId);
  if (!engine?.complete) {
    throw new EngineError('there is no such model for stories', {
      retryable: false,
      code: 'model_gone',
    });
  }
  return engine.complete.bind(engine);
}

function passageTask(
  chat: ChatModels,
  modelId: string | null,
  request: StoryRequest,
): CompletionTask {
  const contextTokens = viewOf(chat, modelId)?.contextTokens ?? CONTEXT_TOKENS;
  const replyTokens = Math.min(PASSAGE_TOKENS, Math.floor(contextTokens / 3));
  const budget = contextTokens - replyTokens - MARGIN;
  return { messages: storyPrompt(request, budget), replyTokens, temperature: WARMTH };
}

/** What there is to hear of an answer; what the model thinks before is for nobody here. */
async function* heard(pieces: ReturnType<Complete>): AsyncGenerator<Heard> {
  try {
    for await (const piece of pieces) {
      if (piece.kind !== 'thinking' && piece.kind !== 'prompt') yield piece;
    }
  } catch (err) {
    // "You can continue it" holds for replies; a passage that broke off is told anew.
    if (!(err instanceof EngineError) || err.code !== 'reply_cut') throw err;
    throw new EngineError(err.message, { retryable: err.retryable, cause: err });
  }
}

interface Repair {
  complete: Complete;
  request: StoryRequest;
  repairMs: number;
}

/** Asks once for the ways on alone. A passage is whole without them, so nothing fails for this. */
async function choicesAfter(
  { complete, request, repairMs }: Repair,
  passage: string,
  signal: AbortSignal,
): Promise<string[]> {
  if (passage.trim() === '') return [];
  const patience = timeBound(repairMs, signal);
  const task = { messages: choicesPrompt(request, passage), replyTokens: CHOICES_TOKENS };
  try {
    let answer = '';
    for await (const piece of heard(complete(task, patience))) {
      if (piece.kind === 'text') answer += piece.text;
      if (answer.length > PASSAGE_MAX) break;
    }
    return choicesIn(answer);
  } catch (err) {
    if (err instanceof EngineError || patience.aborted) return [];
    throw err;
  }
}
