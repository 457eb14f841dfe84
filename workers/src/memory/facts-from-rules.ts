import type { Fact } from '../builtin/companion/fact.ts';
import { factsOfTurn } from '../builtin/companion/memory.ts';
import { withArticle } from '../builtin/shared/template.ts';
import type { ProposedFact, SaidMessage } from './proposed-fact.ts';

/** A fact in words, and what it is about. */
interface Told {
  text: string;
  topic: string;
}

type Words = { [T in Fact['type']]?: (fact: Extract<Fact, { type: T }>) => Told | undefined };

const key = (text: string): string => text.toLowerCase().replace(/^(?:the|my|a|an) /, '');
/** "my job" is the job of whoever says it: in a fact it is theirs. */
const theirs = (text: string): string =>
  text.replace(/\bmy\b/gi, 'their').replace(/\bmyself\b/gi, 'themselves');

/** The lasting ones; moods, plans and what passes are for the talk that they came up in. */
const WORDS: Words = {
  name: ({ value }) => ({ text: `Is called ${value}`, topic: 'name' }),
  age: ({ value }) => ({ text: `Is ${value}`, topic: 'age' }),
  birthday: ({ value }) => ({ text: `Birthday is ${value}`, topic: 'birthday' }),
  place: ({ value }) => ({ text: `Lives in ${value}`, topic: 'place' }),
  origin: ({ value }) => ({ text: `Comes from ${value}`, topic: 'origin' }),
  job: ({ value }) => ({ text: `Works as ${withArticle(value)}`, topic: 'job' }),
  workplace: ({ value }) => ({ text: `Works at ${theirs(value)}`, topic: 'workplace' }),
  study: ({ value }) => ({ text: `Studies ${theirs(value)}`, topic: 'study' }),
  like: ({ value }) => ({ text: `Likes ${theirs(value)}`, topic: `taste:${key(value)}` }),
  dislike: ({ value }) => ({
    text: `Does not like ${theirs(value)}`,
    topic: `taste:${key(value)}`,
  }),
  favourite: ({ of, value }) => ({
    text: `Favourite ${of} is ${theirs(value)}`,
    topic: `favourite:${of}`,
  }),
  pet: ({ kind, name }) =>
    name
      ? { text: `Has ${withArticle(kind)} called ${name}`, topic: `pet:${kind}:${name}` }
      : undefined,
  person: ({ relation, name }) =>
    name
      ? { text: `Has ${withArticle(relation)} called ${name}`, topic: `person:${relation}:${name}` }
      : undefined,
};

/** Reads facts by the rules of the built-in companion. The last one of a topic counts. */
export function factsFromRules(messages: readonly SaidMessage[]): ProposedFact[] {
  const byTopic = new Map<string, ProposedFact>();
  messages.forEach((message, index) => {
    if (message.role !== 'user') return;
    for (const fact of factsOfTurn(message, messages[index - 1])) {
      const told = inWords(fact);
      if (!told) continue;
      byTopic.delete(told.topic);
      byTopic.set(told.topic, { ...told, message });
    }
  });
  return [...byTopic.values()];
}

function inWords<T extends Fact['type']>(fact: Extract<Fact, { type: T }>): Told | undefined {
  return WORDS[fact.type]?.(fact);
}
