import type { StoryRequest } from '../../engines/story/story-engine.ts';
import { seeded, type Random } from '../shared/random.ts';
import { fill } from '../shared/template.ts';
import {
  AFTER_CHOICES,
  AFTER_KINDS,
  AFTERMATH,
  BRIDGES,
  MOTIF,
  REMEMBERED,
  SIGHTS,
  type AfterKind,
} from './aftermath.ts';
import { readTurn, thingsIn, wantsChapter } from './free-text.ts';
import { INTENTS } from './intents.data.ts';
import { STYLES, type Scenario, type Style } from './scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { TONES } from './tones.ts';
import { companionSlots, countWords, genderOf, leadSlots, sentenceKeys } from './words.ts';

const MIN_WORDS = 95;
const MAX_WORDS = 158;
/** The stage at which the thing from the premise is thought of again. */
const MIDDLE = 4;
/** A named thing comes back so many passages later. */
const RETURNS_AFTER = 2;

export interface Passage {
  text: string;
  choices: string[];
}

type Way = { go: 'turn'; style: Style } | { go: AfterKind } | { go: 'chapter' };
type Option = Way & { text: string };

/**
 * Tells one branch of a story, passage by passage. Everything follows from the story's id and the
 * choices made, so telling a branch again gives the same passages; nothing is said twice in one.
 */
class Storyteller {
  readonly #request: Pick<StoryRequest, 'storyId' | 'genre' | 'tone'>;
  readonly #lead: Record<string, string>;
  readonly #scenarios: readonly Scenario[];
  readonly #motif: string | undefined;
  readonly #said = new Set<string>();
  readonly #companions = new Set<string>();
  #path: string;
  #random: Random;
  #chapter: { scenario: Scenario; slots: Record<string, string> };
  #stage = -1;
  #styles: Style[] = [];
  #options: Option[] = [];
  #named: { thing: string; due: number } | undefined;

