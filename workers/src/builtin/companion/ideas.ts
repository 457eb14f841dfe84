import { pattern } from '../../wrapped.ts';
import { inWords, numberOf } from './numbers.ts';
import { IDEA_LINES, IDEA_LISTS, type IdeaList } from './phrases/ideas.data.ts';
import type { Draft, Scene } from './scene.ts';

const COUNT = pattern`
  (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|some|any
  |several|an?)
`;
/** "five quick dinner ideas", "some names for a cat", "3 books to read". */
const ASKED = new RegExp(pattern`
  \b${COUNT} (?:[a-z'-]+ ){0,4}?(?:ideas?|suggestions?|recommendations?|names?|recipes|things to do
  |ways|prompts?|tips)\b
`);
const NUMBERED = new RegExp(pattern`
  \b(?:give|suggest|recommend|name|list)(?: me| us)?[ ]
  ${COUNT} (?:good |nice |easy |quick |new )?[a-z]+
`);
const OPEN = new RegExp(
  pattern`
    \b(?:what|anything|something) (?:should|could|can|shall|do|to|might) (?:i |we )?(?:\p{L}+ ){0,2}?
    (?:cook|eat|make|bake|read|watch|give|do|buy|name)\b
    |\b(?:suggest|recommend|ideas? for|name for|names for|any ideas?)\b
  `,
  'u',
);
/** Words of a subject beside "What should I do?", which alone asks for advice. */
const ASKS_ADVICE = /\b(?:what (?:should|shall|can|could) (?:i|we) do)\b/;

/** A list of ideas, if one is asked for on a subject there are ideas on. */
export function ideas(scene: Scene): Draft | undefined {
  const { text, sombre } = scene.heard;
  const count = countIn(text);
  if (count === undefined || (sombre && ASKS_ADVICE.test(text))) return undefined;
  const list = IDEA_LISTS.find(({ words }) => words.test(text));
  return list && listed(scene, list, count);
}

/** Number of ideas that are asked for: three where no number is named, nothing for no such request. */
function countIn(text: string): number | undefined {
  // The companion has names of dishes, not how to make them.
  if (/\brecipe (?:for|of)\b/.test(text)) return undefined;
  const named = (ASKED.exec(text) ?? NUMBERED.exec(text))?.[1];
  if (named === undefined) return OPEN.test(text) ? 3 : undefined;
  // "A name for my cat, any suggestions?" asks for more than one.
  const isOpen = /^an?$/.test(named) && /(?:ideas|suggestions|names)\b/.test(text);
  return isOpen ? 3 : (numberOf(named) ?? 3);
}

function listed({ speaker, request }: Scene, { what, ideas: all }: IdeaList, asked: number): Draft {
  const before = request.turns
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content);
  const isNew = (idea: string): boolean => !before.some((reply) => reply.includes(idea));
  const shuffled = speaker.random.shuffle(all);
  const fresh = [...shuffled.filter(isNew), ...shuffled.filter((idea) => !isNew(idea))];
  const given = fresh.slice(0, Math.max(1, asked));
  if (given.length === 1) return { say: [`${given[0] ?? ''}.`], ending: 'maybe', serious: true };
  const lines = asked > all.length ? IDEA_LINES.all : IDEA_LINES.given;
  const intro = speaker.say(lines, { count: inWords(given.length), what });
  const items = given.map((idea, index) => `${index + 1}. ${idea}.`);
  return { say: [[intro, ...items].join('\n')], ending: 'done', serious: true };
}
