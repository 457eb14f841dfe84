import { pattern } from '../../wrapped.ts';
import { CAPITALS } from './phrases/capitals.data.ts';
import { FACTS, MEANINGS } from './phrases/knowledge.data.ts';
import { wordsOf } from './plain-text.ts';
import { queryIn } from './query.ts';
import { search } from './search.ts';
import { statementOf } from './statement.ts';
import { asSentence } from './turned.ts';

const bare = (name: string): string =>
  wordsOf(name.normalize('NFKD').replace(/\p{Mn}/gu, ''))
    .filter((word) => word !== 'the')
    .join(' ');
const BY_COUNTRY = new Map(
  Object.entries(CAPITALS).map(([country, city]) => [bare(country), { country, city }]),
);
const ALSO: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  america: 'united states',
  uk: 'united kingdom',
  britain: 'united kingdom',
  'great britain': 'united kingdom',
  holland: 'netherlands',
  czechia: 'czech republic',
  uae: 'united arab emirates',
};
const STATEMENTS = FACTS.map((fact, index) => statementOf(fact.replace(/\.$/, ''), index));

/** What the companion knows of the world: capitals, meanings of words and a few facts. */
export function known(text: string): string | undefined {
  return capitalIn(text) ?? meaningIn(text) ?? factIn(text);
}

function capitalIn(text: string): string | undefined {
  const name = bare(countryIn(text) ?? '');
  const entry = BY_COUNTRY.get(ALSO[name] ?? name);
  if (entry) return `The capital of ${entry.country} is ${entry.city.replace(/\.$/, '')}.`;
  const [, before, after] = CITY.exec(text) ?? [];
  const city = bare(before ?? after ?? '');
  const found = Object.entries(CAPITALS).find(([, capital]) => bare(capital) === city);
  return found ? `${found[1]} is the capital of ${found[0]}.` : undefined;
}

const CITY =
  /\b([\p{L} ]{2,30}) is the capital of (?:which|what)\b|\bwhat country .*\bcapital ([\p{L}]+)/u;

/** "capital of France", "France's capital". */
function countryIn(text: string): string | undefined {
  const of = /\bcapital (?:city )?(?:of|in|for) ([\p{L}' .-]{2,40})/u.exec(text)?.[1];
  const own = /\b([\p{L} ]{2,40}?)s capital\b/u.exec(text.replace(/['’]/g, ''))?.[1];
  return of ?? own?.replace(/^.*\b(?:is|what) /, '');
}

const MEANING = new RegExp(
  pattern`
    \b(?:what (?:is|are|does|do)|define|meaning of|definition of|explain)(?: an?| the)?(?: the)?
    (?: words?| terms?| meaning of)? "?([\p{L}][\p{L} -]{1,24}?)"?(?: means?)?[?.! ]*$
  `,
  'u',
);

function meaningIn(text: string): string | undefined {
  const word = MEANING.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const one = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].find((form) =>
    Object.hasOwn(MEANINGS, form),
  );
  return one ? `${asSentence(one).slice(0, -1)}: ${MEANINGS[one] ?? ''}.` : undefined;
}

/** A fact only if it holds every telling word of the question and the kind of answer wanted. */
function factIn(text: string): string | undefined {
  const query = queryIn(text);
  if (!query || query.of !== 'other' || query.wants === 'all' || query.roots.length === 0) {
    return undefined;
  }
  const [best] = search({ ...query, mine: false }, STATEMENTS).filter(
    ({ share, fits }) => share >= 0.85 && fits,
  );
  if (!best || (query.wants === 'truth' && best.share < 0.99)) return undefined;
  return asSentence(best.statement.text);
}
