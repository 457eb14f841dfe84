import { describe, expect, it } from 'vitest';
import { PROMPT_CASES } from './understand.cases.ts';
import { understand } from './understand.ts';

/** Prompt, what it says it will paint (exactly, in order), what it says it leaves out. */
const READINGS: readonly (readonly [
  prompt: string,
  paints: readonly string[],
  leavesOut: readonly string[],
])[] = [
  ['a castle and a campfire under the night sky', ['castle', 'campfire', 'night sky'], []],
  ['two wolves howling on a snowy hill', ['wolves', 'howling', 'hill', 'snow'], []],
  ['please make me a picture of a lighthouse', ['lighthouse'], []],
  ['an old stone bridge over a river, 4k, masterpiece', ['bridge', 'river'], []],
  ['a starry night', ['starry sky'], []],
  ['a fox in the style of Picasso', ['fox'], ['picasso']],
  ['a fox, oil painting', ['fox'], []],
  ['a couple kissing by a lake', ['couple', 'lake', 'kissing'], []],
  ['a beach without people', ['beach'], []],
  ['a boat in the desert', ['desert'], ['boat']],
  ['a cat running through a garden', ['cat', 'garden'], ['running']],
  ['a roller coaster by the sea', ['sea'], ['roller coaster']],
  ['a pirate ship', ['pirate ship'], []],
  ['a melancholic autumn park in fog', ['park', 'fog', 'autumn', 'muted colours'], []],
  ['xyzzy', ['a landscape of its own choice'], ['xyzzy']],
  ['', ['a landscape of its own choice'], []],
];

describe.each(PROMPT_CASES)('"%s"', (prompt, paints, leavesOut) => {
  const reading = understand(prompt);
  it('is read for what can be painted', () => {
    expect(reading.paints).toEqual(expect.arrayContaining([...paints]));
  });
  it('leaves out no more than it says', () => {
    expect(reading.leavesOut).toEqual([...leavesOut]);
  });
});

describe('the painter says what it understood', () => {
  it.each(READINGS)('of "%s"', (prompt, paints, leavesOut) => {
    expect(understand(prompt)).toEqual({ paints, leavesOut });
  });

  it('at once, however long the prompt', () => {
    const long = 'a castle with a gargoyle and a chandelier, '.repeat(100);
    expect(understand(long).leavesOut).toEqual(['gargoyle', 'chandelier']);
  });
});
