import { pattern, words } from '../../wrapped.ts';

const WORDS: Readonly<Record<string, string>> = {
  plus: '+',
  and: '+',
  add: '+',
  minus: '-',
  less: '-',
  times: '*',
  x: '*',
  '×': '*',
  'multiplied by': '*',
  'divided by': '/',
  over: '/',
  '÷': '/',
  squared: '^2',
  cubed: '^3',
  'to the power of': '^',
};
const NUMBERS = words`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty
`;
const ASKED = new RegExp(pattern`
  (?:what is|what's|calculate|compute|how much is|solve|work out
  |^)\s*(?:the )?((?:[\d(]|(?:square root|zero|one|two|three|four|five|six|seven|eight|nine|ten
  |eleven|twelve|twenty)\b).{0,80}?)\s*(?:=|\?|$|please)
`);
const LONGEST = 80;

/**
 * The result of a sum asked in digits or words ("what is 12 times 7?", "15% of 80").
 * @returns undefined when the text is no sum; NaN for a division by zero.
 */
export function sumIn(text: string): number | undefined {
  const asked = ASKED.exec(text)?.[1];
  if (asked === undefined || asked.length > LONGEST) return undefined;
  let formula = asked
    .replace(/(\d+(?:\.\d+)?) ?(?:%|percent) of /g, '$1/100*')
    .replace(/square root of /g, '√');
  for (const [word, sign] of Object.entries(WORDS)) {
    formula = formula.replaceAll(/^\w/.test(word) ? new RegExp(`\\b${word}\\b`, 'g') : word, sign);
  }
  formula = formula
    .replace(/\b[a-z]+\b/g, (word) =>
      NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word,
    )
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/\s+/g, '');
  return /^[\d.+\-*/^()√]+$/.test(formula) && /\d[+\-*/^]|√/.test(formula)
    ? new Sum(formula).value()
    : undefined;
}

/** 0.1 + 0.2 is 0.3 in a conversation. */
export function spoken(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** A recursive-descent reader of one formula. */
class Sum {
  readonly #formula: string;
  #at = 0;

  constructor(formula: string) {
    this.#formula = formula;
  }

  value(): number | undefined {
    const value = this.#sum();
    return this.#at === this.#formula.length && !Number.isNaN(value)
      ? this.#finite(value)
      : undefined;
  }

  #finite(value: number): number {
    return Number.isFinite(value) ? value : Number.NaN;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#power();
    for (;;) {
      if (this.#take('*')) value *= this.#power();
      else if (this.#take('/')) value /= this.#power();
      else return value;
    }
  }

  #power(): number {
    const base = this.#atom();
    return this.#take('^') ? base ** this.#power() : base;
  }

  #atom(): number {
    if (this.#take('-')) return -this.#atom();
    if (this.#take('√')) return Math.sqrt(this.#atom());
    if (this.#take('(')) {
      const value = this.#sum();
      return this.#take(')') ? value : Number.NaN;
    }
    const digits = /^\d+(?:\.\d+)?/.exec(this.#formula.slice(this.#at))?.[0];
    this.#at += digits?.length ?? 0;
    return digits === undefined ? Number.NaN : Number(digits);
  }

  #take(sign: string): boolean {
    if (this.#formula[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
}
