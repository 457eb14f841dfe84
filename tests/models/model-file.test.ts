import { afterAll, beforeAll, describe } from 'vitest';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { knownModel } from './known-model.ts';
import { holdsATalk } from './talk.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    env: { CHAT_MODEL_FILE: knownModel(), CHAT_CONTEXT_TOKENS: '1024', HOUSEKEEPING_MS: '2000' },
  });
});
afterAll(() => stack.stop());

describe('a model file in the worker', () => holdsATalk(() => stack));
