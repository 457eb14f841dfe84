import type { ChatTurn, CharacterSheet } from '../../engines/chat/chat-engine.ts';
import { pattern } from '../../wrapped.ts';
import { hash } from '../shared/random.ts';
import { withArticle } from '../shared/template.ts';
import type { IntentId } from './intents.data.ts';
import {
  ANY_SCENE,
  CURTAIN,
  ENDED,
  REACTIONS,
  type SceneKind,
  SCENES,
  WHICH,
} from './phrases/role-play.data.ts';
import { plain } from './plain-text.ts';
import type { Draft, Scene } from './scene.ts';

const ROLES = String.raw`(?:an?|the|my|your|two|three|both|a pair of) [\p{L}-]`;
const PRAISE = String.raw`(?!an? (?:(?:very|really|so) )?(?:good|great|nice|real|true|kind|sweet|bad|ai|bot)\b)`;
const GAME = String.raw`(?!an? (?:\p{L}+ )?(?:game|song|round|riddle|quiz)\b)`;
/** Words that offer a scene to play, in lower case. */
const OFFERS: readonly RegExp[] = [
  /\b(?:role ?-?play|rp)\b(?! game)|\bplay pretend\b|\bmake.?believe\b/,
  /(?<!\b(?:do|did|can|could|would|will|when) )\byou (?:start|begin|go first)(?=[.!?,*]|$| us\b| the scene\b| it\b)/,
  /\b(?:set|start|open|play) (?:the |a |us a |this )?scene\b/,
  new RegExp(
    pattern`
      \b(?:let us|lets|let's|shall we|can we|could we|i want to|do you want to)[ ]
      (?:pretend|imagine|act out|play (?:that )?${GAME}(?:${ROLES}|we|you|i\b))
    `,
    'u',
  ),
  /^(?:please |ok |okay |now )*(?:pretend|imagine|suppose|say) (?:that )?(?:we are|you are|i am)\b/,
  new RegExp(
    pattern`
      ^(?:ok |okay |now |so )*you (?:are|play|will be|be) ${PRAISE}${ROLES}.{0,60}?
      (?:,| and|;|\.) ?(?:i am|i play|i will be|i be) ${ROLES}
    `,
    'u',
  ),
  new RegExp(
    pattern`
      \bi (?:am the|am your|play|will be) .{0,60}?(?:,| and|;|\.)[ ]?
      (?:you are|you play|you will be|you be) ${PRAISE}${ROLES}
    `,
    'u',
  ),
  /^(?:we are|two|three) (?:two |three )?[\p{L}-]+ (?:in|on|at|aboard)\b.{0,60}(?:start|begin|go\b|scene)/u,
  /^\*[^*]{3,300}\*/,
];
const ENDS = new RegExp(
  pattern`
    \b(?:stop|end|quit|pause|leave|finish|enough)\b.{0,20}
    \b(?:role ?-?play|rp|scene|playing|pretending|game|it)\b
    |^(?:stop|enough|the end|pause)[.! ]*$|\b(?:let us|let's|lets) (?:stop|end)\b|\bout of character\b|\booc\b|^\(\(
  `,
);
/** Requests that belong to the talk outside of a scene. */
const OUTSIDE: ReadonlySet<IntentId> = new Set([
  'selfHarm',
  'insult',
  'explicit',
  'areYouHuman',
  'whoMadeYou',
  'askMemory',
  'askMyName',
  'date',
  'draw',
  'joke',
  'capabilities',
  'notAnswer',
]);
/** A scene further back than this is not gone on with. */
const REACH = 60;

const isOffer = (text: string): boolean => OFFERS.some((offer) => offer.test(text));
const read = (turn: ChatTurn): string => plain(turn.content).toLowerCase();
const isPlayed = ({ role, content }: ChatTurn): boolean =>
  role === 'assistant' && /\*[^*]+\*/.test(content);

/** A turn in a scene that the user offers or that is under way. */
export function rolePlay(scene: Scene): Draft | undefined {
  const { heard, request } = scene;
  if (heard.intent && OUTSIDE.has(heard.intent)) return undefined;
  const before = request.turns.slice(-REACH, -1);
  const offered = before.findLastIndex((turn) => turn.role === 'user' && isOffer(read(turn)));
  const [last] = before.slice(-1);
  if (offered >= 0 && last && isPlayed(last)) return goOn(scene, before.slice(offered));
  return isOffer(heard.text) || isWanted(before, heard.text) ? opening(scene) : undefined;
}

