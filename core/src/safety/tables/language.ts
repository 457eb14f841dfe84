/**
 * One language of the age grammar, as its speakers write it: accents and case do not matter, except
 * that "ñ" is read as "ny". `#` is a number below 18 in digits or in the words of the language,
 * `@` one from 8 to 17; "{a|b}" are alternatives, and "stem*" is any word that begins so.
 */
export interface Language {
  /** The words for 1 to 17, by commas; several words for one number by "/". */
  readonly numbers: string;
  /** The tens from 20 on and "hundred": beside them a number is not below 18. */
  readonly larger: string;
  /** Beginnings of numbers in compounds ("fünfzehnjährig"), for 1 to 17, and what follows them. */
  readonly compounds?: { readonly stems: string; readonly ends: string };
  /** Ages of people. */
  readonly age: readonly string[];
  /** Said of somebody without the word for years. */
  readonly bare?: readonly string[];
  /** Ages of the one who is spoken to. */
  readonly you?: readonly string[];
  /** Said by the user of themselves. */
  readonly own?: readonly string[];
  /** People under 18 by the word alone; pupils; the forms that say "minor". */
  readonly youth: readonly string[];
  /** Children: harmless to mention in talk. */
  readonly child: readonly string[];
  /** "Born in", before a year. */
  readonly born?: readonly string[];
  /** Words that ask the companion to be somebody, or for a picture or a scene. */
  readonly scene?: readonly string[];
  /** One's own family and past: what follows is a mention. */
  readonly family?: readonly string[];
}
