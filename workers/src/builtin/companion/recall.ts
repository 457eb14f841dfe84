import { backstory } from './backstory.ts';
import { MEMORY_LINES } from './phrases/talk.data.ts';
import { RECALL } from './phrases/recall.data.ts';
import { type Query, queryIn } from './query.ts';
import type { Draft, Scene } from './scene.ts';
import { type Hit, lastFitting, search } from './search.ts';
import type { Statement } from './statement.ts';
import { toldBy } from './told.ts';
import { asSentence, turned, within } from './turned.ts';

/** An answer from what was told or written, and how sure it is. */
export interface Recalled {
  draft: Draft;
  /** False when the statement has to do with the question without answering all of it. */
  sure: boolean;
}

/** Share of a question that a statement has to hold: less and it is about something else. */
const ENOUGH = 0.6;
/** A yes or no is given to the very thing that was asked. */
const EXACT = 0.85;
const MODAL =
  /^(?:should|can|could|would|will|may|shall|might)\b|\b(?:should|shall|would|could) (?:i|we)\b/;

/** Answers a question about the user, the character or anything that either said. */
export function recall(scene: Scene): Recalled | undefined {
  const query = queryIn(scene.heard.text);
  if (!query || query.of === 'both') return undefined;
  if (query.of === 'user') return MODAL.test(query.text) ? undefined : fromUser(scene, query);
  if (query.of === 'self') return fromSelf(scene, query);
  return fromBoth(scene, query);
}

function fromUser(scene: Scene, query: Query): Recalled | undefined {
  const told = toldBy(scene.request);
  const hits = search(query, told).filter((hit) => hit.share >= limitOf(query));
  const [best] = hits;
  if (!best) return undefined;
  if (query.wants === 'all') {
    return { draft: several(hits, (one) => retold(scene, one)), sure: true };
  }
  if (query.wants === 'truth') return sure(confirmed(scene, query, best.statement));
  const said = retold(scene, best.statement);
  return best.fits ? sure(said) : partly(scene, said);
}

function fromSelf(scene: Scene, query: Query): Recalled | undefined {
  const story = backstory(scene.request.character);
  const whole = ofSelf(scene, query, story);
  if (whole) return { draft: { say: [whole], ask: RECALL.selfAsk, ending: 'maybe' }, sure: true };
  const hits = search(query, story);
  const [best] = hits.filter((hit) => hit.share >= limitOf(query));
  if (!best) return query.wants === 'truth' ? undefined : ofStory(scene, hits[0]);
  const said = asSentence(best.statement.text);
  if (query.wants === 'all') {
    return { draft: several(hits, (one) => asSentence(one.text)), sure: true };
  }
  if (!best.fits) return ofStory(scene, best);
  const answer = query.wants === 'truth' ? `${yesOrNo(query, best.statement)}. ${said}` : said;
  return { draft: { say: [answer], ask: RECALL.selfAsk, ending: 'maybe' }, sure: true };
}

const AGE = /^how old\b|\byour age\b/;
const ROLE =
  /\bwhat do you do(?: for (?:a living|work))?$|\byour (?:job|work|profession|occupation)\b/;
const NATURE = /^what are you like\b|\byour (?:character|personality)\b/;

/** Age, work and nature of the character, which are asked for in other words than written. */
function ofSelf(
  { request, speaker }: Scene,
  { text }: Query,
  story: readonly Statement[],
): string | undefined {
  const { traits } = request.character;
  const age = AGE.test(text) ? ageOf(story) : undefined;
  if (age) return speaker.say(RECALL.age, { value: age });
  if (NATURE.test(text) && traits.length > 0) {
    return `I am ${traits
      .join(', ')
      .toLowerCase()
      .replace(/, ([^,]+)$/, ' and $1')}.`;
  }
  const role = ROLE.test(text) ? story.find((one) => IDENTITY.test(one.text)) : undefined;
  return role && asSentence(role.text);
}

