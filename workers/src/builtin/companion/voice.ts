import nlp from 'compromise';
import type { CharacterSheet } from '../../engines/chat/chat-engine.ts';
import { SYNONYMS, TRAITS, type TraitId } from './phrases/traits.data.ts';
import { brief } from './plain-text.ts';

/** A character's way of speaking: everything that is derived from its name, description and traits. */
export interface Voice {
  name: string;
  /** Known traits, in the order given; at least one. */
  traits: readonly TraitId[];
  /** The traits in the words of whoever made the character. */
  words: readonly string[];
  /** "lighthouse keeper", from the description. */
  role?: string;
  /** "the sea", "old maps": what the description says it loves. */
  loves: readonly string[];
  /** Number of sentences that a reply has before the question: 1 brief, 3 rich. */
  length: number;
  /** Probability that a full stop becomes an exclamation mark. */
  sparkle: number;
}

/** Traits nearest to a free one decide its diction; a character without any is simply friendly. */
export function voiceOf(character: CharacterSheet): Voice {
  const given = character.traits.flatMap((trait) => known(trait) ?? []);
  const described = given.length > 0 ? [] : traitsIn(character.description ?? '');
  const traits = [...new Set([...given, ...described])];
  if (traits.length === 0) traits.push('friendly');
  const role = roleIn(character.description ?? '');
  const average = traits.reduce((sum, trait) => sum + TRAITS[trait].length, 0) / traits.length;
  return {
    name: character.name,
    traits,
    words: character.traits,
    ...(role ? { role } : {}),
    loves: lovesIn(character.description ?? ''),
    length: Math.round(average),
    sparkle:
      Math.max(...traits.map((trait) => TRAITS[trait].sparkle)) *
      (traits.includes('calm') ? 0.3 : 1),
  };
}

const isTrait = (word: string): word is TraitId => Object.hasOwn(TRAITS, word);

function known(trait: string): TraitId | undefined {
  const word = trait.trim().toLowerCase();
  if (isTrait(word)) return word;
  return SYNONYMS.find(([pattern]) => pattern.test(word))?.[1];
}

function traitsIn(description: string): TraitId[] {
  const words = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => known(word) ?? []).slice(0, 3);
}

/** The noun phrase a description opens with: "A retired lighthouse keeper who ..." */
function roleIn(description: string): string | undefined {
  const opening = /(?:^|\b(?:is|am|as) )(?:an?|the) ((?:[\p{L}-]+ ){0,4}[\p{L}-]+)/iu.exec(
    description,
  )?.[1];
  const phrase = opening?.split(
    / (?:who|that|with|from|in|of|and|living|on|at|for|by|named|called|whose) /i,
  )[0];
  const nouns = phrase ? nlp(phrase).nouns() : undefined;
  const noun = nouns?.found ? nouns.first().text() : undefined;
  return noun ? brief(noun) : undefined;
}

function lovesIn(description: string): string[] {
  const found =
    /\b(?:loves?|likes?|adores?|enjoys?|fond of|passionate about|obsessed with|fan of|interested in) ([^.;!?]+)/i.exec(
      description,
    )?.[1];
  return (found ?? '')
    .split(/, and |, | and /)
    .flatMap((part) => brief(part.replace(/^(?:to|a|an) /, '')) ?? [])
    .slice(0, 4);
}
