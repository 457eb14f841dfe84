import { pick, type Random } from '../random.ts';
import { firstOf, has, whereIs, type Told } from './find-words.ts';
import type { Person } from './person.ts';
import { BEARD_WORDS, GIVEN_NAMES, PRESENTS, PRONOUNS } from './person-words.ts';

/** A noun this near to the beginning is about the person, a later one about somebody else. */
const OPENING = 90;

export function readPresents(told: Told, random: Random): Person['presents'] {
  const seeded = pick<Person['presents']>(random, ['woman', 'man']);
  const noun = firstNoun(told);
  if (noun && noun.at < OPENING) return noun.value;
  const said = { woman: count(told, PRONOUNS.woman), man: count(told, PRONOUNS.man) };
  if (said.woman !== said.man) return said.woman > said.man ? 'woman' : 'man';
  if (/^ ?they |[,.;] they /.test(told.line)) return 'neutral';
  if (has(told, 'nonbinary, non binary, androgynous, they are, they have, they wear, they keep')) {
    return 'neutral';
  }
  return noun?.value ?? presentsByName(told) ?? presentsByBeard(told) ?? seeded;
}

function firstNoun(told: Told): { value: Person['presents']; at: number } | undefined {
  return PRESENTS.map(([value, words]) => ({ value, at: whereIs(told, words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
}

function count({ tokens }: Told, words: string): number {
  const wanted = words.split(', ');
  return tokens.filter((token) => wanted.includes(token)).length;
}

function presentsByName({ tokens }: Told): Person['presents'] | undefined {
  const at = tokens.indexOf('named');
  const name = at >= 0 ? tokens[at + 1] : undefined;
  if (!name) return undefined;
  if (GIVEN_NAMES.man.split(', ').includes(name)) return 'man';
  const women = GIVEN_NAMES.woman.split(', ').includes(name) || name.endsWith('a');
  return women ? 'woman' : undefined;
}

function presentsByBeard(told: Told): Person['presents'] | undefined {
  const beard = firstOf(told, BEARD_WORDS);
  return beard && beard !== 'none' ? 'man' : undefined;
}