  constructor({ storyId, genre, tone, lead, premise = '' }: StoryRequest) {
    this.#request = { storyId, genre, tone };
    const name = lead.replace(/\s+/g, ' ').trim();
    this.#lead = leadSlots(name, genderOf(name, premise));
    this.#path = storyId;
    this.#random = seeded(storyId);
    const shuffled = this.#random.shuffle(SCENARIOS);
    // The story's own genre first; a long one wanders on into the others.
    this.#scenarios = [
      ...shuffled.filter((scenario) => scenario.genre === genre),
      ...shuffled.filter((scenario) => scenario.genre !== genre),
    ];
    this.#motif = thingsIn(premise)[0];
    this.#chapter = this.#open(0);
  }

  /** The passage after `choice`; the first one for null. */
  next(choice: string | null): Passage {
    this.#path += `\n${choice ?? ''}`;
    this.#random = seeded(this.#path);
    if (choice === null) return this.#tellStage([]);
    const picked = this.#options.find(({ text }) => text.toLowerCase() === choice.toLowerCase());
    if (!picked) return this.#tellOwnWords(choice);
    if (picked.go === 'turn') {
      this.#styles.push(picked.style);
      const outcome = this.#chapter.scenario.stages[this.#stage]?.turns[picked.style].outcome ?? '';
      return this.#tellStage([this.#say(outcome)]);
    }
    return picked.go === 'chapter' ? this.#tellChapter([]) : this.#tellAfter(picked.go, []);
  }

  #tellOwnWords(choice: string): Passage {
    const { intent, style, thing } = readTurn(choice);
    if (thing) this.#named ??= { thing, due: this.#styles.length + RETURNS_AFTER };
    const { withThing, plain } = INTENTS[intent];
    const lines = thing ? [...this.#random.shuffle(withThing), ...plain] : plain;
    const other = thing ? INTENTS.other.withThing : INTENTS.other.plain;
    const outcome =
      this.#fresh(lines.slice(0, thing ? withThing.length : undefined), { thing }) ??
      this.#fresh([...plain, ...other], { thing });
    const parts = outcome ? [outcome] : [];
    this.#styles.push(style);
    if (this.#stage < this.#chapter.scenario.stages.length) return this.#tellStage(parts);
    return wantsChapter(choice) ? this.#tellChapter(parts) : this.#tellAfter('epilogue', parts);
  }

  #tellStage(outcome: string[]): Passage {
    this.#stage += 1;
    const { scenario } = this.#chapter;
    const stage = scenario.stages[this.#stage];
    const scene = this.#say(stage ? stage.scene : scenario.endings[this.#leaning()]);
    this.#options = stage
      ? STYLES.map((style) => ({
          go: 'turn',
          style,
          text: this.#fill(stage.turns[style].choice),
        }))
      : this.#afterOptions();
    const asides = [this.#motifLine(), this.#returning(), this.#colour()];
    return this.#compose(outcome, asides, scene);
  }

  #tellChapter(before: string[]): Passage {
    this.#chapter = this.#open(this.#chapterNumber() + 1);
    this.#stage = -1;
    this.#styles = [];
    this.#named = undefined;
    const bridge = this.#fresh(BRIDGES);
    return this.#tellStage(bridge ? [...before, bridge] : before);
  }

  #tellAfter(kind: AfterKind, before: string[]): Passage {
    const other = AFTER_KINDS.find((one) => one !== kind) ?? kind;
    const scene = this.#fresh(AFTERMATH[kind]) ?? this.#fresh(AFTERMATH[other]) ?? this.#sights(4);
    this.#options = this.#afterOptions();
    return this.#compose(before, [this.#colour()], scene);
  }

  #chapterNumber(): number {
    return this.#scenarios.indexOf(this.#chapter.scenario);
  }

  #open(number: number): { scenario: Scenario; slots: Record<string, string> } {
    const scenario = this.#scenarios[number % this.#scenarios.length];
    if (!scenario) throw new Error('There is no scenario to tell.');
    const drawn = Object.entries(scenario.slots).map(([slot, values]) => [
      slot,
      this.#random.pick(values) ?? '',
    ]);
    const free = scenario.companions.filter(
      ([name]) => name !== this.#lead.lead && !this.#companions.has(name),
    );
    const [name, pronoun] = this.#random.pick(free) ?? ['Robin', 'he'];
    this.#companions.add(name);
    const slots = { ...Object.fromEntries(drawn), ...companionSlots(name, pronoun), ...this.#lead };
    return { scenario, slots };
  }

  /** The style the reader leaned to most; the last one decides a tie. */
  #leaning(): Style {
    const count = (style: Style) => this.#styles.filter((one) => one === style).length;
    const newest = [...this.#styles].reverse();
    return newest.sort((a, b) => count(b) - count(a))[0] ?? 'careful';
  }

  #afterOptions(): Option[] {
    const kinds = ['epilogue', 'chapter', 'closing'] as const;
    return kinds.map((go) => ({
      go,
      text: this.#fill(this.#random.pick(AFTER_CHOICES[go]) ?? ''),
    }));
  }

  #motifLine(): string | undefined {
    if (!this.#motif || this.#chapterNumber() > 0) return undefined;
    const last = this.#chapter.scenario.stages.length;
    const when = new Map([
      [0, MOTIF.opening],
      [MIDDLE, MOTIF.middle],
      [last, MOTIF.end],
    ]).get(this.#stage);
    return when && this.#fresh(when, { motif: this.#motif });
  }

  #returning(): string | undefined {
    if (!this.#named || this.#styles.length < this.#named.due) return undefined;
    const { thing } = this.#named;
    this.#named = undefined;
    return this.#fresh(REMEMBERED, { thing });
  }

  #colour(): string | undefined {
    const { rising, high, after } = TONES[this.#request.tone];
    const last = this.#chapter.scenario.stages.length;
    if (this.#stage >= last) return this.#fresh(after);
    return this.#stage < 3 ? (this.#fresh(rising) ?? this.#fresh(high)) : this.#fresh(high);
  }

  /** Puts the way here and the mood before the scene; on the first page the scene comes first. */
  #compose(before: string[], asides: (string | undefined)[], scene: string): Passage {
    const lines = [...before];
    let count = countWords([...before, scene].join(' '));
    for (const aside of asides) {
      if (aside === undefined || count + countWords(aside) > MAX_WORDS) continue;
      lines.push(aside);
      count += countWords(aside);
    }
    while (count < MIN_WORDS) {
      const sight = this.#sights(1);
      lines.push(sight);
      count += countWords(sight);
    }
    const first = before.length === 0 && this.#stage === 0;
    const paragraphs = [lines.join(' '), scene].filter((paragraph) => paragraph !== '');
    const text = (first ? paragraphs.reverse() : paragraphs).join('\n\n');
    for (const key of sentenceKeys(text)) this.#said.add(key);
    return { text, choices: this.#options.map((option) => option.text) };
  }

  #sights(count: number): string {
    const told: string[] = [];
    for (let tries = 0; told.length < count && tries < 2_000; tries++) {
      const { where, what, effect } = SIGHTS;
      const { pick } = this.#random;
      const line = this.#fill(`${pick(where)} ${pick(what)}, ${pick(effect)}.`);
      if (this.#isNew(line) && !told.includes(line)) told.push(line);
    }
    return told.join(' ');
  }

  #say(line: string): string {
    const text = this.#fill(line);
    return this.#isNew(text) ? text : '';
  }

  /** One of the lines that has not been said in this branch. */
  #fresh(
    lines: readonly string[],
    extra: Record<string, string | undefined> = {},
  ): string | undefined {
    return this.#random
      .shuffle(lines)
      .flatMap((line) => fill(line, { ...this.#chapter.slots, ...extra }, this.#random) ?? [])
      .find((line) => this.#isNew(line));
  }

  #fill(line: string): string {
    const text = fill(line, this.#chapter.slots, this.#random);
    if (text === undefined) throw new Error(`A line names a slot that nothing fills: ${line}`);
    return text;
  }

  #isNew(text: string): boolean {
    return sentenceKeys(text).every((key) => !this.#said.has(key));
  }
}

/** The passage that follows a branch. The same request always gives the same passage. */
export function tellPassage(request: StoryRequest): Passage {
  const teller = new Storyteller(request);
  for (const { choice } of request.path) teller.next(choice);
  return teller.next(request.choice);
}
