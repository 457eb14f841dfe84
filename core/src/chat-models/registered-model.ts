import type { ChatModelConfig, ModelSource } from '../config/chat-models.ts';
import type { ModelAudience, ModelSettings } from '../contract/model-settings.ts';

/** One of all chat models there are, whether the configuration names it or the desk keeps it. */
export interface RegisteredModel {
  /** As engines are made of it, with its key. */
  config: ChatModelConfig;
  /** The place that fixes it; null for one that the desk can change. */
  source: ModelSource | null;
  isOff: boolean;
  audience: ModelAudience;
  /** `unreadable`: it was sealed with another `SECRETS_KEY`; the model is away until it is entered again. */
  key: 'none' | 'kept' | 'unreadable';
  /** Null for one that is fixed. */
  stored: { settings: ModelSettings; version: number; updatedAt: Date } | null;
}
