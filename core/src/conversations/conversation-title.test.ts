import { describe, expect, it } from 'vitest';
import { titleFrom } from './conversation-title.ts';

describe('the title of a conversation', () => {
  it.each([
    ['Hello there, I am Anna.', 'I am Anna'],
    ['Hello Elena! I fly to Rome tomorrow.', 'I fly to Rome tomorrow'],
    ['Good evening, Kai, what do you play?', 'What do you play?'],
    ['Tell me about the sea.', 'The sea'],
    ["Hi! I'd like to talk about my day", 'My day'],
    ['Could you please explain tides?', 'Tides'],
    ['Why does this fail?\n```js\nthrow 1\n```', 'Why does this fail?'],
    ['**Winter** in `Oslo` https://example.com/a?b=c', 'Winter in Oslo'],
    ['hit the road', 'Hit the road'],
    ['J. R. Tolkien wrote what?', 'J. R. Tolkien wrote what?'],
    ['Who is Dr. Who? Tell me.', 'Who is Dr. Who?'],
  ])('of %j says what it is about', (message, title) => {
    expect(titleFrom(message)).toBe(title);
  });

  it('is the greeting when there is nothing else', () => {
    expect(titleFrom('hello!')).toBe('Hello');
    expect(titleFrom('Hello Elena!')).toBe('Hello Elena');
  });

  it.each([
    [
      'Can you help me plan a trip to Japan in April with my two kids and my mother',
      'Plan a trip to Japan in April',
    ],
    [
      'What should I cook tonight with tomatoes, basil and some old bread?',
      'What should I cook tonight with tomatoes',
    ],
    ['大海为什么是蓝色的'.repeat(8), '大海为什么是蓝色的大海为什么是蓝色的大海'],
    ['a'.repeat(200), `A${'a'.repeat(19)}`],
  ])('of a long message ends where a thought does', (message, title) => {
    expect(titleFrom(message)).toBe(title);
  });

  it('never has more than forty characters, whatever the message', () => {
    const messages = ['of the and '.repeat(50), '🐙🦑'.repeat(90), 'word '.repeat(300), '\ud800'];
    for (const message of messages) expect(titleFrom(message).length).toBeLessThanOrEqual(40);
  });

  it('is empty for a message without words', () => {
    expect(titleFrom('😀 !!')).toBe('');
    expect(titleFrom('https://example.com')).toBe('');
  });
});
