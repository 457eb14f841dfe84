import { fold } from './fold.ts';
import { CIPHERS } from './ciphers.ts';
import { FLIPPED, MORSE, NAMED_ENTITIES, NATO } from './tables/codes.data.ts';

/** Characters decoded of one text at most, and how deep one encoding is looked for in another. */
const DECODED_MAX = 40_000;
const DEPTH_MAX = 3;
/** What is looked at in search of a simple cipher. */
const CIPHER_MAX = 8_000;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]+$/u;

type Decoder = (text: string) => string[];

const bytes = (values: readonly number[]): string =>
  values.every((value) => value >= 9 && value < 0x110000)
    ? new TextDecoder().decode(Uint8Array.from(values.map((value) => Math.min(value, 255))))
    : '';

const character = (value: number): string =>
  value >= 9 && value < 0x110000 ? String.fromCodePoint(value) : ' ';

const numbersOf = (run: string, base: number): number[] =>
  (run.match(/[0-9a-f]+/gi) ?? []).map((one) => Number.parseInt(one, base));

/** Texts in which single characters are written by their number or name: &#115; %73 \x73 \u0073. */
const escapes: Decoder = (text) => {
  if (!/[&%\\]|[uU]\+/.test(text)) return [];
  const plain = text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#([0-9]{1,7});?/g, (_, code: string) => character(Number(code)))
    .replace(/&([a-z]{2,8});/gi, (whole, name: string) => NAMED_ENTITIES.get(name) ?? whole)
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => bytes(numbersOf(run.replaceAll('%', ' '), 16)))
    .replace(/\\x([0-9a-f]{2})/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/(?:\\u\{?|U\+)([0-9a-f]{4,6})\}?(?:\s(?=\\u|U\+))?/gi, (_, hex: string) =>
      character(Number.parseInt(hex, 16)),
    )
    .replace(/\\([0-7]{3})/g, (_, octal: string) => character(Number.parseInt(octal, 8)));
  return plain === text ? [] : [plain];
};

const base64: Decoder = (text) =>
  (text.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).map((run) => Buffer.from(run, 'base64').toString());

const base32: Decoder = (text) =>
  (text.match(/\b[A-Z2-7]{8,}\b/g) ?? []).map((run) => {
    const values: number[] = [];
    let [bits, held] = [0, 0];
    for (const char of run) {
      held = (held * 32 + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char)) & 0xffff;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      values.push((held >> bits) & 0xff);
    }
    return bytes(values);
  });

const hex: Decoder = (text) => [
  ...(text.match(/\b(?:0x)?(?:[0-9a-f]{2}){4,}\b/gi) ?? []).map((run) =>
    Buffer.from(run.replace(/^0x/i, ''), 'hex').toString(),
  ),
  ...(text.match(/\b(?:(?:0x)?[0-9a-f]{2}[\s,:-]+){2,}(?:0x)?[0-9a-f]{2}\b/gi) ?? []).map((run) =>
    bytes(numbersOf(run.replace(/0x/gi, ' '), 16)),
  ),
];

const binary: Decoder = (text) =>
  (text.match(/\b(?:[01]{7,8}[\s,]*){3,}/g) ?? []).map((run) => {
    const parts = run.match(/[01]{8}|[01]{7}/g) ?? [];
    return bytes(parts.map((one) => Number.parseInt(one, 2)));
  });

const decimals: Decoder = (text) =>
  (text.match(/\b(?:[0-9]{2,3}[\s,.-]+){3,}[0-9]{2,3}\b/g) ?? []).flatMap((run) => {
    const values = numbersOf(run, 10);
    const letters = values.filter((value) => value >= 1 && value <= 26).length === values.length;
    const ascii = values.every((value) => value >= 32 && value <= 126);
    if (letters) return [values.map((value) => String.fromCharCode(96 + value)).join('')];
    return ascii ? [bytes(values)] : [];
  });

/** "20-5-5-14": letters by their place in the alphabet. */
const places: Decoder = (text) =>
  (text.match(/\b(?:[0-9]{1,2}[-.,\s]){3,}[0-9]{1,2}\b/g) ?? []).flatMap((run) => {
    const values = numbersOf(run, 10);
    if (!values.every((value) => value >= 1 && value <= 26)) return [];
    return [values.map((value) => String.fromCharCode(96 + value)).join('')];
  });

