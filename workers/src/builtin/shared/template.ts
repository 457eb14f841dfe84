import type { Random } from './random.ts';

/** Values for the slots of a line. One that is missing or empty makes lines that need it unusable. */
export type Slots = Readonly<Record<string, string | undefined>>;

/**
 * Fills one line of the phrase tables. Notation:
 * `{slot}` the value, `{^slot}` with a capital, `{a slot}` with "a" or "an" before it,
 * `{,name}` now and then ", Sam" (never makes the line unusable), `[one|other]` a choice.
 * A leading `@trait,trait` says for which traits the line is (see linesFor).
 *
 * @returns the finished text, or undefined when a value is missing.
 */
export function fill(line: string, slots: Slots, random: Random): string | undefined {
  let usable = true;
  const text = withoutTags(line)
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')) ?? '')
    .replace(
      /\{([,^]?)(a )?([a-zA-Z]+)\}/g,
      (_, sign: string, article: string | undefined, slot: string) => {
        const value = slots[slot] ?? '';
        if (sign === ',') return value !== '' && random.chance(0.3) ? `, ${value}` : '';
        if (value === '') usable = false;
        const worded = article ? withArticle(value) : value;
        return sign === '^' ? capital(worded) : worded;
      },
    );
  return usable ? tidy(text) : undefined;
}

/**
 * The lines for these traits: untagged ones, and those tagged with one of the traits, which count
 * threefold so that the character is heard.
 */
export function linesFor(lines: readonly string[], traits: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const tags = tagsOf(line);
    if (tags.length === 0) return [line];
    return tags.some((tag) => traits.includes(tag)) ? [line, line, line] : [];
  });
}

/** "an old map", "a university", "an hour". */
export function withArticle(noun: string): string {
  const vowel = /^(?:[aeiou]|hour|honest)/i.test(noun) && !/^(?:uni|eu|use|one\b)/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** The text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sentences of a text, each with its closing mark. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”']?\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function tagsOf(line: string): string[] {
  const tags = /^@(\S+) /.exec(line)?.[1];
  return tags ? tags.split(',') : [];
}

function withoutTags(line: string): string {
  return line.replace(/^@\S+ /, '');
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s([,.!?])/g, '$1')
    .replace(/([.!?])\1+/g, '$1')
    .replace(
      /(^|[.!?] )([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
}
