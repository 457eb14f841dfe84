import { chakra } from '@chakra-ui/react';
import { splitMatch } from '../lib/split-match.ts';

const Hit = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'accent.fg', borderRadius: '3px', fontWeight: 'semibold' },
});

/** A text with the words searched for made visible in it. */
export function Marked({ text, words }: { text: string; words: string }) {
  const hit = splitMatch(text, words);
  if (!hit) return text;
  return (
    <>
      {hit.before}
      <Hit>{hit.match}</Hit>
      {hit.after}
    </>
  );
}
