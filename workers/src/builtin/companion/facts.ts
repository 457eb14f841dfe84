import nlp from 'compromise';
import { feelingIn, type FeelingId } from './feelings.ts';
import { brief, clauses, plain } from './plain-text.ts';
import { isAction } from './plans.ts';

/** One thing a message says about the user. */
export type Fact =
  | {
      type:
        | 'age'
        | 'birthday'
        | 'name'
        | 'notName'
        | 'place'
        | 'origin'
        | 'job'
        | 'workplace'
        | 'study';
      value: string;
    }
  | { type: 'like' | 'dislike' | 'indifferent' | 'possession' | 'gone'; value: string }
  | { type: 'favourite' | 'trait'; of: string; value: string }
  | { type: 'pet'; kind: string; name?: string }
  | { type: 'person'; relation: string; name?: string }
  | { type: 'plan'; what: string; when?: string }
  | { type: 'planDone'; what: string }
  | { type: 'feeling'; feeling: FeelingId };

export type FactType = Fact['type'];

const PETS =
  'dog|puppy|cat|kitten|parrot|hamster|rabbit|bunny|horse|pony|goldfish|fish|turtle|tortoise|snake|lizard|guinea pig|budgie|bird|ferret|gecko|rat|mouse|chicken';
const RELATIONS =
  'wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|mother|mom|mum|father|dad|sister|brother|daughter|son|friend|best friend|aunt|uncle|cousin|grandmother|grandma|grandfather|grandpa|boss|roommate|flatmate|neighbour|neighbor|niece|nephew|colleague|coworker';
const EVENTS =
  'interview|job interview|exam|test|date|wedding|meeting|appointment|presentation|trip|flight|party|concert|race|marathon|game|match|deadline|birthday|holiday|vacation|surgery|operation|move|audition|performance|recital|conference|dinner|picnic|hike|camping trip|road trip|driving test|first day|date night|dentist appointment|job|barbecue|festival|performance review|review|workshop|class|course|visit|weekend away|date with';
const WHEN =
  'tomorrow(?: morning| afternoon| evening| night)?|tonight|later today|this (?:afternoon|evening|weekend|week|month|summer|winter|autumn|fall|spring)|next (?:week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|a week|two weeks|a month|a few days|two days|three days)|soon';
const NAME = "([\\p{L}][\\p{L}'-]{1,20})";

type Rule = readonly [RegExp, (found: RegExpExecArray) => Fact | readonly Fact[] | undefined];

const re = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);
const text = (
  type: Extract<Fact, { value: string; of?: never }>['type'],
  max = 4,
): ((found: RegExpExecArray) => Fact | undefined) => {
  return (found) => {
    const value = brief(found[1] ?? '', max);
    return value === undefined || VAGUE.test(value) ? undefined : { type, value: bare(value) };
  };
};
const place = (type: 'place' | 'origin'): ((found: RegExpExecArray) => Fact | undefined) => {
  return (found) => {
    const value = brief((found[1] ?? '').split(/ (?:with|near|together|for|as|by)\b/)[0] ?? '', 3);
    if (!value || /^(?:a|an|the|my|our|your|this|here|there|another|with|from|to)\b/i.test(value))
      return undefined;
    return { type, value: value.replace(/(?:^|[ -])\p{Ll}/gu, (start) => start.toUpperCase()) };
  };
};
const VAGUE =
  /^(?:it|that|this|them|him|her|you|me|what|how|to|so|one|some|something|nothing|anything|everything|here|there|not|a|the|him|your .*|all of .*|being|having|doing)$/i;
/** "the sea" and "my job" keep their word; "a"/"an"/"some" do not belong to what is liked. */
const bare = (value: string): string => value.replace(/^(?:a|an|some|any|really|just|to) /i, '');

const named = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : value.charAt(0).toUpperCase() + value.slice(1);

