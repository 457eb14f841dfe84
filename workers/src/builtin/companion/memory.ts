import { asSaid } from '@vesper/core/memory/as-said';
import type { ChatRequest, ChatTurn } from '../../engines/chat/chat-engine.ts';
import { answerTo, type Question, questionIn } from './asked.ts';
import type { Fact } from './fact.ts';
import { factsIn } from './facts.ts';
import type { FeelingId } from './feelings.ts';

export interface Plan {
  what: string;
  when?: string;
  /** Index of the turn in which it was last mentioned. */
  turn: number;
  done: boolean;
}

/** What the user has said about themselves so far in this conversation, or is remembered to have. */
export interface Memory {
  name?: string;
  age?: string;
  birthday?: string;
  place?: string;
  origin?: string;
  job?: string;
  workplace?: string;
  study?: string;
  likes: string[];
  dislikes: string[];
  favourites: Map<string, string>;
  /** "bike" → "blue". */
  traits: Map<string, string>;
  pets: { kind: string; name?: string }[];
  people: Map<string, string | undefined>;
  plans: Plan[];
  feelings: FeelingId[];
}

/** Turns further back than this are not read again; nobody expects a reply to wait for them. */
const TURNS_MAX = 400;

/** Reads the whole conversation afresh; later words correct earlier ones. The last turn counts. */
export function remember(request: ChatRequest): Memory {
  const memory: Memory = {
    ...(request.userName ? { name: request.userName } : {}),
    likes: [],
    dislikes: [],
    favourites: new Map(),
    traits: new Map(),
    pets: [],
    people: new Map(),
    plans: [],
    feelings: [],
  };
  for (const said of broughtAlong(request)) {
    // Moods and plans belong to the talk in which they came up.
    const lasting = factsIn(said).filter(({ type }) => type !== 'feeling' && type !== 'plan');
    for (const fact of lasting) learn(memory, fact, 0);
  }
  const turns = request.turns.slice(-TURNS_MAX);
  turns.forEach((turn, index) => {
    if (turn.role !== 'user') return;
    for (const fact of factsOfTurn(turn, turns[index - 1])) learn(memory, fact, index);
  });
  return memory;
}

/** What is remembered from other talks, in the words in which the user would say it. */
export function broughtAlong({ memories = [], userName }: ChatRequest): string[] {
  return memories.map(({ text }) => asSaid(text, userName));
}

/** The facts of one user turn, a short answer to the companion's own question among them. */
export function factsOfTurn(turn: ChatTurn, before: ChatTurn | undefined): readonly Fact[] {
  const said = factsIn(turn.content);
  const question = askedIn(before);
  const answered = question ? answerTo(question, turn.content, said) : undefined;
  // "Blue" as a favourite colour is not a mood.
  return answered ? [...said.filter(({ type }) => type !== 'feeling'), answered] : said;
}

export function askedIn(turn: ChatTurn | undefined): Question | undefined {
  return turn?.role === 'assistant' ? questionIn(turn.content) : undefined;
}

const same = (a: string, b: string): boolean => core(a) === core(b);
const core = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^(?:the|my|a|an) /, '')
    .replace(/s$/, '');
const without = (list: readonly string[], value: string): string[] =>
  list.filter((one) => !same(one, value));

type Learn = {
  [T in Fact['type']]: (memory: Memory, fact: Extract<Fact, { type: T }>, turn: number) => void;
};

const LEARN: Learn = {
  name: (memory, { value }) => void (memory.name = value),
  notName: (memory, { value }) => {
    if (memory.name && same(memory.name, value)) delete memory.name;
  },
  age: (memory, { value }) => void (memory.age = value),
  birthday: (memory, { value }) => void (memory.birthday = value),
  place: (memory, { value }) => void (memory.place = value),
  origin: (memory, { value }) => void (memory.origin = value),
  job: (memory, { value }) => void (memory.job = value),
  workplace: (memory, { value }) => void (memory.workplace = value),
  study: (memory, { value }) => void (memory.study = value),
  possession: () => undefined,
  gone: (memory) => {
    delete memory.job;
    delete memory.workplace;
  },
  like: (memory, { value }) => {
    memory.dislikes = without(memory.dislikes, value);
    memory.likes = [...without(memory.likes, value), value];
  },
  dislike: (memory, { value }) => {
    memory.likes = without(memory.likes, value);
    memory.dislikes = [...without(memory.dislikes, value), value];
  },
  indifferent: (memory, { value }) => {
    memory.likes = without(memory.likes, value);
    memory.dislikes = without(memory.dislikes, value);
  },
  favourite: (memory, { of, value }) => void memory.favourites.set(of, value),
  trait: (memory, { of, value }) => void memory.traits.set(of, value),
  pet: (memory, { kind, name }) => {
    const known = memory.pets.find(
      (pet) => pet.kind === kind && (!pet.name || !name || pet.name === name),
    );
    if (!known) memory.pets.push({ kind, ...(name ? { name } : {}) });
    else if (name) known.name = name;
  },
  person: (memory, { relation, name }) => {
    memory.people.set(relation, name ?? memory.people.get(relation));
  },
  plan: (memory, { what, when }, turn) => {
    const plans = memory.plans.filter((plan) => !same(plan.what, what));
    memory.plans = [...plans, { what, ...(when ? { when } : {}), turn, done: false }];
  },
  planDone: (memory, { what }) => {
    for (const plan of memory.plans) {
      if (plan.what.includes(what) || what.includes(plan.what)) plan.done = true;
    }
  },
  feeling: (memory, { feeling }) => {
    memory.feelings = [...memory.feelings.filter((one) => one !== feeling), feeling];
  },
};

function learn<T extends Fact['type']>(
  memory: Memory,
  fact: Extract<Fact, { type: T }>,
  turn: number,
): void {
  LEARN[fact.type](memory, fact, turn);
}
