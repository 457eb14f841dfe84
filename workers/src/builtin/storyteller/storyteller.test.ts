import { describe, expect, it } from 'vitest';
import { STORY_GENRES, STORY_TONES } from '@vesper/core/contract/story';
import type { StoryRequest, ToldPassage } from '../../engines/story/story-engine.ts';
import { tellPassage, type Passage } from './storyteller.ts';
import { countWords, sentenceKeys } from './words.ts';

type Pick = (passage: Passage, index: number) => string;

/** Tells a branch of so many passages. */
function branch(base: Partial<StoryRequest>, length: number, pick: Pick): Passage[] {
  const request = { storyId: 'a-story', genre: 'mystery', tone: 'warm', lead: 'Mara' } as const;
  const path: ToldPassage[] = [];
  const told: Passage[] = [];
  let choice: string | null = null;
  for (let index = 0; index < length; index++) {
    const passage = tellPassage({ ...request, ...base, path: [...path], choice });
    told.push(passage);
    path.push({ choice, text: passage.text });
    choice = pick(passage, index);
  }
  return told;
}

const nth =
  (option: number): Pick =>
  ({ choices }, index) =>
    choices[(option + index) % 3] ?? '';

const COMBINATIONS = STORY_GENRES.flatMap((genre) => STORY_TONES.map((tone) => ({ genre, tone })));

describe.each(COMBINATIONS)('a $genre in a $tone tone', (story) => {
  const told = [0, 1, 2].map((option) =>
    branch({ ...story, premise: 'Someone finds a torn map in an attic.' }, 14, nth(option)),
  );

  it('has passages of 90 to 160 words with three different choices', () => {
    for (const { text, choices } of told.flat()) {
      expect(countWords(text)).toBeGreaterThanOrEqual(90);
      expect(countWords(text)).toBeLessThanOrEqual(160);
      expect(new Set(choices).size).toBe(3);
    }
  });

  it('never says a sentence twice in a branch, also in the chapters after it', () => {
    for (const passages of told) {
      const keys = passages.flatMap(({ text }) => sentenceKeys(text)).filter((key) => key !== '');
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('leaves no template behind', () => {
    for (const { text, choices } of told.flat()) {
      expect([text, ...choices].join(' ')).not.toMatch(/[{}[\]|]|undefined| {2}/);
    }
  });
});

describe('the storyteller', () => {
  it('tells the same branch the same way', () => {
    expect(branch({}, 9, nth(1))).toEqual(branch({}, 9, nth(1)));
  });

  it('reaches an ending with the eighth passage, shaped by the choices before', () => {
    const endings = [0, 1, 2].map((option) =>
      branch({}, 8, ({ choices }) => choices[option] ?? ''),
    );
    const last = endings.map((passages) => passages.at(-1));
    expect(new Set(last.map((passage) => passage?.text.split('\n\n').at(-1))).size).toBe(3);
    for (const passage of last) expect(passage?.choices.join(' ')).toMatch(/chapter|Mara/);
  });

  it('begins a new chapter after the ending when asked to', () => {
    const told = branch({}, 9, ({ choices }, index) => choices[index === 7 ? 1 : 0] ?? '');
    expect(told[8]?.choices).not.toEqual(told[7]?.choices);
    expect(told[8]?.text).toContain('Mara');
  });

  it('weaves in what the reader writes, in other words', () => {
    const words = 'I search the old desk for a hidden letter';
    const told = branch({}, 6, (passage, index) => (index === 1 ? words : nth(0)(passage, index)));
    expect(told[2]?.text).toContain('the old desk');
    expect(told[2]?.text).not.toContain('search the old desk');
    expect(told[2]?.text).not.toBe(branch({}, 3, nth(0))[2]?.text);
    const later = told.slice(3).map(({ text }) => text);
    expect(later.join(' ').toLowerCase()).toContain('the old desk');
  });

  it('takes free text that it cannot read as a turn of its own', () => {
    const told = branch({}, 4, (passage, index) =>
      index === 1 ? 'qwrt zzkp' : nth(0)(passage, 1),
    );
    expect(told[2]?.text).not.toContain('qwrt');
    expect(countWords(told[2]?.text ?? '')).toBeGreaterThanOrEqual(90);
  });

  it('lets a thing from the premise return', () => {
    const premise = 'She inherits a silver clock that runs backwards.';
    const text = branch({ premise }, 8, nth(0)).map((passage) => passage.text);
    expect(text.filter((one) => one.includes('the silver clock')).length).toBeGreaterThan(1);
  });
});