/** First match per clause wins within a group; groups are independent of each other. */
const GROUPS: readonly (readonly Rule[])[] = [
  [
    [re(`\\bmy name is not ${NAME}`), (found) => ({ type: 'notName', value: found[1] ?? '' })],
    [re(`\\bi am not ${NAME}$`), (found) => (isGivenName(found[1] ?? '') ? { type: 'notName', value: found[1] ?? '' } : undefined)],
    [re(`\\b(?:my name is|my names|(?:you can |please |just )?call me|name is|i go by|people call me|everyone calls me)(?: actually| really)? ${NAME}`), (found) => (COMMON.has((found[1] ?? '').toLowerCase()) ? undefined : { type: 'name', value: named(found[1]) ?? '' })],
    [re(`^(?:this is|it is)? ?(?:i am|(?<=it is )|(?<=this is )) ?(?:actually |really )?${NAME}(?:$|,| from | by the way| and )`), (found) => (isGivenName(found[1] ?? '') ? { type: 'name', value: named(found[1]) ?? '' } : undefined)],
  ],
  [
    [re('\\bi (?:live|am living|am based|am staying|just moved|moved|relocated|settled) (?:in|to|near) (.+)'), place('place')],
    [re('\\bmy (?:home town|hometown|city|home) is (.+)'), place('place')],
    [re('\\bi (?:am|come|came) (?:originally )?from (.+)'), place('origin')],
    [re('\\bi grew up in (.+)'), place('origin')],
    [re('\\bi am (?:a|an) .{3,40} from (.+)'), place('origin')],
  ],
  [
    [re('\\bi (?:work|am working|worked) as (?:a|an|the) (.+)'), text('job')],
    [re('\\bmy (?:job|profession|occupation) is (?:to be )?(?:a |an )?(.+)'), text('job')],
    [re('\\bi (?:work|am working) (?:at|for|in) (?:a |an |the )?(.+)'), text('workplace', 3)],
    [re('\\bi (?:study|am studying|major in|am majoring in) (.+)'), text('study', 3)],
    [re('\\bi am (?:a|an) ((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)'), (found) => asJob(found[1] ?? '')],
    [re('\\bi (?:quit|left|lost) my job'), () => ({ type: 'gone', value: 'job' })],
  ],
  [
    [re('\\bi (?:do not|did not|no longer|never) (?:really |much |actually )?(?:like|love|enjoy) (.+?) any more'), text('indifferent')],
    [re('\\bi (?:no longer|stopped|used to) (?:like|love|enjoy|liking|loving|enjoying) (.+)'), text('indifferent')],
    [re('\\bi (?:do not|never|did not) (?:really |much |actually |even )?(?:like|love|enjoy|care for) (.+)'), tastes('dislike')],
    [re('\\bi (?:really |absolutely |honestly )?(?:hate|dislike|despise|loathe|can not stand|am not a fan of|am not into|am sick of|am allergic to) (.+)'), tastes('dislike')],
    [re('\\bi (?:really |absolutely |just |also |do |truly |totally |still )*(?:like|love|enjoy|adore|am (?:really |so |very |totally )?(?:into|obsessed with|passionate about|crazy about|fond of)|am a (?:big |huge )?fan of) (.+)'), tastes('like')],
    [re('\\bmy (?:hobby|hobbies|passion|passions) (?:is|are) (.+)'), tastes('like')],
  ],
  [
    [re('\\bmy ([\\p{L}]{2,20}) (?:is|are) (?!called|named|also|so\\b|my\\b|visiting|coming|going)(.+)'), (found) => trait(found[1], found[2])],
  ],
  [
    [re('\\bmy (?:all time |absolute )?favourite ([\\p{L} ]{2,20}?) (?:is|are|would be|has to be) (.+)'), (found) => favourite(found[1], found[2])],
    [re('\\bmy (?:all time |absolute )?favourite ([\\p{L}]{2,20}), (.+)'), (found) => favourite(found[1], found[2])],
    [re('^(.{2,40}?) (?:is|are) my (?:all time |absolute )?favourite ([\\p{L}]{2,20})'), (found) => favourite(found[2], found[1])],
  ],
  [
    [re(`\\bmy (${PETS})(?: is called | is named |'s name is |s name is |, | is | )${NAME}`), (found) => pet(found[1], found[2])],
    [re(`\\b(?:have|got) (?:two|three|2|3) (?:\\p{L}+ )?(${PETS})s?,? (?:named |called )?${NAME} and ${NAME}`), (found) => petsNamed(found[1], [found[2], found[3]])],
    [re(`\\b(?:have|got|adopted|own|bought|named|called)\\b.*\\b(?:${PETS})s?\\b|\\b(?:${PETS}) (?:named|called)`), (found) => petsIn(found.input)],
    [re(`\\bmy (?:old |new |little )?(${PETS})\\b`), (found) => pet(found[1], undefined)],
  ],
  [
    [re(`\\bmy (?:little |big |older |younger |twin |best )?(${RELATIONS})(?:'s name is |s name is | is called | is named |, | is | )${NAME}`), (found) => person(found[1], found[2])],
    [re(`\\b(?:have|got) (?:a|an) (?:little |big |older |younger |twin |best )?(${RELATIONS})(?:,? (?:named|called) ${NAME})?`), (found) => person(found[1], found[2])],
    [re(`\\b${NAME} is my (?:little |big |older |younger |twin |best )?(${RELATIONS})\\b`), (found) => person(found[2], found[1])],
    [re(`\\bmy (${RELATIONS})\\b`), (found) => person(found[1], undefined)],
  ],
  [
    [re('^i am ([1-9]\\d)(?: years old| now)?$'), (found) => (Number(found[1]) >= 18 ? { type: 'age', value: found[1] ?? '' } : undefined)],
    [re('\\bmy birthday is (?:on )?(?:the )?((?:[\\p{L}]+ \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? [\\p{L}]+)(?:st|nd|rd|th)?)'), (found) => ({ type: 'birthday', value: found[1] ?? '' })],
  ],
  [
    [re(`(?:i|we) (?:am|are) going to (?:a|an|the|my) ((?:[\\p{L}]+ )?(?:${EVENTS}))\\b(?:.{0,24}?(${WHEN}))?`), (found) => plan(found[1], found[2])],
    [re(`\\b(?:my|the) ((?:[\\p{L}]+ )?(?:${EVENTS})) (?:went|was|is over|got cancelled|got canceled|is done)`), (found) => ({ type: 'planDone', value: '', what: found[1] ?? '' })],
    [re(`(?:(${WHEN}),? )?(?:i|we|there|i will|we will) (?:also |still |just |even )?(?:have|have got|is|get|will have|am having|are having|am going to have|have to give|am giving) (?:to go to )?(?:a|an|my|our|the|this|another) ((?:[\\p{L}]+ ){0,2}?(?:${EVENTS}))\\b(?:.{0,24}?(${WHEN}))?`), (found) => plan(found[2], found[1] ?? found[3])],
    [re(`\\bmy ((?:[\\p{L}]+ )?(?:${EVENTS})) is (${WHEN})`), (found) => plan(found[1], found[2])],
    [re(`(?:(${WHEN}),? )?(?:i|we) (?:am|are|will be)? ?(?:going to|planning to|planning on|about to|hoping to|will) ((?!be\\b|have\\b|do\\b|think\\b|see\\b|know\\b|keep\\b|let\\b|check\\b|consider\\b|remember\\b|wait\\b|need\\b|want\\b|miss\\b|die\\b|cry\\b|use\\b|lose\\b|try\\b|say\\b|tell\\b|ask\\b|not\\b|the\\b|a\\b|my\\b|go\\b|sleep\\b|bed\\b)[\\p{L}]+(?: [\\p{L}']+){1,5}?)(?: (${WHEN})|$)`), (found) => action(found[2], found[1] ?? found[3])],
    [re(`(?:i|we) (?:am|are) (?:travelling|traveling|flying|moving|driving|going) to ([\\p{L}]+(?: [\\p{L}]+)?) (${WHEN})`), (found) => plan(`trip to ${found[1] ?? ''}`, found[2])],
    [re(`(?:i|we) (?:am|are) going to ([\\p{Lu}][\\p{L}]+) (${WHEN})`, 'u'), (found) => plan(`trip to ${found[1] ?? ''}`, found[2])],
  ],
]; // prettier-ignore

