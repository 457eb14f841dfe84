import type { PromptSuggestion } from '@vesper/core/ask/questions';
import { LIMITS } from '@vesper/core/contract/limits';
import { decide } from '@vesper/core/safety/decide';
import { allOptions } from '@vesper/core/wildcards/expand-wildcards';
import { randomInt } from 'node:crypto';
import type { WorkerContext } from '../context.ts';
import { enrichByRules } from '../builtin/painter/enrich.ts';
import { canComplete, type CompletingEngine } from '../memory/ask-model.ts';
import { EngineError } from '../engines/engine-error.ts';
import { prose } from '../wrapped.ts';

const ORDER = prose`
  You improve descriptions for a generator of pictures. Rewrite the description that follows as one
  vivid sentence of at most 70 words. Keep everyone and everything that it names, keep what it rules
  out, and keep anything in {curly braces} or __double underscores__ exactly as it is. Add what is
  seen: setting, light, colours, weather, composition. Add no people, no brands, no names, no text.
  Answer with the description alone, in the language in which it is written.
`;
/** Tokens of an answer, and room for models that think first. */
const ANSWER_TOKENS = 600;

type Parts = Pick<WorkerContext, 'engines' | 'judge'>;

/**
 * The same picture described in richer words: by the first chat model, or, where that can only talk,
 * by what the built-in painter knows to paint. Judged before and after; nothing is kept.
 */
export async function enrichPrompt(
  { engines, judge }: Parts,
  { prompt }: { prompt: string },
): Promise<PromptSuggestion> {
  const refusal = await judge.ofRequest(prompt, 'private');
  if (refusal) return { failure: refusal };
  const engine = engines.chat.engine(null);
  if (!engine) return { failure: 'model_gone' };
  try {
    const richer = canComplete(engine)
      ? cleaned(await answerOf(engine, prompt))
      : enrichByRules(prompt, randomInt(2 ** 32));
    if (richer === '') return { failure: 'engine_failed' };
    if (!decide(allOptions(richer), { kind: 'prompt' }).allowed) {
      return { failure: 'content_refused' };
    }
    const unwanted = await judge.ofReply(richer);
    return unwanted ? { failure: unwanted } : { prompt: richer };
  } catch (err) {
    return { failure: err instanceof EngineError ? err.code : 'engine_failed' };
  }
}

async function answerOf(engine: CompletingEngine, prompt: string): Promise<string> {
  const messages = [
    { role: 'system' as const, content: ORDER },
    { role: 'user' as const, content: prompt },
  ];
  const signal = AbortSignal.timeout(LIMITS.suggestionWait);
  let text = '';
  for await (const piece of engine.complete({ messages, replyTokens: ANSWER_TOKENS }, signal)) {
    if (piece.kind === 'text') text += piece.text;
    if (text.length > 2 * LIMITS.promptMax) break;
  }
  signal.throwIfAborted();
  return text;
}

/** Models like to announce what they say, and to put it into quotes. */
function cleaned(answer: string): string {
  const said = answer
    .trim()
    .replace(/^(?:here is[^:\n]{0,80}|description|prompt)\s*:\s*/i, '')
    .replace(/\s+/g, ' ');
  const quoted = /^["“](.*)["”]$/.exec(said)?.[1];
  return (quoted ?? said).slice(0, LIMITS.promptMax).trim();
}
