import { FOLDED, LIGATURE_PHRASES } from './tables/lookalikes.data.ts';

/** A zero-width, directional or other invisible character: it may hide inside a word. */
const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800]/gu;
const APOSTROPHES = /['’‘ʼ`´ʹ]/g;
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'gu');
/** Letters in boxes and flags, and letters of the invisible tags: each by its place in the alphabet. */
const BOXED = /[\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}\u{e0020}-\u{e007e}]/gu;
const DIGIT = /[^\P{Nd}0-9]/gu;
const PLAIN = /^[\x20-\x7e\n]*$/;

/**
 * Brings a text to one spelling: compatibility forms, accents, case and invisible characters gone,
 * digits of every script as 0 to 9. Marks go before the text is normalised: putting a long row of
 * them in order takes quadratic time. The few letters that stand for whole sentences go as well.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(APOSTROPHES, '');
  return text
    .replace(/[ñÑ]|[nN]\u0303/g, 'ny')
    .replace(LIGATURE_PHRASES, ' ')
    .replace(BOXED, letterOf)
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(FOLDABLE, (char) => FOLDED[char] ?? char)
    .replace(DIGIT, digitOf)
    .replace(APOSTROPHES, '');
}

/** The folded text without any space: where sentinels split by spaces are found. */
export function compact(text: string): string {
  return fold(text).replace(/\s+/g, '');
}

function letterOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0xe0020) return String.fromCodePoint(code - 0xe0000);
  const place = code >= 0x1f1e6 ? code - 0x1f1e6 : (code - 0x1f130) % 32;
  return place < 26 ? String.fromCodePoint(97 + place) : ' ';
}

/** Digits of a script stand in rows of ten: the first of a row is preceded by no digit of its kind. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value++) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  }
  // Rows of mathematical digits follow each other without a gap; normalising has folded those.
  return String(code % 10);
}
