import type { DeskModel } from '@vesper/core/contract/desk/model';
import { CONTEXT_TOKENS, REPLY_TOKENS } from '@vesper/core/contract/model-settings';
import type { ModelAudience, ModelSettings } from '@vesper/core/contract/model-settings';
import type { PlanName } from '@vesper/core/contract/plans';

/** What the form holds while it is filled in: numbers as they are typed. */
export interface ModelValues {
  engine: ModelSettings['engine'];
  id: string;
  name: string;
  description: string;
  price: string;
  baseUrl: string;
  model: string;
  file: string;
  contextTokens: string;
  replyTokens: string;
  concurrency: string;
  sequences: string;
  temperature: string;
  topP: string;
  seesPictures: boolean;
  hidesThinking: boolean;
  audience: 'everyone' | 'plans' | 'staff';
  plans: PlanName[];
  apiKey: string;
  dropsKey: boolean;
  reason: string;
}

const EMPTY: ModelValues = {
  ...{ engine: 'openai', id: '', name: '', description: '', price: '0' },
  ...{ baseUrl: '', model: '', file: '', concurrency: '', sequences: '2' },
  ...{ contextTokens: String(CONTEXT_TOKENS), replyTokens: String(REPLY_TOKENS) },
  ...{ temperature: '', topP: '', seesPictures: false, hidesThinking: false },
  ...{ audience: 'everyone', plans: ['pro'], apiKey: '', dropsKey: false, reason: '' },
};

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A model as its form shows it; empty for a new one. Its key is never in here. */
export function valuesOf(model: DeskModel | null): ModelValues {
  if (!model) return EMPTY;
  const { settings, audience } = model;
  const { id, name = '', description, price } = settings;
  return {
    ...EMPTY,
    ...{ id, name, description: description ?? '', price: String(price) },
    ...ownValues(settings),
    audience: typeof audience === 'string' ? audience : 'plans',
    ...(typeof audience !== 'string' && { plans: audience }),
  };
}

function ownValues(settings: ModelSettings): Partial<ModelValues> {
  const { engine } = settings;
  if (engine === 'builtin') return { engine };
  const { contextTokens, replyTokens, sampler } = settings;
  const common = {
    engine,
    ...{ contextTokens: String(contextTokens), replyTokens: String(replyTokens) },
    ...{ temperature: typed(sampler.temperature), topP: typed(sampler.topP) },
  };
  if (engine === 'file') {
    return { ...common, file: settings.file, sequences: String(settings.sequences) };
  }
  const { baseUrl, model = '', concurrency, seesPictures, thinking } = settings;
  return {
    ...common,
    ...{ baseUrl, model, seesPictures, concurrency: typed(concurrency) },
    hidesThinking: thinking === 'hide',
  };
}

/** What was typed as a number; what is none stays as it is, for the contract to refuse. */
function numberIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : trimmed;
}

/**
 * What the form would send as settings; not checked yet.
 * @param before settings that the form does not show are kept from it
 */
export function settingsIn(values: ModelValues, before: ModelSettings | null): object {
  const { engine, id, name, description } = values;
  const common = {
    ...{ engine, id: id.trim(), description: description.trim() || null },
    ...(name.trim() !== '' && { name: name.trim() }),
    price: numberIn(values.price),
  };
  if (engine === 'builtin') return common;
  const kept = before && before.engine !== 'builtin' ? before.sampler : {};
  const limits = {
    ...{
      contextTokens: numberIn(values.contextTokens),
      replyTokens: numberIn(values.replyTokens),
    },
    sampler: defined({
      ...kept,
      temperature: numberIn(values.temperature),
      topP: numberIn(values.topP),
    }),
  };
  if (engine === 'file') {
    const sequences = numberIn(values.sequences);
    return { ...common, ...limits, file: values.file.trim(), sequences };
  }
  const concurrency = numberIn(values.concurrency);
  return {
    ...common,
    ...limits,
    baseUrl: values.baseUrl.trim(),
    ...(values.model.trim() !== '' && { model: values.model.trim() }),
    ...(concurrency !== undefined && { concurrency }),
    seesPictures: values.seesPictures,
    thinking: values.hidesThinking ? 'hide' : 'keep',
  };
}

const defined = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const audienceIn = ({ audience, plans }: ModelValues): ModelAudience =>
  audience === 'plans' ? plans : audience;

/** The key's part of a request: entered, taken away, or left as it is. */
export function keyIn({ apiKey, dropsKey, engine }: ModelValues): { apiKey?: string | null } {
  if (dropsKey) return { apiKey: null };
  return engine === 'openai' && apiKey.trim() !== '' ? { apiKey: apiKey.trim() } : {};
}
