import { EngineError } from '../engine-error.ts';
import type { ChatEngine } from './chat-engine.ts';

const locked = () =>
  new EngineError('the key of this model cannot be read', {
    retryable: false,
    code: 'model_away',
  });

/**
 * Stands in for a model whose key was sealed with another `SECRETS_KEY`: it is away until somebody
 * enters the key again. Its server is not asked, for without a key it would only refuse.
 */
export function lockedEngine(): ChatEngine {
  return {
    name: 'Locked model',
    async *reply() {
      throw locked();
    },
    look: () => Promise.reject(locked()),
  };
}
