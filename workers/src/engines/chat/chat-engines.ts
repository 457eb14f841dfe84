import type { Config } from '@vesper/core/config/config';
import type { ChatEngineName } from '@vesper/core/contract/engines';
import { createBuiltinCompanion } from '../../builtin/companion/companion-engine.ts';
import type { ChatEngine } from './chat-engine.ts';

/** Makes the engine for each name that CHAT_ENGINE can have. */
export const CHAT_ENGINES: Readonly<Record<ChatEngineName, (config: Config) => ChatEngine>> = {
  builtin: ({ companion }) => createBuiltinCompanion({ pace: companion }),
};
