import { pattern } from '../../wrapped.ts';

/** More of one message than this is not read: enough for any talk, and it bounds the work. */
const READ_MAX = 2_000;

const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(i)['’]?m\b/gi, 'I am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\byoure\b/gi, 'you are'],
  [/\b(he|she|it|that|what|who|where|how|there|when)['’]s\b/gi, '$1 is'],
  [/\b(what|that|who|where|how)s\b/gi, '$1 is'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\bive\b/gi, 'I have'],
  [/\b(i|you|we|they|he|she|it|that|there)['’]ll\b/gi, '$1 will'],
  [/\b(i|you|we|they|he|she)['’]d\b/gi, '$1 would'],
  [/\bill (?=be|go|do|have|try|get|see|take|make)\b/gi, 'I will '],
  [/\bcan['’]?t\b|\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b|\bwont\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n['’]?t\b/gi, '$1 not'],
  [/\bu\b/gi, 'you'],
  [/\br u\b|\br you\b/gi, 'are you'],
  [/\bur\b/gi, 'your'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'kind of'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bfavorite\b/gi, 'favourite'],
  [/\bcolor\b/gi, 'colour'],
  [/\banymore\b/gi, 'any more'],
  [/\btmr\b|\btmrw\b|\btomorow\b/gi, 'tomorrow'],
  [/\bidk\b/gi, 'I do not know'],
  [/\b(mr|mrs|ms|dr|prof|st)\.(?= )/gi, '$1'],
  [/\btbh\b|\bbtw\b|\bimo\b/gi, ''],
];

/** One spelling for what people type: straight quotes, contractions and chat shorthand written out. */
export function plain(text: string): string {
  let out = text.slice(0, READ_MAX).normalize('NFKC').replace(/[‘’`]/g, "'").replace(/[“”]/g, '"');
  for (const [pattern, replacement] of EXPANSIONS) out = out.replace(pattern, replacement);
  return out.replace(/[ \t]+/g, ' ').trim();
}

/** Lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const CLAUSE_END = new RegExp(
  pattern`
    [.!?;\n…]+
    |,? (?:and|but|so|because|although|though|plus) (?=(?:i|my|we|our|tomorrow|today|it)\b)
    |, (?=(?:i|my|we|our|but|and|so|tomorrow)\b)
  `,
  'i',
);

/** The parts of a text that say one thing each: sentences cut where a new "I" or "my" begins. */
export function clauses(text: string): string[] {
  return text
    .split(CLAUSE_END)
    .map((clause) =>
      clause
        .replace(
          /^(?:[\s,]|(?:and|but|so|well|oh|yeah|yes|no|actually|ok|okay|hi|hey|hello|by the way|because)\b)+/i,
          '',
        )
        .trim(),
    )
    .filter((clause) => clause !== '');
}

const FLIPS: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  am: 'are',
  you: 'me',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
};

/** Turns the user's words around so that the companion can say them: "my dog" becomes "your dog". */
export function flip(text: string): string {
  return text
    .split(' ')
    .map((word) => FLIPS[word.toLowerCase()] ?? word)
    .join(' ');
}

const CUT = new RegExp(
  pattern`
    \s*(?:[,.!?;:()"]|\b(?:because|since|when|while|but|which|who|that|so|if|although|though
    |anyway|and (?:i|my|we|it|then|the)|right now|at the moment|a lot|very much|so much|too much
    |these days|nowadays|as well|too|also|any more|now|today|yesterday|tonight|recently|lately
    |by the way|and|or|than|where|please|lol|haha|for me|with me|to me)\b).*$
  `,
  'i',
);

/**
 * The short thing a fact is about: cut where the next thought begins.
 * At most `max` words, so that nothing said back is a quotation; longer things are not remembered.
 */
export function brief(text: string, max = 4): string | undefined {
  const cut = ` ${text}`
    .replace(CUT, '')
    .trim()
    .replace(/^(?:the fact that|to be) /i, '');
  const count = cut === '' ? 0 : cut.split(' ').length;
  return count >= 1 && count <= max && /\p{L}/u.test(cut) ? cut : undefined;
}