/** Words after "call me" or "my name is" that are not names. */
const COMMON = new Set('a an the not crazy back later when if maybe tomorrow something nothing what so very really just hard easy common unusual rare important secret back home here lost late ready busy done fine sure sorry vegan vegetarian single married bored online new old'.split(' ')); // prettier-ignore

/** Every reply reads the whole conversation again, so what was read is kept for a while. */
const READ = new Map<string, readonly Fact[]>();
const READ_MAX = 1_000;

/** Everything a message says about the user, in order. The same text gives the same facts. */
export function factsIn(message: string): readonly Fact[] {
  const known = READ.get(message);
  if (known) return known;
  const facts = clauses(plain(message)).flatMap(factsOfClause);
  if (READ.size >= READ_MAX) READ.clear();
  READ.set(message, facts);
  return facts;
}

const FIRST_PERSON = /\b(?:i|my|me|we|our|name|went|was)\b/i;

function factsOfClause(clause: string): readonly Fact[] {
  const feeling = feelingIn(clause);
  const facts = FIRST_PERSON.test(clause)
    ? GROUPS.flatMap((rules) => firstFacts(rules, clause))
    : [];
  return feeling ? [...facts, { type: 'feeling', feeling }] : facts;
}

/** Whether a word reads as somebody's name: known as one, or capitalised and nothing else. */
export function isGivenName(word: string): boolean {
  if (COMMON.has(word.toLowerCase()) || feelingIn(`I am ${word}`)) return false;
  if (nlp(`I am ${word}`).has('#FirstName')) return true;
  // Capitals alone also begin "Ready" and "German": such words are no nouns in lower case.
  const last = nlp(`I am ${word.toLowerCase()}`).terms().last();
  const other = '(#Adjective|#Verb|#Adverb|#Preposition|#Demonym|#Place|#Date|#Value|#Pronoun)';
  return /^\p{Lu}/u.test(word) && !last.has(other) && !nlp(word).has('(#Demonym|#Place)');
}

