import type { ChatModelConfig } from '@vesper/core/config/chat-models';
import type { Config } from '@vesper/core/config/config';
import { createBuiltinCompanion } from '../../builtin/companion/companion-engine.ts';
import type { ChatEngine } from './chat-engine.ts';
import { createFileEngine } from './local/file-engine.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';

/** The engine of a model, by the name that its configuration gives. A further one is a case here. */
export function createChatEngine(model: ChatModelConfig, { companion }: Config): ChatEngine {
  switch (model.engine) {
    case 'openai':
      return createOpenAiEngine(model);
    case 'file':
      return createFileEngine({ ...model, processUrl: PROCESS_URL });
    case 'builtin':
      return createBuiltinCompanion({ pace: companion });
  }
}

/** The bundle of `local/model-process.ts`. */
const PROCESS_URL = new URL('./model-process.js', import.meta.url);
