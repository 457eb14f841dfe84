import nlp from 'compromise';
import { z } from 'zod';
import { pattern } from '../../wrapped.ts';
import { plain } from '../companion/plain-text.ts';
import { DEEDS, INTENTS, type Intent } from './intents.data.ts';
import type { Style } from './scenario.ts';

/** Meaning of a turn in the reader's own words, as far as it is understood. */
export interface Reading {
  intent: Intent;
  style: Style;
  /** Something the reader named, ready to stand in a sentence: "the old desk". */
  thing?: string;
}

const nouns = z.array(
  z.object({
    noun: z.object({
      root: z.string(),
      determiner: z.string().nullish(),
      adjectives: z.array(z.string()).default([]),
    }),
  }),
);

/** Words that stand with an article and still name nothing one could see. */
const VAGUE = new RegExp(
  pattern`
    ^(?:way|thing|moment|time|lot|bit|rest|end|other|one|same|idea|day|night|morning|evening
    |reason|truth|story|man|woman|person|people|kind|sort|part|place|chance|question|answer|group
    |couple|series|life|world)$
  `,
  'i',
);
const PLAIN_WORDS = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u;

/** Things named with an article, in order; people and vague words are left out. */
export function thingsIn(text: string): string[] {
  return nouns.parse(nlp(plain(text)).nouns().json()).flatMap(({ noun }) => {
    const { root, determiner, adjectives } = noun;
    if (!determiner || !/^(?:the|an?)$/i.test(determiner) || VAGUE.test(root)) return [];
    const named = [...adjectives.slice(0, 1), root].join(' ').toLowerCase();
    if (!PLAIN_WORDS.test(named) || named.length > 30) return [];
    return nlp(root).has('(#Person|#Actor|#Pronoun)') ? [] : [`the ${named}`];
  });
}

/** Reads what somebody wants to happen: the kind of deed, and what it is done to. */
export function readTurn(text: string): Reading {
  const said = plain(text);
  const verbs = z.array(z.string()).parse(nlp(said).verbs().toInfinitive().out('array'));
  const words = [...verbs.flatMap((verb) => verb.toLowerCase().split(' ')), ...wordsIn(said)];
  const intent = words.map(intentOf).find((found) => found !== undefined) ?? 'other';
  const thing = thingsIn(text)[0];
  return { intent, style: INTENTS[intent].style, ...(thing ? { thing } : {}) };
}

/** True when the reader asks for more story after an ending. */
export function wantsChapter(text: string): boolean {
  return /\b(?:chapter|continue|sequel|next|another|again|new|more|adventure|go on|begin|start)\b/i.test(
    text,
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function intentOf(word: string): Intent | undefined {
  return DEEDS.find((intent) => INTENTS[intent].verbs.includes(word));
}
