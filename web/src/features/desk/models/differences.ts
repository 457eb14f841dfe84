import type { DeskModel } from '@vesper/core/contract/desk/model';
import { audienceWords } from './model-words.ts';

interface Difference {
  what: string;
  before: string;
  after: string;
}

const WORDS: Record<string, string> = {
  ...{ name: 'Name', description: 'Description', price: 'Price', baseUrl: 'Address' },
  ...{ model: 'Model', file: 'File', contextTokens: 'Context', replyTokens: 'Longest reply' },
  ...{ sampler: 'Sampler', concurrency: 'Replies at once', sequences: 'Replies at once' },
  ...{ seesPictures: 'Sees pictures', thinking: 'Thinking', engine: 'Engine' },
};

/** What somebody else changed of a model, field by field. */
export function differences(before: DeskModel, after: DeskModel): Difference[] {
  const fields = (model: DeskModel): Record<string, unknown> => ({ ...model.settings });
  const [mine, theirs] = [fields(before), fields(after)];
  const changed = Object.keys(WORDS).flatMap((name) =>
    differenceOf(WORDS[name] ?? name, shown(mine[name]), shown(theirs[name])),
  );
  return [
    ...changed,
    ...differenceOf('For', audienceWords(before.audience), audienceWords(after.audience)),
    ...differenceOf('Offered', before.isOff ? 'off' : 'on', after.isOff ? 'off' : 'on'),
    ...differenceOf('Key', before.key, after.key),
  ];
}

const differenceOf = (what: string, before: string, after: string): Difference[] =>
  before === after ? [] : [{ what, before, after }];

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