const morse: Decoder = (text) =>
  (text.match(/(?:[.·•−–_-]{1,6}[ /|]+){2,}[.·•−–_-]{1,6}/g) ?? []).map((run) =>
    run
      .replace(/[·•]/g, '.')
      .replace(/[−–_]/g, '-')
      .split(/\s*[/|]\s*|\s{2,}/)
      .map((word) =>
        word
          .split(' ')
          .map((code) => MORSE.get(code) ?? '')
          .join(''),
      )
      .join(' '),
  );

/** "Tango Echo Echo November". */
const spelled: Decoder = (text) => {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const runs: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    const letter = NATO.get(word);
    if (letter !== undefined) run += letter;
    else {
      if (run.length >= 3) runs.push(run);
      run = '';
    }
  }
  return runs;
};

const braille: Decoder = (text) => {
  if (!/[\u2801-\u283f]/.test(text)) return [];
  const ROWS = 'a1b\'k2l@cif/msp"e3h9o6r^djg>ntq,*5<-u8v.%[$+x!&;:4\\0z7(_?w]#y)=';
  return [
    text.replace(/[\u2800-\u283f]/g, (char) => {
      const sign = ` ${ROWS}`[char.charCodeAt(0) - 0x2800] ?? ' ';
      return /[a-z]/.test(sign) ? sign : ' ';
    }),
  ];
};

/** "AYoungManReading": words told apart by their capitals alone. */
const capitals: Decoder = (text) =>
  /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u.test(text)
    ? [text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')]
    : [];

/** Letters turned upside down, read from either end. */
const flipped: Decoder = (text) => {
  if (!/[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/.test(text)) return [];
  const turned = text.toLowerCase().replace(/[a-zɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/g, (char) => {
    return FLIPPED.get(char) ?? char;
  });
  return [turned, [...turned].reverse().join('')];
};

/** Rotated, mirrored and reversed letters, where several words only make sense read back. */
const ciphers: Decoder = (text) => CIPHERS.readings(text.slice(0, CIPHER_MAX));

const DECODERS: readonly Decoder[] = [
  escapes,
  base64,
  base32,
  hex,
  binary,
  decimals,
  places,
  morse,
  spelled,
  braille,
  capitals,
  flipped,
  ciphers,
];

/** The bytes of a key or a number of an order may be letters, too, but hardly words. */
const WORD = /\p{L}{3,}/gu;
const hasWords = (text: string): boolean => (text.match(WORD)?.length ?? 0) > 1;
/** Those whose pieces say nothing until they are decoded. */
const CODES: ReadonlySet<Decoder> = new Set([base64, base32, hex, binary, morse]);

/** A text hidden inside another. */
export interface HiddenText {
  text: string;
  /** Written in a code that nobody reads at sight: it was to be hidden. */
  isCode: boolean;
}

/** The texts hidden inside `text` in common encodings, also in one another. Bounded in all. */
export function hiddenTexts(text: string): HiddenText[] {
  const found: HiddenText[] = [];
  let room = DECODED_MAX;
  let level: HiddenText[] = [{ text, isCode: false }];
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth++) {
    const next: HiddenText[] = [];
    for (const decoded of level.flatMap(decodedOf)) {
      const kept = decoded.text.slice(0, room);
      room -= kept.length;
      if (kept !== '') next.push({ ...decoded, text: kept });
    }
    found.push(...next);
    level = next;
  }
  return found;
}

/** What each encoding hides in a text; the pieces of one encoding are read as one. */
function decodedOf({ text, isCode }: HiddenText): HiddenText[] {
  const plain = fold(text);
  return DECODERS.map((decode) => {
    const decoded = decode(text).filter(isText).join(' ');
    return { text: decoded, isCode: (isCode || CODES.has(decode)) && hasWords(decoded) };
  }).filter((one) => one.text !== '' && fold(one.text) !== plain);
}

const isText = (decoded: string): boolean =>
  decoded.length >= 3 && PRINTABLE.test(decoded) && !decoded.includes('\ufffd');
