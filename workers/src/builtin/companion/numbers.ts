import { words } from '../../wrapped.ts';

const SMALL = words`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty
`;

/** The number that a word or digits stand for; "a couple" is two, "some" is three. */
export function numberOf(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^(?:a couple(?: of)?)$/.test(text)) return 2;
  if (/^(?:some|a few|any|several)$/.test(text)) return 3;
  if (/^an?$/.test(text)) return 1;
  const small = SMALL.indexOf(text);
  return small >= 0 ? small : undefined;
}

/** A number up to twenty as a word, a greater one in digits. */
export function inWords(value: number): string {
  return SMALL[value] ?? String(value);
}