function firstFacts(rules: readonly Rule[], clause: string): readonly Fact[] {
  for (const [pattern, make] of rules) {
    const found = pattern.exec(clause);
    const facts = (found ? [make(found)] : []).flat().filter((fact) => fact !== undefined);
    if (facts.length > 0) return facts;
  }
  return [];
}

/** "pizza and techno" are two tastes. */
function tastes(type: 'like' | 'dislike'): (found: RegExpExecArray) => readonly Fact[] {
  return (found) =>
    (found[1] ?? '')
      .split(/, and |, | and (?!(?:i|my|we|it|then)\b)/i)
      .slice(0, 4)
      .flatMap((part) => {
        const value = brief(part);
        return value === undefined || VAGUE.test(value) ? [] : [{ type, value: bare(value) }];
      });
}

const EACH_PET = re(
  `\\b(?:a|an|one|my|another) (?:\\p{L}+ ){0,2}?(${PETS})\\b(?:,? (?:named|called|whose name is) ${NAME})?`,
  'giu',
);

/** "a cat named Bowie and a dog". */
function petsIn(clause: string): readonly Fact[] {
  return [...clause.matchAll(EACH_PET)].flatMap(([, kind, name]) => pet(kind, name) ?? []);
}

/** "two cats, Milo and Pepper". */
function petsNamed(
  kind: string | undefined,
  names: readonly (string | undefined)[],
): readonly Fact[] {
  return names.flatMap((name) => pet(kind, name) ?? []);
}

function favourite(of: string | undefined, value: string | undefined): Fact | undefined {
  const short = brief(value ?? '');
  return of && short && !VAGUE.test(short)
    ? { type: 'favourite', of: of.trim().toLowerCase(), value: bare(short) }
    : undefined;
}

