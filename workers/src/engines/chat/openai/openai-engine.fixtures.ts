import type { ChatEngine, ChatRequest, ReplyPiece } from '../chat-engine.ts';
import { startModelServer, type Answer } from './model-server.fixtures.ts';
import { createOpenAiEngine, type ModelServer } from './openai-engine.ts';

export const KEY = 'sk-secret-of-the-operator';
export const REQUEST: ChatRequest = {
  runId: '665f00000000000000000001',
  character: { name: 'Ines', traits: ['Calm'], description: 'A ferry captain.' },
  userName: 'Mara',
  turns: [{ role: 'user', content: 'Is it far?' }],
};
export const SERVER = {
  ...{ name: 'Model', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', apiKey: KEY, sampler: {} },
  ...{ contextTokens: 4_096, replyTokens: 256, thinking: 'keep' },
} as const satisfies ModelServer;

/** An engine beside a scripted server. `stop` ends both. */
export async function engineBeside(
  answer: Answer,
  options: Partial<ModelServer> = {},
  others: Record<string, unknown> = {},
) {
  const server = await startModelServer(answer, { others });
  const engine = createOpenAiEngine({
    ...SERVER,
    baseUrl: server.baseUrl,
    ...options,
    // However busy the machine is, tokens are counted by the server that can.
    patience: { retryMs: 1, countMs: 60_000, ...options.patience },
  });
  const stop = async () => {
    await engine.close?.();
    await server.stop();
  };
  return { engine, server, seen: server.seen, stop };
}

interface Written {
  text: string;
  thinking: string;
  pieces: ReplyPiece[];
  error?: unknown;
}

/** Reads a reply to its end, or to its failure. */
export async function write(
  engine: ChatEngine,
  request: ChatRequest = REQUEST,
  signal: AbortSignal = new AbortController().signal,
): Promise<Written> {
  const written: Written = { text: '', thinking: '', pieces: [] };
  try {
    for await (const piece of engine.reply(request, signal)) {
      written.pieces.push(piece);
      if (piece.kind === 'text') written.text += piece.text;
      if (piece.kind === 'thinking') written.thinking += piece.text;
    }
  } catch (error) {
    written.error = error;
  }
  return written;
}
