const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in line as people say it: 'Next in line', '2nd in line'. */
export function placeWords(place: number): string {
  if (place <= 1) return 'Next in line';
  return `${place}${ENDINGS[rules.select(place)] ?? 'th'} in line`;
}
