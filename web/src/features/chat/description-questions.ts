/** Words that stand before a verb or look like one in the third person. */
const NO_VERB = new Set(
  'always sometimes perhaps is was as this its his thus has does besides'.split(' '),
);
const IRREGULAR: Readonly<Record<string, string>> = {
  goes: 'go',
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
};

/** 'carries' → 'carry'; null for what is no verb in the third person. */
function baseOf(verb: string): string | null {
  const known = IRREGULAR[verb];
  if (known) return known;
  if (NO_VERB.has(verb) || !/^[a-z]{3,}s$/.test(verb) || verb.endsWith('ss')) return null;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** Words about somebody, said to them; null when they cannot simply be turned around. */
function toYou(words: string): string | null {
  if (/\b(?:i|my|me|you|your|he|she|they|him|them)\b/i.test(words)) return null;
  if (/\b(?:her|his|their|and|or|of|the|a|to|with)$/i.test(words) || /[{}<>*]/.test(words)) {
    return null;
  }
  return words
    .replace(/\b(?:himself|herself|themselves|themself)\b/g, 'yourself')
    .replace(/\b(?:her|his|their)\b/g, 'your');
}

/** What a verb is asked about with; most of what people do has a beginning. */
function askAbout(base: string, rest: string): string {
  if (['love', 'like', 'enjoy', 'adore'].includes(base)) return `What do you love about ${rest}?`;
  if (['hate', 'fear', 'avoid', 'want', 'need'].includes(base)) {
    return `Why do you ${base} ${rest}?`;
  }
  if (['think', 'believe', 'claim', 'insist', 'know', 'remember'].includes(base)) {
    return `Do you really ${base} ${rest}?`;
  }
  return `How did you come to ${base} ${rest}?`;
}

const DOING = /\b(?:who|She|He|[A-Z][a-z]+) ([a-z]+s) ([^,.;:!?()]+)/g;
const JOINED = /\s(?:and|but|while|because|until|when|as other)\s.*$/;

function doings(description: string): string[] {
  return [...description.matchAll(DOING)].flatMap(([, verb = '', after = '']) => {
    const base = baseOf(verb);
    const rest = toYou(after.replace(JOINED, '').trim());
    const length = rest?.split(/\s+/).length ?? 0;
    return base === null || rest === null || length > 9 ? [] : [askAbout(base, rest)];
  });
}

/** Adjectives and a calling: 'a retired ship’s navigator', up to where more is told of them. */
const CALLING = new RegExp(
  "(?:^|\\b(?:is|was) )(An?) ((?:[a-z][\\w'’-]*\\s?){1,4}?)" +
    '(?=[,.;]|$| (?:who|with|from|back|of|and|turned|that|at|in|on|by|named|called)\\b)',
);
const NO_CALLING = /^(?:woman|man|girl|boy|person|character|story|young|old|tall|small)\b/;

function calling(description: string): string[] {
  const [, article = '', what = ''] = CALLING.exec(description) ?? [];
  const words = what.trim();
  if (words === '' || NO_CALLING.test(words) || toYou(words) === null) return [];
  return [`What is a day like for ${article.toLowerCase()} ${words}?`];
}

/** Whoever is named beside the character: a parrot, a ship, a sister. */
function companions(description: string, name: string): string[] {
  const [, other = ''] = /\b(?:named|called) (\p{Lu}[\p{L}'’-]+)/u.exec(description) ?? [];
  return other === '' || name.includes(other) ? [] : [`Tell me about ${other}.`];
}

function leanings(description: string): string[] {
  const pattern =
    /\b(weakness|passion|love|taste|talent|gift|fear|longing) (for|of) ([^,.;:!?()]+)/;
  const [, what = '', by = '', after = ''] = pattern.exec(description) ?? [];
  const rest = what === '' ? null : toYou(after.replace(JOINED, '').trim());
  return rest === null || rest === '' ? [] : [`Where does your ${what} ${by} ${rest} come from?`];
}

function stories(description: string): string[] {
  const [, after = ''] = /\bstories (?:about|of) ([^,.;:!?()]+)/.exec(description) ?? [];
  const rest = after === '' ? null : toYou(after.trim());
  return rest === null ? [] : [`Tell me one of your stories about ${rest}.`];
}

/** Questions that only this description gives rise to, the most telling first. */
export function descriptionQuestions(description: string, name: string): string[] {
  return [
    ...companions(description, name),
    ...stories(description),
    ...leanings(description),
    ...doings(description),
    ...calling(description),
  ];
}