/** "I am a baker", "I am Vex, a smuggler". */
const IDENTITY = /^I am (?:\p{L}+, )?an? /u;

const sure = (said: string): Recalled => ({
  draft: { say: [said], ending: 'done', serious: true },
  sure: true,
});

/** "When is it?" right after it was spoken of. */
function ofLast(scene: Scene, query: Query): Recalled | undefined {
  const isAbout = query.roots.length === 0 && /\b(?:it|he|she|they)\b/.test(query.text);
  const last = isAbout ? lastFitting(query, toldBy(scene.request)) : undefined;
  return last && sure(retold(scene, last));
}

/** "Who is Biscuit?": neither "my" nor "your" says where to look, so all of it has to be found. */
function fromBoth(scene: Scene, query: Query): Recalled | undefined {
  if (query.roots.length === 0) return ofLast(scene, query);
  const limit = query.wants === 'truth' ? 0.99 : 0.75;
  const [told] = search(query, toldBy(scene.request)).filter(({ fits }) => fits);
  const [own] = search(query, backstory(scene.request.character)).filter(({ fits }) => fits);
  if (told && told.share >= limit) return sure(retold(scene, told.statement));
  if (own && own.share >= limit) return sure(asSentence(own.statement.text));
  const half = told && told.share >= 0.5 && query.wants !== 'truth';
  return half ? partly(scene, retold(scene, told.statement)) : undefined;
}

const limitOf = ({ wants }: Query): number => (wants === 'truth' ? EXACT : ENOUGH);

function several(hits: readonly Hit[], word: (statement: Statement) => string): Draft {
  const first = hits.slice(0, 3).toSorted((a, b) => a.statement.turn - b.statement.turn);
  return { say: first.map(({ statement }) => word(statement)), ending: 'maybe', serious: true };
}

/** What the user said, turned around; in quotation marks where that would leave their own words. */
function retold({ speaker }: Scene, { text, asked, about }: Statement): string {
  if (asked !== undefined) return speaker.say(RECALL.answered, { value: text }) || `"${text}".`;
  if (about !== undefined) return `About ${about} you told me: "${asSentence(text)}"`;
  const value = within(turned(text));
  return speaker.say(MEMORY_LINES.fact, { value }) || `You told me: "${asSentence(text)}"`;
}

/** A yes or no to the user, with what it rests on. */
function confirmed(scene: Scene, query: Query, statement: Statement): string {
  const value = within(turned(statement.text));
  const answer = yesOrNo(query, statement);
  return scene.speaker.echoes(value) || statement.asked || statement.about
    ? `${answer}. ${retold(scene, statement)}`
    : `${answer}, ${value}.`;
}

function partly({ speaker }: Scene, said: string): Recalled {
  return {
    draft: { say: [said, speaker.say(RECALL.notMore)], ask: RECALL.moreAsk, ending: 'ask' },
    sure: false,
  };
}

/** What the description does say, and that it says no more. */
function ofStory({ speaker }: Scene, hit: Hit | undefined): Recalled | undefined {
  if (!hit || hit.share < 0.3) return undefined;
  const said = [asSentence(hit.statement.text), speaker.say(RECALL.unwritten)];
  return { draft: { say: said, ending: 'maybe' }, sure: false };
}

function ageOf(statements: readonly Statement[]): string | undefined {
  const years = statements.flatMap(
    ({ text }) => /\b(\d{2,5})[- ]years?[- ]old\b/.exec(text)?.[1] ?? [],
  );
  return years[0];
}

const DENIES =
  /\b(?:not|never|no|nobody|nothing|without|hate|dislike|loathe|despise|can not stand|quit|stopped)\b/;

function yesOrNo(query: Query, { text }: Statement): string {
  return DENIES.test(text.toLowerCase()) === DENIES.test(query.text) ? 'Yes' : 'No';
}
