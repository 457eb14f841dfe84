import { withArticle } from '../shared/template.ts';
import { wordsOf } from './plain-text.ts';
import { type Clause, is, isFinite, low, type Term } from './split-clauses.ts';

/** The words by which a description speaks of its character. */
export interface Self {
  /** "she"; nothing that is a word when the description has no pronoun. */
  subject: RegExp;
  object: RegExp;
  possessive: RegExp;
  reflexive: RegExp;
  /** Words of the name, in lower case. */
  name: ReadonlySet<string>;
}

const NOTHING = /^$/;
const PRONOUNS = {
  she: { subject: /^she$/, object: /^her$/, possessive: /^(?:her|hers)$/, reflexive: /^herself$/ },
  he: { subject: /^he$/, object: /^him$/, possessive: /^his$/, reflexive: /^himself$/ },
  they: { subject: /^they$/, object: /^them$/, possessive: /^theirs?$/, reflexive: /^themsel\w+$/ },
  you: { subject: /^you$/, object: /^you$/, possessive: /^yours?$/, reflexive: /^yourself$/ },
} as const;
const TITLES = new Set(['the', 'of', 'and', 'a']);

/** Who is meant by whom in a description: the first pronoun of a person is the character's own. */
export function selfOf(name: string, description: string): Self {
  const names = new Set(wordsOf(name).filter((word) => !TITLES.has(word)));
  const addressed = /^\W*you are\b/i.test(description);
  const first = addressed
    ? 'you'
    : /\b(?:she|he|they|her|his|their)\b/i.exec(description)?.[0].toLowerCase();
  const pronoun = {
    she: 'she',
    her: 'she',
    he: 'he',
    his: 'he',
    they: 'they',
    their: 'they',
    you: 'you',
  } as const;
  const known = Object.entries(pronoun).find(([word]) => word === first)?.[1];
  const forms = known
    ? PRONOUNS[known]
    : { subject: NOTHING, object: NOTHING, possessive: NOTHING, reflexive: NOTHING };
  return { ...forms, name: names };
}

/** A clause about the character in its own mouth; nothing when there is nothing in it to say. */
export function spoken(clause: Clause, self: Self): string | undefined {
  const terms = clause.terms.filter(({ text }) => text !== '');
  if (terms.length === 0) return undefined;
  if (clause.opening === 'with') return tidy(`I have ${rest(terms, self)}`);
  if (clause.opening === 'same') return tidy(predicate(terms, self));
  const named = leadingName(terms, self);
  const subject = named > 0 ? named : Number(self.subject.test(low(terms[0])));
  if (subject > 0) return tidy(ofSubject(terms.slice(subject), self));
  if (opensWithVerb(terms)) return tidy(predicate(terms, self));
  if (low(terms[0]) === 'i' || terms.some(isFinite)) return tidy(rest(terms, self));
  return tidy(`I am ${withDeterminer(terms, rest(terms, self))}`);
}

/** "Captain Isolde," before what she is: a name without a verb goes on as "I am". */
function ofSubject(terms: readonly Term[], self: Self): string {
  if (terms.length === 0) return '';
  return terms.some(isFinite) && !is(terms[0], 'Determiner') && low(terms[0]) !== 'with'
    ? predicate(terms, self)
    : `I am ${rest(terms, self)}`;
}

/** "sails the airship" becomes "I sail the airship". */
function predicate(terms: readonly Term[], self: Self): string {
  const at = terms.findIndex(isFinite);
  const verb = terms[at];
  if (!verb) return `I am ${rest(terms, self)}`;
  const before = at === 0 ? '' : `${rest(terms.slice(0, at), self)} `;
  return `I ${before}${conjugated(verb)}${verb.post}${rest(terms.slice(at + 1), self)}`;
}

const OF_I: Readonly<Record<string, string>> = {
  is: 'am',
  are: 'am',
  were: 'was',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/** The form of a verb that goes with "I". */
function conjugated(verb: Term): string {
  const word = low(verb);
  const known = OF_I[word];
  if (known) return known;
  if (!is(verb, 'PresentTense')) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function opensWithVerb([first]: readonly Term[]): boolean {
  return isFinite(first) && !is(first, 'Noun');
}

/** Words of a sentence, of which "retired" in "Retired captain" is no verb. */
export function withoutFalseVerb([first, second, ...more]: readonly Term[]): Term[] {
  if (!first || !second) return first ? [first] : [];
  const isVerb =
    !is(second, 'Noun', 'Adjective') || is(second, 'Possessive', 'Determiner', 'Pronoun');
  const mended =
    is(first, 'PastTense') && !isVerb ? { ...first, tags: new Set(['Adjective']) } : first;
  return [mended, second, ...more];
}

/** Number of words of the name that a clause begins with. */
function leadingName(terms: readonly Term[], { name }: Self): number {
  const end = terms.findIndex((term) => !name.has(low(term)));
  return end < 0 ? terms.length : end;
}

function withDeterminer(terms: readonly Term[], text: string): string {
  const head = terms.slice(0, 5).find((term) => is(term, 'Noun') && !is(term, 'Possessive'));
  const bare =
    is(head, 'Singular', 'Actor') &&
    !is(terms[0], 'Determiner', 'Preposition', 'Value', 'Possessive');
  const lower = is(terms[0], 'ProperNoun') ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return bare && !is(head, 'ProperNoun') ? withArticle(lower) : lower;
}

/** Words with what means the character turned to "me" and "my". */
function rest(terms: readonly Term[], self: Self): string {
  return terms
    .map((term, index) => term.pre + inFirstPerson(term, terms[index + 1], self) + term.post)
    .join('');
}

function inFirstPerson(term: Term, next: Term | undefined, self: Self): string {
  const word = low(term);
  const owner = /^(.+)['’]s?$/.exec(word)?.[1];
  if (owner !== undefined && self.name.has(owner)) return 'my';
  if (self.reflexive.test(word)) return 'myself';
  const owns = is(next, 'Noun', 'Adjective', 'Value', 'Gerund') && !is(next, 'Pronoun');
  if (self.possessive.test(word) && (owns || !self.object.test(word))) return 'my';
  if (self.object.test(word)) return 'me';
  if (self.subject.test(word)) return 'I';
  return term.text;
}

function tidy(text: string): string | undefined {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:.!?–—-]+$/, '')
    .trim();
  return bare === '' || /^i(?: am| have)?$/i.test(bare) ? undefined : bare;
}
