import { ordinal } from '../../lib/format.ts';

/** A place in line as people say it: 'Next in line', '2nd in line'. */
export function placeWords(place: number): string {
  return place <= 1 ? 'Next in line' : `${ordinal(place)} in line`;
}
