import type { RegisteredModel } from '../../chat-models/registered-model.ts';
import type { ChatModelConfig } from '../../config/chat-models.ts';
import { SLOW_FIRST_WORD, type DeskModel } from '../../contract/desk/model.ts';
import type { ModelSettings } from '../../contract/model-settings.ts';
import type { ModelState } from '../../model-state.ts';
import { presentModel } from '../model.ts';

interface Seen {
  state: ModelState | undefined;
  firstWordMs: number | null;
  isDefault: boolean;
}

/** A model as those see it who run the place: everything but its key. */
export function presentDeskModel(
  model: RegisteredModel,
  { state, firstWordMs, isDefault }: Seen,
): DeskModel {
  const { config, source, isOff, audience, key, stored } = model;
  return {
    id: config.id,
    name: presentModel(config, state).name,
    ...{ source, isFixed: source !== null, isDefault, isOff, audience, key },
    settings: stored?.settings ?? settingsOf(config),
    version: stored?.version ?? 0,
    changedAt: stored?.updatedAt.toISOString() ?? null,
    state: stateOf(model, state, firstWordMs),
    firstWordMs,
    serverModel: state?.model ?? null,
    contextTokens: state?.contextTokens ?? null,
  };
}

/** What is known of a model right now, from what workers saw of it. */
function stateOf(
  { config, key, isOff }: RegisteredModel,
  state: ModelState | undefined,
  firstWordMs: number | null,
): DeskModel['state'] {
  if (key === 'unreadable') return 'away';
  if (isOff) return 'unknown';
  if (config.engine === 'builtin') return 'up';
  if (!state) return 'unknown';
  if (state.isAway) return 'away';
  return firstWordMs !== null && firstWordMs > SLOW_FIRST_WORD ? 'slow' : 'up';
}

/** What a model was described with, without its key. */
export function settingsOf(config: ChatModelConfig): ModelSettings {
  if (config.engine !== 'openai') return config;
  const { apiKey: _, ...settings } = config;
  return { ...settings, baseUrl: withoutLogin(config.baseUrl) };
}

/** A file of models may have a password in an address. */
function withoutLogin(address: string): string {
  const url = new URL(address);
  if (url.username === '' && url.password === '' && url.search === '') return address;
  url.username = '';
  url.password = '';
  url.search = '';
  return url.href;
}