function goOn(scene: Scene, played: readonly ChatTurn[]): Draft {
  const { heard, speaker } = scene;
  if (ENDS.test(heard.text)) return { say: [speaker.say(ENDED)], ending: 'ask' };
  const isAction = heard.text.startsWith('*');
  return isOffer(heard.text) && !isAction ? opening(scene) : beat(scene, played);
}

/** The answer to "Where are we, and who are you in it?". */
function isWanted(before: readonly ChatTurn[], text: string): boolean {
  const asked = before.at(-1)?.content ?? '';
  return WHICH.some((line) => asked.includes(line)) && !ENDS.test(text);
}

function opening(scene: Scene): Draft {
  const { heard, speaker } = scene;
  const text = heard.text.replace(
    /\b(?:role ?-?play|scene|play|start|begin|you|let us|let's|lets|want|please|can|we|a|i|to|with me)\b/g,
    '',
  );
  if (!/\p{L}{3}/u.test(text)) return { say: [speaker.say(WHICH)], ending: 'done', serious: true };
  const kind = kindOf(heard.text, scene.request.character);
  const place = placeIn(heard.said) ?? kind.place;
  const say =
    speaker.say(kind.openings, { place }) || (kind.openings[0] ?? '').replace('{place}', place);
  return { say: [partOf(heard.text), say], ending: 'done', serious: true };
}

/** The kind of scene that the words call for, else the description of the character. */
function kindOf(text: string, { description = '' }: CharacterSheet): SceneKind {
  const told = SCENES.find(({ words }) => words.test(text));
  return told ?? SCENES.find(({ words }) => words.test(description.toLowerCase())) ?? ANY_SCENE;
}

/** "in Venice", in the user's spelling. */
function placeIn(said: string): string | undefined {
  const found = new RegExp(
    pattern`
      \b(in|at|on|aboard|inside|near|under) ((?:(?:the|an?|our|my|your|his|her|some) )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)
      (?=[,.;:!?*]|$| (?:and|with|at|on|in|during|where|who|that|you|we|i)\b)
    `,
    'iu',
  ).exec(said);
  const [, preposition = '', noun = ''] = found ?? [];
  return noun === '' || /^(?:a |the )?(?:scene|role|character|first|game|part)/i.test(noun)
    ? undefined
    : `${preposition.toLowerCase()} ${noun}`;
}

/** "You the guard, I the thief": said once, so that both know their part. */
function partOf(text: string): string | undefined {
  const mine =
    /\byou (?:are|play|will be|be) (?:an?|the|my) ([\p{L} -]{3,30}?)(?=[,.;!?]| and | who | in | at | on |$)/u.exec(
      text,
    )?.[1];
  const yours =
    /\bi (?:am|play|will be) (?:an?|the|your) ([\p{L} -]{3,30}?)(?=[,.;!?]| and | who | in | at | on |$)/u.exec(
      text,
    )?.[1];
  if (!mine) return undefined;
  return yours
    ? `I take the ${mine}, you the ${yours}.`
    : `Then I am ${withArticle(mine)} for a while.`;
}

/** The next thing that happens: after the user's move a reaction, then the beat that is due. */
function beat(scene: Scene, played: readonly ChatTurn[]): Draft {
  const { heard, speaker, request } = scene;
  const kind = kindOf(played[0] ? read(played[0]) : '', request.character);
  const spent = played.filter(isPlayed).length - 1;
  const reaction = REACTIONS.find(({ words }) => words.test(heard.text));
  const next = kind.beats[spent];
  const isNew = (line: string): boolean => !played.some(({ content }) => content.includes(line));
  const react = speaker.random.pick((reaction?.say ?? []).filter(isNew));
  if (next === undefined) {
    return {
      say: [react, CURTAIN[hash(heard.text) % CURTAIN.length]],
      ending: 'done',
      serious: true,
    };
  }
  return { say: [react, next], ending: 'done', serious: true };
}
