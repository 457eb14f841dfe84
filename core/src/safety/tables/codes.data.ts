const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MORSE_CODES =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- ' +
  '-.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.';
const NATO_WORDS =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar ' +
  'papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu';

export const MORSE: ReadonlyMap<string, string> = new Map(
  MORSE_CODES.split(' ').map((code, at): [string, string] => [code, LETTERS[at] ?? '']),
);

export const NATO: ReadonlyMap<string, string> = new Map([
  ...NATO_WORDS.split(' ').map((word, at): [string, string] => [word, LETTERS[at] ?? '']),
  ['alfa', 'a'],
  ['juliett', 'j'],
  ['whisky', 'w'],
]);

export const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['shy', ''],
  ['zwnj', ''],
  ['zwj', ''],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ...[...'aeiou'].flatMap((letter): [string, string][] =>
    ['acute', 'grave', 'circ', 'uml', 'tilde', 'ring'].map((mark) => [letter + mark, letter]),
  ),
  ['ntilde', 'ñ'],
  ['ccedil', 'c'],
  ['szlig', 'ss'],
]);

/** Words by which a text in a simple cipher is known; what it then says is judged like any text. */
export const CIPHER_WORDS: readonly string[] = (
  'teen teens teenage teenager teenagers child children childlike kids kid toddler toddlers minor ' +
  'minors schoolgirl schoolgirls schoolboy schoolboys school underage adolescent juvenile infant ' +
  'preteen tween girl boy young little years year old aged age birthday grade grader kindergarten ' +
  'student pupil middle elementary eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen daughter under eighteen portrait picture draw woman baby'
).split(' ');

const UPRIGHT = 'acefghijkmrtvwynubdpq';
export const FLIPPED: ReadonlyMap<string, string> = new Map(
  [...'ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎunqpdb'].map((char, at): [string, string] => [char, UPRIGHT[at] ?? '']),
);
