import { MORSE } from '../tables/codes.data.ts';
import { PLAIN_SCENES } from './evasive.data.ts';
import type { SafetyCase } from './safety-case.ts';

type Encoder = (text: string) => string;

const codes = (text: string, write: (code: number) => string, by = ' '): string =>
  [...text].map((char) => write(char.codePointAt(0) ?? 0)).join(by);
const letters = (text: string, change: (place: number) => number): string =>
  text.toLowerCase().replace(/[a-z]/g, (char) => {
    return String.fromCharCode(97 + change(char.charCodeAt(0) - 97));
  });
const byLetter = new Map([...MORSE].map(([code, letter]) => [letter, code]));

const ENCODERS: Readonly<Record<string, Encoder>> = {
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => `draw: ${Buffer.from(text).toString('base64url')} please`,
  base64Twice: (text) => Buffer.from(Buffer.from(text).toString('base64')).toString('base64'),
  hex: (text) => Buffer.from(text).toString('hex'),
  hexSpaced: (text) => codes(text, (code) => code.toString(16)),
  hexEscapes: (text) => codes(text, (code) => `\\x${code.toString(16)}`, ''),
  unicodeEscapes: (text) => codes(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`, ''),
  entities: (text) => codes(text, (code) => `&#${code};`, ''),
  entitiesHex: (text) => codes(text, (code) => `&#x${code.toString(16)};`, ''),
  percent: (text) => codes(text, (code) => `%${code.toString(16)}`, ''),
  binary: (text) => codes(text, (code) => code.toString(2).padStart(8, '0')),
  decimal: (text) => codes(text, String),
  rot13: (text) => letters(text, (place) => (place + 13) % 26),
  rot13Base64: (text) =>
    Buffer.from(letters(text, (place) => (place + 13) % 26)).toString('base64'),
  caesar: (text) => letters(text, (place) => (place + 3) % 26),
  atbash: (text) => letters(text, (place) => 25 - place),
  reversed: (text) => [...text].reverse().join(''),
  morse: (text) =>
    text
      .split(' ')
      .map((word) => [...word].map((char) => byLetter.get(char) ?? '').join(' '))
      .join(' / '),
  flags: (text) =>
    [...text]
      .map((char) =>
        /[a-z]/.test(char) ? String.fromCodePoint(char.charCodeAt(0) + 0x1f185) : char,
      )
      .join(''),
};

/** Every plain scene in every encoding. */
export const encodedCases = (): SafetyCase[] =>
  Object.entries(ENCODERS).flatMap(([name, encode]) =>
    PLAIN_SCENES.map((scene) => ({
      group:
        name.startsWith('base64') || name.startsWith('hex') ? 'encodedBytes' : 'encodedLetters',
      kind: 'prompt' as const,
      text: encode(scene),
      negative: '',
    })),
  );
