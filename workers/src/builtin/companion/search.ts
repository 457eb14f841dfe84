import { pattern, words } from '../../wrapped.ts';
import type { Query, Wanted } from './query.ts';
import type { Statement } from './statement.ts';
import { found, stem } from './stem.ts';

/** A statement that answers a question, and how well. */
export interface Hit {
  statement: Statement;
  /** Share of the question's roots that it holds, 0 to 1. */
  share: number;
  /** True when it holds the kind of answer that is wanted: a place to "where", a time to "when". */
  fits: boolean;
}

const TIME = new RegExp(
  pattern`
    \b(?:today|tonight|tomorrow|yesterday|now|soon|later|noon|midnight|morning|afternoon|evening
    |weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june
    |july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter
    |birthday|years? ago|months? ago|weeks? ago|days? ago|(?:next|last|this|every) (?:week|month
    |year|night)|in (?:an?|one|two|three|four|five|six|ten|\d+) (?:minute|hour|day|week|month|year)s?
    |at (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b
    |\d{1,2} ?(?:am|pm)|\d{1,2}[:.]\d{2}|o'clock|(?:19|20)\d\d|since)\b
  `,
  'iu',
);
const PLACE = new RegExp(
  pattern`
    \b(?:to|in|at|from|near|into|on|under|behind|off|through|around|across|by|over|beside|inside
    |between|outside|aboard) (?:(?:the|my|your|a|an|our|his|her|their) )?(\p{L}+)
  `,
  'giu',
);
const NUMBER = new RegExp(
  pattern`
    \d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty
    |thirty|forty|fifty|hundred|thousand|couple|once|twice|half|an? (?:hour|week|month|year|dozen))\b
  `,
  'i',
);
const COLOUR = new RegExp(
  pattern`
    \b(?:red|blue|green|yellow|orange|purple|pink|black|white|brown|gr[ea]y|silver|gold|golden
    |violet|turquoise|teal|beige|cream|copper|dark|blond|blonde|ginger)\b
  `,
  'i',
);
const CAPITAL = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}'-]+/u;
const PLACE_NAME = /\b(?:to|in|from|near|at|off) \p{Lu}[\p{L}'-]+/gu;
const RELATION = /\b(?:my|your|his|her|our|their|an?|the) \p{L}+/iu;
const NAMING = /\b(?:named|called|name is|names are|goes by|known as)\b/i;

const FITS: Readonly<Record<Wanted, (text: string) => boolean>> = {
  place: (text) =>
    [...text.matchAll(PLACE)].some(([whole]) => !TIME.test(whole)) || /\bis \p{Lu}/u.test(text),
  time: (text) => TIME.test(text),
  person: (text) => {
    const others = text.replace(PLACE_NAME, ' ');
    return CAPITAL.test(others) || RELATION.test(others);
  },
  name: (text) => NAMING.test(text) || CAPITAL.test(text) || /^\p{Lu}\p{Ll}+ is\b/u.test(text),
  number: (text) => NUMBER.test(text),
  colour: (text) => COLOUR.test(text),
  reason: (text) => /\b(?:because|since|so that|due to|to \p{Ll}+|so)\b/u.test(text),
  truth: () => true,
  all: () => true,
  thing: () => true,
};

/** Roots that nearly any statement could hold; beside another one they prove little. */
const LIGHT = new Set(
  words`think feel opinion like love want good nice go use mean favourite best do make day live come story`.map(
    stem,
  ),
);
const TASTE = /^what do you (?:like|love|enjoy)$/;
const OPEN: ReadonlySet<Wanted> = new Set(['truth', 'thing', 'all']);

/** Statements that have to do with a question, best first. */
export function search(query: Query, statements: readonly Statement[]): Hit[] {
  const vague = query.roots.every((root) => LIGHT.has(root));
  // "What am I making?" is enough to find what the user is making.
  const own = query.of === 'user' && query.wants === 'thing';
  const open = OPEN.has(query.wants) && !own && !TASTE.test(query.text);
  if (query.roots.length === 0 || (vague && open)) return [];
  const hits = statements.flatMap((statement) => hitOf(query, statement) ?? []);
  return hits.sort((a, b) => worth(query, b) - worth(query, a));
}

function hitOf(query: Query, statement: Statement): Hit | undefined {
  const heavy = query.roots.some((root) => !LIGHT.has(root) && !query.kinds.has(root));
  let most = 0;
  let sum = 0;
  for (const root of query.roots) {
    const light = query.kinds.has(root) || LIGHT.has(root);
    const weight = light && heavy ? 0.3 : 1;
    most += weight;
    sum += weight * found(root, statement.roots);
  }
  if (sum < 0.5) return undefined;
  return { statement, share: sum / most, fits: fits(query, statement) };
}

/** The last of a few statements that is of the wanted kind: what "When is it?" asks about. */
export function lastFitting(query: Query, statements: readonly Statement[]): Statement | undefined {
  if (OPEN.has(query.wants)) return undefined;
  return statements.slice(-4).findLast((statement) => fits(query, statement));
}

/** A thing asked for is something that the question itself does not say. */
function fits(query: Query, { text, asked, roots }: Statement): boolean {
  if (asked !== undefined) return true;
  if (query.wants === 'thing') {
    return [...roots].some((root) => found(root, new Set(query.roots)) === 0);
  }
  return FITS[query.wants](text);
}

/** Of two statements of the same worth the later one counts. */
function worth({ mine, roots }: Query, { share, fits: kind, statement }: Hit): number {
  const [first = ''] = statement.roots;
  const about = roots.includes(first) ? 0.3 : 0;
  const other = mine && !statement.mine ? 0.5 : 0;
  return share * 2 + (kind ? 0.7 : 0) + about - other + statement.turn / 1_000;
}
