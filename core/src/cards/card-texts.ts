import { isJsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';

/** Every text somewhere in a card, in its order; embedded files are no text. */
export const cardTexts = ({ top, data }: Card): string[] => [...textsIn(top), ...textsIn(data)];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' || value.startsWith('data:') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
