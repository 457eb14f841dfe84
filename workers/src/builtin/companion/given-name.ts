import nlp from 'compromise';
import { words } from '../../wrapped.ts';
import { feelingIn } from './feelings.ts';

/** Words after "call me" or "my name is" that are not names. */
export const NOT_GIVEN_NAMES = new Set(words`
  a an the not crazy back later when if maybe tomorrow something nothing what so very really just
  hard easy common unusual rare important secret back home here lost late ready busy done fine
  sure sorry vegan vegetarian single married bored online new old
`);

/** Unpacks the grammar, which takes most of a second at its first use: not in somebody's first reply. */
export function loadGrammar(): void {
  isGivenName('Sam');
}

/** Tells if a word reads as somebody's name: known as one, or capitalised and nothing else. */
export function isGivenName(word: string): boolean {
  if (NOT_GIVEN_NAMES.has(word.toLowerCase()) || feelingIn(`I am ${word}`)) return false;
  if (nlp(`I am ${word}`).has('#FirstName')) return true;
  // Capitals alone also begin "Ready" and "German": such words are no nouns in lower case.
  const last = nlp(`I am ${word.toLowerCase()}`).terms().last();
  const other = '(#Adjective|#Verb|#Adverb|#Preposition|#Demonym|#Place|#Date|#Value|#Pronoun)';
  return /^\p{Lu}/u.test(word) && !last.has(other) && !nlp(word).has('(#Demonym|#Place)');
}
