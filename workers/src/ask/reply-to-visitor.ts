import { randomUUID } from 'node:crypto';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import type { TryReply, TryRequest } from '@vesper/core/contract/try';
import type { WorkerContext } from '../context.ts';
import { createBuiltinCompanion } from '../builtin/companion/companion-engine.ts';

/**
 * The built-in companion's reply to somebody without an account, whatever model is configured: a
 * visitor costs nothing but a moment.
 */
export async function replyToVisitor(
  _context: WorkerContext,
  { text, history }: TryRequest,
): Promise<TryReply> {
  const companion = createBuiltinCompanion({ pace: { wordMs: 0, thinkingMs: 0 } });
  const request = {
    runId: randomUUID(),
    character: { name: DEFAULT_ASSISTANT, traits: [] },
    turns: [...history, { role: 'user' as const, content: text }],
  };
  let reply = '';
  for await (const piece of companion.reply(request, AbortSignal.timeout(LIMITS.askWait))) {
    if (piece.kind === 'text') reply += piece.text;
  }
  return { text: reply };
}
