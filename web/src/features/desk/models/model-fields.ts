import { MODEL_LIMITS } from '@vesper/core/contract/model';
import type { ModelValues } from './model-values.ts';

export type ModelField = keyof ModelValues;

const { contextMin, contextMax, replyMax, priceMax, concurrencyMax } = MODEL_LIMITS;
const whole = (from: number, to: number): string =>
  `Enter a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}.`;

/** Said where the contract's own words are for programs. */
const SENTENCES: Partial<Record<ModelField, string>> = {
  name: `A name has at most ${MODEL_LIMITS.nameMax} characters.`,
  description: `Write at most ${MODEL_LIMITS.descriptionMax} characters.`,
  price: whole(0, priceMax),
  baseUrl: 'Enter an address such as http://127.0.0.1:8080/v1.',
  file: 'Enter the path of a GGUF file on the machines of the workers.',
  contextTokens: whole(contextMin, contextMax),
  replyTokens: whole(16, replyMax),
  concurrency: whole(1, concurrencyMax),
  sequences: whole(1, 64),
  temperature: 'Enter a number from 0 to 2.',
  topP: 'Enter a number from 0 to 1.',
  plans: 'Choose at least one plan.',
  reason: 'A reason has from 3 to 300 characters.',
};

const FIELDS: Record<string, ModelField> = {
  ...{ id: 'id', name: 'name', description: 'description', price: 'price', baseUrl: 'baseUrl' },
  ...{ model: 'model', file: 'file', contextTokens: 'contextTokens', replyTokens: 'replyTokens' },
  ...{ concurrency: 'concurrency', sequences: 'sequences', temperature: 'temperature' },
  ...{ topP: 'topP', audience: 'plans', apiKey: 'apiKey', reason: 'reason' },
};

/** From the top of the form to its end. */
const IN_ORDER: readonly ModelField[] = [
  ...(['baseUrl', 'model', 'file', 'apiKey', 'id', 'name', 'description', 'price'] as const),
  ...(['plans', 'contextTokens', 'replyTokens', 'concurrency', 'sequences'] as const),
  ...(['temperature', 'topP', 'reason'] as const),
];

/** Complaints in the order in which the form has their fields. */
export function inFormOrder<Issue extends { path: string }>(issues: readonly Issue[]): Issue[] {
  const placeOf = ({ path }: Issue): number => {
    const field = fieldAt(path);
    return field ? IN_ORDER.indexOf(field) : IN_ORDER.length;
  };
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The field of the form that a path of the request stands for: `settings.sampler.topP`. */
export function fieldAt(path: string): ModelField | undefined {
  const [first = '', ...rest] = path.split('.');
  return FIELDS[first === 'settings' ? (rest.at(-1) ?? '') : first];
}

/** The complaint about a field, in words for people. */
export function sentenceFor(field: ModelField, message: string): string {
  if (field === 'id' && !message.endsWith('.')) return 'Enter an id, such as my-model.';
  // One sentence of the contract says more: that no password belongs into an address.
  if (field === 'baseUrl' && message.endsWith('.')) return message;
  return SENTENCES[field] ?? message;
}
