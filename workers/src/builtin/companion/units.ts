import { spoken } from './useful.ts';

/** Units by the words for them: what they measure, and how much of its base unit one is. */
const UNITS: readonly (readonly [RegExp, string, string, number])[] = [
  [/^(?:km|kms|kilomet(?:er|re)s?)$/, 'kilometres', 'length', 1000],
  [/^(?:m|met(?:er|re)s?)$/, 'metres', 'length', 1],
  [/^(?:cm|centimet(?:er|re)s?)$/, 'centimetres', 'length', 0.01],
  [/^(?:mm|millimet(?:er|re)s?)$/, 'millimetres', 'length', 0.001],
  [/^(?:mi|miles?)$/, 'miles', 'length', 1609.344],
  [/^(?:yd|yards?)$/, 'yards', 'length', 0.9144],
  [/^(?:ft|feet|foot)$/, 'feet', 'length', 0.3048],
  [/^(?:in|inch|inches)$/, 'inches', 'length', 0.0254],
  [/^(?:kg|kgs|kilos?|kilograms?)$/, 'kilograms', 'mass', 1000],
  [/^(?:g|grams?)$/, 'grams', 'mass', 1],
  [/^(?:lbs?|pounds?)$/, 'pounds', 'mass', 453.59237],
  [/^(?:oz|ounces?)$/, 'ounces', 'mass', 28.349523125],
  [/^(?:stones?)$/, 'stone', 'mass', 6350.29318],
  [/^(?:l|lit(?:er|re)s?)$/, 'litres', 'volume', 1],
  [/^(?:ml|millilit(?:er|re)s?)$/, 'millilitres', 'volume', 0.001],
  [/^(?:gal|gallons?)$/, 'US gallons', 'volume', 3.785411784],
  [/^cups?$/, 'US cups', 'volume', 0.2365882365],
  [/^(?:s|secs?|seconds?)$/, 'seconds', 'time', 1],
  [/^(?:mins?|minutes?)$/, 'minutes', 'time', 60],
  [/^(?:h|hrs?|hours?)$/, 'hours', 'time', 3600],
  [/^days?$/, 'days', 'time', 86_400],
  [/^weeks?$/, 'weeks', 'time', 604_800],
  [/^(?:c|celsius|centigrade)$/, '°C', 'heat', 1],
  [/^(?:f|fahrenheit)$/, '°F', 'heat', 1],
];
const AMOUNT = String.raw`(?<![a-z])(-?\d+(?:\.\d+)?|an?|one) ?(?:degrees? |°)?([a-z]+)`;
const FORWARD = new RegExp(String.raw`${AMOUNT} (?:in|to|into|as) (?:degrees? |°)?([a-z]+)`);
const HOW_MANY = new RegExp(
  String.raw`how (?:many|much) (?:degrees? )?([a-z]+) (?:is|are|are there|is there|make|makes)?(?: ?in)? ?${AMOUNT}`,
);

/** "10 km in miles", "how many grams in a pound": the sum said in full. */
export function convertedIn(text: string): string | undefined {
  const there = FORWARD.exec(text);
  const back = HOW_MANY.exec(text);
  return (
    (there && converted(there[1], there[2], there[3])) ??
    (back ? converted(back[2], back[3], back[1]) : undefined)
  );
}

function converted(amount = '', from = '', to = ''): string | undefined {
  const source = UNITS.find(([words]) => words.test(from));
  const target = UNITS.find(([words]) => words.test(to));
  if (!source || !target || source[2] !== target[2] || source === target) return undefined;
  const value = Number(amount) || 1;
  const zero = Number(amount) === 0 ? 0 : value;
  const result = source[2] === 'heat' ? heat(zero, target[1]) : (zero * source[3]) / target[3];
  const round = spoken(Number(result.toPrecision(5)));
  return `${spoken(zero)} ${source[1]} is ${round} ${target[1]}.`;
}

function heat(value: number, to: string): number {
  return to === '°F' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
}
