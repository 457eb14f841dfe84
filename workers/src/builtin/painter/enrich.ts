import type { PromptReading } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';
import { AIR, COLOURS, DETAILS, HOURS, MOODS } from './enrich-words.data.ts';
import { parseScene } from './parse-scene.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { readWords, type Meaning } from './read-words.ts';
import type { Place } from './scene.ts';
import { OWN_CHOICE, understand } from './understand.ts';

/** Places without hours and weather. */
const WITHOUT_SKY: readonly Place[] = ['room', 'underwater', 'space', 'abstract'];

/**
 * Adds to a description what it leaves open and the painter would show: things that belong to its
 * place, the hour, the air, a mood, colours. What is said stays as it is, and nothing is added that it
 * rules out, that the scene has no room for, or that would push out what was named.
 * @param turn another one gives other additions
 * @returns the description itself where it says everything
 */
export function enrichByRules(prompt: string, turn: number): string {
  const random = createRandom(hashText(prompt) ^ turn);
  let richer = prompt.trim().replace(/[\s,.;:]+$/, '');
  for (const candidates of openParts(prompt, random)) {
    const added = shuffled(candidates, random).find((one) => isGain(richer, `${richer}, ${one}`));
    if (added !== undefined) richer = `${richer}, ${added}`;
  }
  return shownOf(understand(richer)).length > shownOf(understand(prompt)).length ? richer : prompt;
}

/** Lists of additions, one for each thing that the description says nothing about. */
function openParts(prompt: string, random: Random): (readonly string[])[] {
  const { readings, looseTints } = readWords(prompt);
  const said = new Set(
    readings.filter(({ negated }) => !negated).flatMap(({ meanings }) => meanings.map(typeOf)),
  );
  const { places } = parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 0 });
  const isUnderSky = ![...places].some((place) => WITHOUT_SKY.includes(place));
  const details = [...places].flatMap((place) => DETAILS[place]);
  const isSaid = (...types: Meaning['type'][]): boolean => types.some((type) => said.has(type));
  const parts: [isOpen: boolean, additions: readonly string[]][] = [
    [true, details],
    [!isSaid('subject'), details],
    [isUnderSky && !isSaid('time'), HOURS],
    [isUnderSky && !isSaid('weather', 'season') && random() < 0.6, AIR],
    [!isSaid('mood'), MOODS],
    [looseTints.length === 0 && !isSaid('look') && random() < 0.6, COLOURS],
  ];
  return parts.filter(([isOpen]) => isOpen).map(([, additions]) => additions);
}

const typeOf = ({ type }: Meaning): Meaning['type'] => type;

/** More is seen, all that was seen still is, and no more is left out. */
function isGain(before: string, after: string): boolean {
  if (after.length > LIMITS.promptMax) return false;
  const [was, is] = [understand(before), understand(after)];
  if (is.leavesOut.length > was.leavesOut.length) return false;
  const tints = (text: string): number => readWords(text).looseTints.length;
  const isMore = shownOf(is).length > shownOf(was).length || tints(after) > tints(before);
  return isMore && shownOf(was).every((one) => is.paints.includes(one));
}

/** Without a known word the painter chooses a landscape, and any word may stand in its place. */
const shownOf = ({ paints }: PromptReading): readonly string[] =>
  paints.includes(OWN_CHOICE) ? [] : paints;

function shuffled(items: readonly string[], random: Random): string[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
