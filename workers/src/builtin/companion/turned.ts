import { capital } from '../shared/template.ts';

const TO_YOU: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  am: 'are',
};
const SUBJECT = /^(?:i|we)$/i;

/** A statement of the user's as the companion says it: "I was in my car" is "you were in your car". */
export function turned(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const [, bare = '', rest = ''] = /^([\p{L}]+)(.*)$/u.exec(word) ?? [];
      const low = bare.toLowerCase();
      if (low === 'was' && SUBJECT.test(words[index - 1] ?? '')) return `were${rest}`;
      if (low === 'you') return (index === 0 ? 'I' : 'me') + rest;
      const turn = Object.hasOwn(TO_YOU, low) ? TO_YOU[low] : undefined;
      return turn === undefined ? word : turn + rest;
    })
    .join(' ');
}

const OPENER =
  /^(?:The|An?|It|He|She|They|There|This|That|These|Those|His|Her|Its|Their|One|Two|Some|In|At|On|Every)\b/;

/** Words as they stand within a sentence. */
export function within(text: string): string {
  return text.replace(OPENER, (word) => word.toLowerCase());
}

/** Words as a sentence of their own. */
export function asSentence(text: string): string {
  return `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
