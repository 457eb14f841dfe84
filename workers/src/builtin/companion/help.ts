import { pattern } from '../../wrapped.ts';
import { hash } from '../shared/random.ts';
import { capital } from '../shared/template.ts';
import { daysIn } from './days.ts';
import { ideas } from './ideas.ts';
import { known } from './knowledge.ts';
import { numberOf } from './numbers.ts';
import { FACTS } from './phrases/knowledge.data.ts';
import type { Draft, Scene } from './scene.ts';
import { convertedIn } from './units.ts';

const ANY_FACT =
  /\b(?:random|fun|interesting|cool) facts?\b|\btell me something (?:interesting|new|i do not know)\b/;

/** Small things it can honestly do: dates, units, facts it has, ideas, a choice, a coin. */
export function help(scene: Scene): Draft | undefined {
  const { text } = scene.heard;
  if (ANY_FACT.test(text)) {
    return { say: [scene.speaker.say(FACTS)], ending: 'maybe', serious: true };
  }
  const said = daysIn(text, scene.now) ?? convertedIn(text) ?? chance(scene) ?? known(text);
  if (said !== undefined) return { say: [said], ending: 'maybe', serious: true };
  return ideas(scene) ?? choice(scene);
}

function chance({ heard: { text }, speaker: { random } }: Scene): string | undefined {
  if (/\b(?:flip|toss|throw) (?:me )?(?:a |the )?coin\b|\bheads or tails\b/.test(text)) {
    return random.pick(['Heads.', 'Tails.']);
  }
  if (/\b(?:roll|throw) (?:me )?(?:a |the |some )?(?:die|dice|d6)\b/.test(text)) {
    return `A ${inDigits(1, 6, random.next())}.`;
  }
  const [, from, to] =
    /\b(?:number|pick one) (?:between|from) (\w+) (?:and|to) (\w+)/.exec(text) ?? [];
  const low = numberOf(from ?? '');
  const high = numberOf(to ?? '');
  if (low === undefined || high === undefined || high <= low) return undefined;
  return `${inDigits(low, high, random.next())}.`;
}

const inDigits = (low: number, high: number, share: number): string =>
  String(low + Math.floor(share * (high - low + 1)));

const END = new RegExp(pattern`
  (?:,? (?:today|tonight|tomorrow|now|then|for (?:dinner|lunch|breakfast|me)|please|first|better
  |do you think|what do you think))+$
`);
/** What stands before the first of two things to choose from. */
const LEAD = new RegExp(pattern`
  ^(?:.*\b(?:should|shall|do|would|could|can|will) (?:i|we|you)[ ]
  (?:(?:rather|choose|pick|wear|take|have|eat|drink|order|get|buy|cook|make|prefer|like|read|watch
  |go for|go to|want|do|play|start with) )?(?:more,? |to )?
  |.*[,:] |(?:and |so |which(?: is better)?|what(?: is better)?|is it better to|help me choose,?) ?)
`);

/** "Tea or coffee?": one of the two, the same one for the same character. */
function choice({ heard: { text, said }, speaker }: Scene): Draft | undefined {
  const asked = /([^.!?]{2,80}) or ([^.!?]{2,40})\?\s*$/.exec(text);
  if (!asked || said.length > 200) return undefined;
  const right = (asked[2] ?? '').replace(END, '').trim();
  const left = (asked[1] ?? '').trim().replace(LEAD, '').trim();
  const sizes = [left, right].map((option) => option.split(' ').length);
  if (Math.max(...sizes) > 4 || /^(?:not|no|what|so|something|are|is|am|i)\b/.test(right)) {
    return undefined;
  }
  const first = hash(`${speaker.voice.name}|${left}|${right}`) % 2 === 0;
  const picked = first ? left : right;
  const other = first ? right : left;
  const lines = [
    '{^value}, if it is up to me.',
    '{^value}. {^other} can wait for another day.',
    'I would go for {value}.',
    'My vote is for {value}.',
  ];
  const line = speaker.say(lines, { value: picked, other }) || `${capital(picked)}.`;
  return { say: [line], ending: 'maybe' };
}
