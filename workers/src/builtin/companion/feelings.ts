import { pattern } from '../../wrapped.ts';

/** Words by which a person says how they are. Order matters: the first feeling found is meant. */
const WORDS = {
  grieving: 'grieving|mourning|heartbroken|devastated',
  anxious:
    'anxious|nervous|worried|scared|afraid|panicking|terrified|uneasy|on edge|freaking out|worrying',
  stressed:
    'stressed|stressed out|overwhelmed|burned out|burnt out|under pressure|swamped|overworked|frazzled',
  lonely: 'lonely|alone|isolated|left out|abandoned|so alone',
  sad: pattern`
    sad|down|depressed|unhappy|miserable|crying|upset|low|gloomy|hopeless|awful|terrible|bad
    |shitty|crappy|horrible|disappointed|hurt|empty|humiliated|rejected|ignored|invisible
    |worthless|betrayed|unloved|useless|rough|homesick|nostalgic|not good|not okay|not ok
    |not great|not well|not happy|not fine|lost
  `,
  angry: 'angry|mad|furious|annoyed|frustrated|irritated|pissed|pissed off|fed up|livid',
  tired:
    'tired|exhausted|sleepy|worn out|drained|knackered|wiped out|beat|fatigued|not sleeping|dead tired',
  sick: 'sick|ill|unwell|nauseous|feverish|in pain|hungover',
  bored: 'bored|restless|bored to death',
  guilty: 'guilty|ashamed|embarrassed|regretful',
  jealous: 'jealous|envious|insecure',
  confused: 'confused|torn|conflicted|unsure|uncertain|stuck|puzzled',
  proud: 'proud|accomplished',
  grateful: 'grateful|thankful|blessed|lucky',
  excited: 'excited|thrilled|pumped|stoked|looking forward|hyped|ecstatic',
  calm: 'calm|relaxed|peaceful|content|chilled|at peace|serene|cosy|cozy',
  hungry: 'hungry|starving|peckish',
  happy: pattern`
    happy|good|great|fine|okay|ok|well|wonderful|amazing|fantastic|awesome|cheerful|glad
    |in a good mood|in love|delighted|better|not bad|alright|all right|doing well
    |on top of the world
  `,
} as const;

export type FeelingId = keyof typeof WORDS;

const IDS = Object.keys(WORDS).filter((id): id is FeelingId => id in WORDS);
const LEAD = pattern`
  (?:i (?:am|feel|felt|was|have been|got|get|keep feeling|am feeling|am doing|have felt|do)
  |feeling|been feeling|makes me feel|made me feel|makes me|made me|having a|had a|i have had a
  |it was a|today was|my day was|my day is|i am having a)
`;
const DEGREE = pattern`
  (?:(?:so|very|really|a bit|a little|kind of|pretty|quite|just|still|too|super|extremely|totally
  |completely|rather|also|feeling|getting|all|a|an|such|incredibly|more|much|actually|somewhat
  |always|constantly|doing|truly|bit|being) ){0,3}
`;
const PATTERNS = IDS.map((id) => ({
  id,
  said: new RegExp(
    pattern`
      \b${LEAD} ${DEGREE}(?:${WORDS[id]})\b(?! (?:at
      |with (?:languages|names|numbers|people|computers)|of a|morning night|enough|person|driver
      |cook))
    `,
    'i',
  ),
  bare: new RegExp(
    pattern`
      ^(?:(?:so|very|really|a bit|a little|kind of|pretty|quite|just|not|super|extremely
      |all) ){0,3}(?:${WORDS[id]})(?: (?:today|tonight|now|right now|lately|again|these days
      |really|actually|i guess|about it|thanks|thank you|though|as always|myself)){0,2}[.! ]*$
    `,
    'i',
  ),
  denied: new RegExp(
    `\\b(?:i (?:am|was|feel|do) not|not|never|no longer|not feeling) ${DEGREE}(?:feel |feeling )?(?:${WORDS[id]})\\b`,
    'i',
  ),
}));

const GOOD: ReadonlySet<FeelingId> = new Set(['proud', 'grateful', 'excited', 'calm', 'happy']);

export function isGood(feeling: FeelingId): boolean {
  return GOOD.has(feeling);
}

/** Feelings that call for care rather than for cheer. */
export function isHeavy(feeling: FeelingId): boolean {
  return !isGood(feeling) && feeling !== 'bored' && feeling !== 'hungry';
}

/** The feeling a clause states about the speaker; a denied one turns into its plain opposite. */
export function feelingIn(clause: string): FeelingId | undefined {
  const denied = PATTERNS.find(({ denied: pattern }) => pattern.test(clause));
  if (denied) {
    if (denied.id === 'hungry' || denied.id === 'confused') return undefined;
    return isGood(denied.id) ? 'sad' : 'happy';
  }
  return PATTERNS.find(({ said, bare }) => said.test(clause) || bare.test(clause))?.id;
}
