import { withArticle } from '../shared/template.ts';
import type { IntentId } from './intents.data.ts';
import { type Memory, remember } from './memory.ts';
import { FEELING_WORDS } from './phrases/feelings.data.ts';
import { MEMORY_LINES } from './phrases/talk.data.ts';
import { flip } from './plain-text.ts';
import { isAction } from './plans.ts';
import type { Draft, Scene } from './scene.ts';
import type { Speaker } from './speaker.ts';

export type MemoryIntent = Extract<IntentId, `askMy${string}` | 'askMemory' | 'askDetail'>;

/** Answer to each question about the user, as a clause; nothing when it is not known. */
const CLAUSES: Record<
  Exclude<MemoryIntent, 'askMyName' | 'askMemory' | 'askDetail'>,
  (memory: Memory, about: string) => string | undefined
> = {
  askMyLikes: ({ likes }) => (likes.length > 0 ? `you like ${list(likes.map(flip))}` : undefined),
  askMyDislikes: ({ dislikes }) =>
    dislikes.length > 0 ? `you do not care for ${list(dislikes.map(flip))}` : undefined,
  askMyJob: (memory) => jobClause(memory),
  askMyPlace: (memory) => placeClause(memory),
  askMyPets: ({ pets }) => (pets.length > 0 ? petsClause(pets) : undefined),
  askMyPeople: ({ people }, about) => personClause(people, about),
  askMyPlans: ({ plans }) => plansClause(plans),
  askMyFavourite: ({ favourites }, about) => favouriteClause(favourites, about),
  askMyThing: () => undefined,
  askMyAge: ({ age, birthday }) =>
    age ? `you are ${age}` : birthday ? `your birthday is ${birthday}` : undefined,
};

export function isMemoryIntent(intent: IntentId): intent is MemoryIntent {
  return ['askMemory', 'askMyName', 'askDetail'].includes(intent) || intent in CLAUSES;
}

/** Answers from what is remembered; nothing when that is not enough. */
export function remembered(intent: MemoryIntent, scene: Scene): Draft | undefined {
  const { memory, heard, speaker } = scene;
  if (intent === 'askMyName') {
    if (!memory.name) return undefined;
    return certain(speaker.say(MEMORY_LINES.name, { value: memory.name }));
  }
  if (intent === 'askMemory') {
    const known = summary(memory).filter((clause) => !speaker.echoes(clause));
    return known.length > 0
      ? certain(speaker.say(MEMORY_LINES.summary, { value: list(known) }))
      : undefined;
  }
  const clause = clauseFor(intent, withoutAsked(scene), heard.about ?? '');
  return clause ? certain(speaker.say(MEMORY_LINES.fact, { value: clause })) : undefined;
}

/** The memory without whoever comes up in the question alone. */
function withoutAsked({ memory, request }: Scene): Memory {
  const earlier = remember({ ...request, turns: request.turns.slice(0, -1) });
  const isKnown = ({ kind, name }: Memory['pets'][number]): boolean =>
    name !== undefined || earlier.pets.some((pet) => pet.kind === kind);
  return {
    ...memory,
    pets: memory.pets.filter(isKnown),
    people: new Map([...memory.people].filter(([who, name]) => name ?? earlier.people.has(who))),
  };
}

function clauseFor(
  intent: Exclude<MemoryIntent, 'askMyName' | 'askMemory'>,
  memory: Memory,
  about: string,
): string | undefined {
  if (intent !== 'askDetail') return CLAUSES[intent](memory, about);
  const trait = memory.traits.get(about);
  return trait && `your ${about} is ${flip(trait)}`;
}

const certain = (said: string): Draft => ({ say: [said], ending: 'maybe', serious: true });

/** Says honestly that there is nothing to answer from. */
export function forgotten(intent: MemoryIntent, { memory, heard, speaker }: Scene): Draft {
  if (intent === 'askMyName') {
    return { say: [speaker.say(MEMORY_LINES.noName)], ask: MEMORY_LINES.noNameAsk, ending: 'ask' };
  }
  if (intent === 'askMemory') {
    return {
      say: [speaker.say(MEMORY_LINES.nothing)],
      ask: MEMORY_LINES.nothingAsk,
      ending: 'ask',
    };
  }
  return intent === 'askDetail' ? detail(heard.about ?? '', memory, speaker) : untold(speaker);
}

/** The answer to a question about the user that nothing was said about. */
export function untold(speaker: Speaker): Draft {
  return { say: [speaker.say(MEMORY_LINES.unknown)], ask: MEMORY_LINES.unknownAsk, ending: 'ask' };
}

/** "Where does my dad live?": what is kept is names and broad strokes, and that is said. */
function detail(about: string, memory: Memory, speaker: Speaker): Draft {
  const known = memory.people.has(about) || memory.pets.some(({ kind }) => kind === about);
  if (!known) return untold(speaker);
  return {
    say: [speaker.say(MEMORY_LINES.detail, { value: about })],
    ask: MEMORY_LINES.detailAsk,
    ending: 'ask',
  };
}

/** "a, b and c". */
function list(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function summary(memory: Memory): string[] {
  const feeling = memory.feelings.at(-1);
  const clauses = [
    memory.name ? `your name is ${memory.name}` : undefined,
    placeClause(memory),
    jobClause(memory),
    memory.likes.length > 0 ? `you like ${list(memory.likes.slice(-4).map(flip))}` : undefined,
    memory.dislikes.length > 0
      ? `you do not care for ${list(memory.dislikes.slice(-3).map(flip))}`
      : undefined,
    ...[...memory.favourites]
      .slice(-2)
      .map(([of, value]) => `your favourite ${of} is ${flip(value)}`),
    memory.pets.length > 0 ? petsClause(memory.pets) : undefined,
    ...[...memory.people]
      .flatMap(([relation, name]) => (name ? [`your ${relation} is called ${name}`] : []))
      .slice(0, 3),
    plansClause(memory.plans),
    feeling ? `you were feeling ${FEELING_WORDS[feeling]}` : undefined,
  ];
  return clauses.filter((clause) => clause !== undefined);
}

function placeClause({ place, origin }: Memory): string | undefined {
  if (place) return `you live in ${place}`;
  return origin ? `you come from ${origin}` : undefined;
}

function jobClause({ job, workplace, study }: Memory): string | undefined {
  if (job) return `you work as ${withArticle(job)}`;
  if (workplace) return `you work at ${flip(workplace)}`;
  return study ? `you study ${study}` : undefined;
}

function petsClause(pets: Memory['pets']): string {
  const each = pets.map(({ kind, name }) =>
    name ? `${withArticle(kind)} called ${name}` : withArticle(kind),
  );
  return `you have ${list(each)}`;
}

function personClause(people: Memory['people'], about: string): string | undefined {
  const name = people.get(about);
  if (name) return `your ${about} is called ${name}`;
  return people.has(about) ? `you mentioned your ${about}, though not by name` : undefined;
}

function plansClause(plans: Memory['plans']): string | undefined {
  const open = plans.filter(({ done }) => !done);
  if (open.length === 0) return undefined;
  return list(
    open.map(({ what, when = '' }) =>
      // The time goes first: "buy a tent this weekend" would be the user's own words.
      `${when} ${isAction(what) ? `you want to ${flip(what)}` : `you have ${withArticle(what)} coming up`}`.trim(),
    ),
  );
}

function favouriteClause(favourites: Memory['favourites'], about: string): string | undefined {
  const value = favourites.get(about.trim());
  return value ? `your favourite ${about.trim()} is ${flip(value)}` : undefined;
}
