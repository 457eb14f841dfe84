import { words } from '../../wrapped.ts';
import { IRREGULAR, NEAR } from './irregular.data.ts';
import { wordsOf } from './plain-text.ts';

const IRREGULAR_FORMS = new Map(
  Object.entries(IRREGULAR).flatMap(([base, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, base]),
  ),
);

/** Words that carry no subject of their own: articles, pronouns, auxiliaries, prepositions, fillers. */
const EMPTY = new Set(words`
  a an the this that these those some any all both each every no not never ever none
  i me my mine myself we us our ours you your yours yourself he him his she her hers it its they
  them their theirs himself herself themselves someone somebody anyone anybody something anything
  be am is are was were been being do does did done doing have has had having will would shall
  should can could may might must let s t d m re ve ll
  and or but so because if than then though although while as of to in on at by for from with
  without about into onto over under off up down out around through near after before between
  what which who whom whose when where why how there here
  very really quite just also too still already again only even much many more most lot lots bit
  please now well oh ok okay yes yeah hey hi hello actually exactly kind sort type thing things
  remember recall know tell say told said mention remind forget name named called got get
  sure maybe perhaps else anyway lately currently right usually always sometimes often own
`);

/** A word without its ending, so that "flies", "flying" and "flew" are one. */
export function stem(word: string): string {
  const known = IRREGULAR_FORMS.get(word);
  const base = known ?? regular(word);
  return base.length > 3 ? base.replace(/e$/, '') : base;
}

const undoubled = (word: string): string => word.replace(/([bdgklmnprt])\1$/, '$1');

/** Endings with the length that a word with them has at least, and the word without them. */
const ENDINGS: readonly (readonly [RegExp, number, (word: string) => string])[] = [
  [/(?:ies|ied)$/, 5, (word) => `${word.slice(0, -3)}y`],
  [/ing$/, 6, (word) => undoubled(word.slice(0, -3))],
  [/ed$/, 5, (word) => undoubled(word.slice(0, -2))],
  [/(?:[sx]|ch|sh)es$/, 5, (word) => word.slice(0, -2)],
  [/[^sui]s$/, 4, (word) => word.slice(0, -1)],
];

function regular(word: string): string {
  const rule = ENDINGS.find(([ending, length]) => word.length >= length && ending.test(word));
  return rule ? rule[2](word) : word;
}

/** The stems of the words that say something, each once, in order. */
export function rootsOf(text: string): string[] {
  const telling = wordsOf(text).filter((word) => !EMPTY.has(word));
  return [...new Set(telling.map(stem))];
}

const GROUPS = NEAR.map((line) => new Set(line.split(' ').map(stem)));
const GROUPS_OF = new Map<string, ReadonlySet<string>[]>();
for (const group of GROUPS) {
  for (const root of group) GROUPS_OF.set(root, [...(GROUPS_OF.get(root) ?? []), group]);
}

/** Worth of a root found among others: 1 for itself, less for a word that means nearly the same. */
export function found(root: string, among: ReadonlySet<string>): number {
  if (among.has(root)) return 1;
  const near = GROUPS_OF.get(root)?.some((group) => [...group].some((one) => among.has(one)));
  return near ? 0.7 : 0;
}
