/** Verbs at the beginning of a fact, as the member says them of themselves. */
const FIRST_PERSON: Readonly<Record<string, string>> = {
  is: 'I am',
  are: 'I am',
  was: 'I was',
  were: 'I was',
  has: 'I have',
  does: 'I do',
  goes: 'I go',
  can: 'I can',
  "isn't": 'I am not',
  "doesn't": 'I do not',
  "hasn't": 'I have not',
};
/** Beginnings that are a sentence about somebody or something else of the member's. */
const OWN = /^(?:name|birthday|favou?rite|age|hometown|home|job|wife|husband|partner)\b/i;
const SPOKEN = /^(?:i|i'm|i've|my|we|our)\b/i;
const VERB = /^\p{L}+s$/u;
/** Words that end like a verb and are none. */
const NO_VERB = /(?:ss|us|is|'s|ings)$/;

/**
 * A fact as the member would say it: "Lives in Lisbon" is "I live in Lisbon". What is no such short
 * form stays as it is.
 * @param name the member's, with which a fact may begin
 */
export function asSaid(fact: string, name?: string): string {
  const text = withoutSubject(fact.trim(), name);
  if (SPOKEN.test(text)) return text;
  if (/^(?:is )?called \p{L}/iu.test(text)) return text.replace(/^(?:is )?called/i, 'My name is');
  if (OWN.test(text)) return `My ${lower(text)}`;
  if (/^their\b/i.test(text)) return text.replace(/^their/i, 'My');
  const [first = '', ...rest] = text.split(' ');
  const word = first.toLowerCase();
  const known = FIRST_PERSON[word];
  if (known) return [known, ...rest].join(' ');
  return VERB.test(word) && !NO_VERB.test(word) ? ['I', plainVerb(word), ...rest].join(' ') : text;
}

function withoutSubject(text: string, name: string | undefined): string {
  const [first = '', ...rest] = text.split(' ');
  if (name !== undefined && first.toLowerCase() === name.toLowerCase()) return rest.join(' ');
  return text
    .replace(/^(?:the )?(?:user|member)['’]s /i, 'My ')
    .replace(/^(?:(?:the )?(?:user|member)|they|she|he) (?=\S)/i, '');
}

function plainVerb(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
