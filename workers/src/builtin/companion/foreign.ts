import { words } from '../../wrapped.ts';

/** Small words that give a language away, and a greeting in it. */
const LANGUAGES: readonly { hello: string; words: ReadonlySet<string> }[] = [
  {
    hello: '¡Hola!',
    words: new Set(words`
      hola que como estas estoy tengo quiero gracias por favor muy bien pero porque donde eres soy
      una para con los las del buenos dias noches yo me llamo el es de mi tu
    `),
  },
  {
    hello: 'Bonjour !',
    words: new Set(words`
      bonjour salut je suis tu es nous vous comment merci oui avec pour mais est une les des dans
      ca va bien tres mon ma toi moi quoi pourquoi le la et j ai
    `),
  },
  {
    hello: 'Hallo!',
    words: new Set(words`
      ich bin du bist wie geht dir danke und nicht ist das der die ein eine mir mich heute bitte
      warum habe mein meine sehr auch aber guten tag morgen abend hallo gut was machst
    `),
  },
  {
    hello: 'Ciao!',
    words: new Set(words`
      ciao come stai sono grazie che non per una il mio mia molto bene buongiorno buonasera perche
      cosa fai ti chiami mi chiamo io di e anche
    `),
  },
  {
    hello: 'Olá!',
    words: new Set(words`
      ola como voce esta estou tenho quero obrigado obrigada muito bem mas porque onde sou uma
      para com os meu minha bom dia boa noite eu e nao tudo
    `),
  },
  {
    hello: 'Hallo!',
    words: new Set(words`
      ik ben jij bent hoe gaat het met je dank niet een het de mijn heel goed ook maar goedemorgen
      wat doe waarom van en
    `),
  },
  {
    hello: 'Cześć!',
    words: new Set(
      'czesc jak sie masz jestem dziekuje nie tak co to mam dzien dobry bardzo ale moj moja'.split(
        ' ',
      ),
    ),
  },
  {
    hello: 'Merhaba!',
    words: new Set(
      'merhaba nasilsin ben sen evet hayir tesekkurler ne bir cok iyi benim adim ve'.split(' '),
    ),
  },
];
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'こんにちは!'],
  [/\p{Script=Hangul}/u, '안녕하세요!'],
  [/\p{Script=Han}/u, '你好!'],
  [/\p{Script=Cyrillic}/u, 'Здравствуйте!'],
  [/\p{Script=Arabic}/u, 'مرحبا!'],
  [/\p{Script=Devanagari}/u, 'नमस्ते!'],
  [/\p{Script=Greek}/u, 'Γεια σας!'],
  [/\p{Script=Hebrew}/u, 'שלום!'],
  [/\p{Script=Thai}/u, 'สวัสดี!'],
];
/** Also words of other languages, so they prove nothing. */
const ENGLISH = new Set(words`
  i you the a is are my me to and of in it that what do not for on with have am be was so this but
  no hi he she we they at or if as an all can go how why who
`);

/** A greeting in the language of the text, if it is not English. */
export function foreignGreeting(text: string): string | undefined {
  return byScript(text) ?? byWords(text);
}

function byScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters < 2 || latin * 2 >= letters) return undefined;
  return SCRIPTS.find(([script]) => script.test(text))?.[1] ?? 'Hello!';
}

function byWords(text: string): string | undefined {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (words.length < 2 || english * 3 > words.length) return undefined;
  const hits = LANGUAGES.map(({ hello, words: known }) => ({
    hello,
    count: words.filter((word) => known.has(word)).length,
  }));
  const best = hits.sort((a, b) => b.count - a.count)[0];
  return best && best.count >= 2 && best.count * 5 >= words.length * 2 ? best.hello : undefined;
}
