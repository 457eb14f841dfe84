import { describe, expect, it } from 'vitest';
import { asksForPicture, wantedPicture } from './picture-words.ts';

describe('a picture asked for in a talk', () => {
  it.each([
    ['Send me a picture of you at the harbour', 'Elena at the harbour', true],
    ['Can you please show me a photo of your garden?', "Elena's garden", true],
    ['a lighthouse in the fog', 'a lighthouse in the fog', false],
    ['Paint me a picture of the sea at night', 'the sea at night', false],
    ['take a selfie on the balcony', 'Elena on the balcony', true],
    ['Could you draw me a small drawing of a fox', 'a fox', false],
    ['Elena reading by the window', 'Elena reading by the window', true],
    ['I would love to see a painting of winter in Oslo', 'winter in Oslo', false],
    ['a picture', 'a picture', false],
  ])('%j shows %j', (text, prompt, showsSpeaker) => {
    expect(wantedPicture(text, 'Elena')).toEqual({ prompt, showsSpeaker });
  });

  it.each([
    'Send me a picture of you',
    'Could I see a photo of it?',
    'selfie please',
    'draw me a small painting',
  ])('is noticed in %j', (text) => expect(asksForPicture(text)).toBe(true));

  it.each([
    'How are you?',
    'I took pictures all day',
    'Picture this: a quiet lake',
    'I like your style',
  ])('is not seen in %j', (text) => expect(asksForPicture(text)).toBe(false));

  it('is read in a moment, however long the words', () => {
    const long = `please ${'can you please '.repeat(500)}`;
    expect(wantedPicture(long, 'Elena').prompt.length).toBeGreaterThan(0);
  });
});
