import type { DeskModel } from '@vesper/core/contract/desk/model';
import type { ModelAudience } from '@vesper/core/contract/model-settings';
import { count } from '../../../lib/format.ts';
import { planWord } from '../words.ts';

export const MODEL_STATES = {
  up: { tone: 'positive', word: 'Up' },
  slow: { tone: 'caution', word: 'Slow' },
  away: { tone: 'danger', word: 'Away' },
  unknown: { tone: 'neutral', word: 'Not asked yet' },
} as const;

const ENGINES = { openai: 'Server', file: 'File' } as const;

/** '0.4 s', '12 s', '85 ms'. */
export function duration(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  return `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

export const priceWords = (price: number): string =>
  price === 0 ? 'Free' : `${count(price, 'token')} a reply`;

export function audienceWords(audience: ModelAudience): string {
  if (audience === 'everyone') return 'Everyone';
  if (audience === 'staff') return 'Staff only';
  return `${audience.map(planWord).join(', ')} plan`;
}

/** Where a model answers, in one line. */
export function placeWords({ settings }: DeskModel): string {
  if (settings.engine === 'builtin') return 'Needs no server';
  const engine = ENGINES[settings.engine];
  return `${engine} · ${settings.engine === 'file' ? settings.file : settings.baseUrl}`;
}
