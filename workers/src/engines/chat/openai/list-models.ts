import { EngineError } from '../../engine-error.ts';
import type { Exchange } from './chat-completion.ts';
import { lookAt } from './server-look.ts';

/**
 * Asks a server for its models and takes the first.
 * @throws EngineError when it lists none
 */
export async function firstModel(exchange: Exchange): Promise<string> {
  const { model } = await lookAt(exchange, undefined);
  if (model !== undefined) return model;
  throw new EngineError('the model server lists no model: set CHAT_MODEL', { retryable: false });
}