/** "my bike is blue". */
function trait(of: string | undefined, value: string | undefined): Fact | undefined {
  const short = brief(value ?? '', 3);
  const telling =
    of &&
    short &&
    !/^(?:name|names|favourite|birthday|age|job|hobby|hobbies|passion)$/i.test(of) &&
    !VAGUE.test(short);
  return telling ? { type: 'trait', of: of.toLowerCase(), value: short } : undefined;
}

/** Words that follow "my dog" or "my sister" without being a name. */
const NOT_NAMES = /^(?:is|was|has|had|and|who|that|which|a|an|the|my|in|on|at|to|so|very|really|always|never|just|not|sick|ill|old|new|dead|here|there|loves|likes|hates|died|passed|got|went|wants|does|did|will|would|can|could|says|said|because|for|of|with|are|were|he|she|it|or|but|also|still|getting|coming|visiting|sleeping|barking|called|named|from|about|when|keeps|lives|thinks|works|as|over|again|too|being|been|going|makes|made|feels|today|tomorrow|tonight|this|last|back|out|up|house|food|toys?|bed|party|wedding|birthday|place|car|name)$/i; // prettier-ignore

function realName(name: string | undefined): string | undefined {
  if (name === undefined || NOT_NAMES.test(name)) return undefined;
  return /^\p{Lu}/u.test(name) || nlp(name).has('#FirstName') ? named(name) : undefined;
}

function pet(kind: string | undefined, name: string | undefined): Fact | undefined {
  const known = realName(name);
  return kind
    ? { type: 'pet', kind: kind.toLowerCase(), ...(known ? { name: known } : {}) }
    : undefined;
}

function person(relation: string | undefined, name: string | undefined): Fact | undefined {
  const known = realName(name);
  return relation
    ? { type: 'person', relation: relation.toLowerCase(), ...(known ? { name: known } : {}) }
    : undefined;
}

function plan(what: string | undefined, when: string | undefined): Fact | undefined {
  const short =
    what === undefined
      ? undefined
      : (brief(what) ?? brief(what.split(/ (?:to|with|at|in|on|for|from) /)[0] ?? ''));
  if (short === undefined || /\bone$/i.test(short)) return undefined;
  return { type: 'plan', what: short, ...(when ? { when: capitalDays(when) } : {}) };
}

/** Something to do, if it is certain enough to be asked about later. */
function action(what: string | undefined, when: string | undefined): Fact | undefined {
  const sure =
    what !== undefined &&
    (when !== undefined || isAction(what)) &&
    !/\b(?:it|that|this|you|them)\b/i.test(what);
  return sure ? plan(what, when) : undefined;
}

/** "on friday" is "on Friday". */
function capitalDays(when: string): string {
  return when
    .toLowerCase()
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
}

const JOB =
  /(?:er|or|ist|ian|nurse|chef|cook|doctor|pilot|student|vet|clerk|accountant|judge|surgeon|architect|artist|agent|assistant|consultant|mechanic|freelancer|founder|analyst|guard|monk|priest|soldier|scientist|therapist|barista|model|dj|ceo|cto|intern|attendant|paramedic|butcher|florist|postman|plumber)$/i;
const NOT_JOB =
  /\b(?:lover|believer|dreamer|thinker|drinker|sucker|beginner|loser|winner|member|owner|sister|brother|mother|father|daughter|person|human|stranger|introvert|extrovert|player|number|disaster|follower|reader|talker|listener|walker|sleeper|eater|fighter|survivor|foreigner|teenager|smoker|gamer|newcomer|morning .*|night .*)$/i;

function asJob(words: string): Fact | undefined {
  const value = brief(words.split(/ (?:at|in|for|from|with|of|on|by)\b/)[0] ?? '', 3);
  if (!value || NOT_JOB.test(value)) return undefined;
  return JOB.test(value) || nlp(`I am a ${value}`).has('#Actor')
    ? { type: 'job', value }
    : undefined;
}
