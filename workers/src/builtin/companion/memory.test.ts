import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import { type Memory, remember } from './memory.ts';

const character = { name: 'AI Assistant', traits: [] };

/** The memory after these turns; a line beginning with "AI:" is the companion's. */
function after(...lines: string[]): Memory {
  const turns = lines.map((line): ChatTurn =>
    line.startsWith('AI:')
      ? { role: 'assistant', content: line.slice(3).trim() }
      : { role: 'user', content: line },
  );
  return remember({ runId: 'r', character, turns });
}

describe('what is remembered', () => {
  const table: [string, (memory: Memory) => unknown, unknown][] = [
    ['my name is Sam', (m) => m.name, 'Sam'],
    ["I'm Lena", (m) => m.name, 'Lena'],
    ['im tom', (m) => m.name, 'Tom'],
    ['Call me Ishmael', (m) => m.name, 'Ishmael'],
    ["Hi, I'm Priya and I love tea", (m) => m.name, 'Priya'],
    ["I'm tired", (m) => m.name, undefined],
    ["I'm Ready", (m) => m.name, undefined],
    ["I'm German", (m) => m.name, undefined],
    ['call me later', (m) => m.name, undefined],
    ['I live in Berlin', (m) => m.place, 'Berlin'],
    ['i live in new york now', (m) => m.place, 'New York'],
    ['I moved to a new city', (m) => m.place, undefined],
    ['I moved to Porto last week', (m) => m.place, 'Porto'],
    ["I'm from Lisbon", (m) => m.origin, 'Lisbon'],
    ['I work as a nurse', (m) => m.job, 'nurse'],
    ["I'm a software developer at a bank", (m) => m.job, 'software developer'],
    ["I'm a big dreamer", (m) => m.job, undefined],
    ['I study biology', (m) => m.study, 'biology'],
    ['I love hiking in the mountains', (m) => m.likes, ['hiking in the mountains']],
    ['i like pizza and techno', (m) => m.likes, ['pizza', 'techno']],
    ["I'm really into board games", (m) => m.likes, ['board games']],
    ['I like it', (m) => m.likes, []],
    ["I don't like mushrooms", (m) => m.dislikes, ['mushrooms']],
    ['I hate getting up early', (m) => m.dislikes, ['getting up early']],
    ['my favourite colour is green', (m) => m.favourites.get('colour'), 'green'],
    ['My favorite color is green', (m) => m.favourites.get('colour'), 'green'],
    ['I have a dog called Rex', (m) => m.pets, [{ kind: 'dog', name: 'Rex' }]],
    ['my cat Miso is asleep', (m) => m.pets, [{ kind: 'cat', name: 'Miso' }]],
    [
      'I have two cats, Milo and Pepper',
      (m) => m.pets,
      [
        { kind: 'cat', name: 'Milo' },
        { kind: 'cat', name: 'Pepper' },
      ],
    ],
    ['I adopted a rabbit', (m) => m.pets, [{ kind: 'rabbit' }]],
    ['my sister Anna is visiting', (m) => m.people.get('sister'), 'Anna'],
    ["my wife's name is Clara", (m) => m.people.get('wife'), 'Clara'],
    ['Jonas is my best friend', (m) => m.people.get('friend'), 'Jonas'],
    ['my brother is loud', (m) => m.people.get('brother'), undefined],
    [
      'tomorrow I have an interview',
      (m) => m.plans.map(({ what, when }) => [what, when]),
      [['interview', 'tomorrow']],
    ],
    [
      'I have a dentist appointment next week',
      (m) => m.plans.map(({ what, when }) => [what, when]),
      [['dentist appointment', 'next week']],
    ],
    [
      "I'm going to visit my aunt tomorrow",
      (m) => m.plans.map(({ what, when }) => [what, when]),
      [['visit my aunt', 'tomorrow']],
    ],
    ["ok I'll think about it", (m) => m.plans, []],
    ['I feel lonely', (m) => m.feelings, ['lonely']],
    ['so tired today', (m) => m.feelings, ['tired']],
    ["I'm not sad", (m) => m.feelings, ['happy']],
    ['my brother is sad', (m) => m.feelings, []],
  ];

  it.each(table)('reads: %s', (text, read, expected) => {
    expect(read(after(text))).toEqual(expected);
  });
});

describe('corrections', () => {
  const table: [string[], (memory: Memory) => unknown, unknown][] = [
    [["I'm Max", "actually I'm Sam"], (m) => m.name, 'Sam'],
    [['my name is Max', 'sorry, my name is not Max'], (m) => m.name, undefined],
    [['I like coffee', "I don't like coffee any more"], (m) => m.likes, []],
    [['I like coffee', 'I hate coffee'], (m) => [m.likes, m.dislikes], [[], ['coffee']]],
    [['I hate jazz', 'I love jazz now'], (m) => [m.likes, m.dislikes], [['jazz'], []]],
    [['I live in Rome', 'I moved to Paris'], (m) => m.place, 'Paris'],
    [['I work as a cook', 'I quit my job'], (m) => m.job, undefined],
    [['I have a dog', 'my dog is called Rex'], (m) => m.pets, [{ kind: 'dog', name: 'Rex' }]],
    [
      ['tomorrow I have an exam', 'the exam went well'],
      (m) => m.plans.map(({ done }) => done),
      [true],
    ],
    [
      ['my favourite film is Alien', 'my favourite film is Amélie'],
      (m) => m.favourites.get('film'),
      'Amélie',
    ],
  ];

  it.each(table)('win: %j', (lines, read, expected) => {
    expect(read(after(...lines))).toEqual(expected);
  });
});

describe('short answers to its own questions', () => {
  const table: [string, string, (memory: Memory) => unknown, unknown][] = [
    ['Hello! What should I call you?', 'Nora', (m) => m.name, 'Nora'],
    ['Good. What is your favourite colour?', 'blue', (m) => m.favourites.get('colour'), 'blue'],
    [
      'Good. What is your favourite colour?',
      "I think it's green",
      (m) => m.favourites.get('colour'),
      'green',
    ],
    ['What is your favourite colour?', 'lol', (m) => m.favourites.size, 0],
    ['What is your favourite colour?', 'I do not know', (m) => m.favourites.size, 0],
    ['What is your favourite colour?', 'why?', (m) => m.favourites.size, 0],
    ['Good. What is your favourite colour?', 'blue', (m) => m.feelings, []],
    ['I see. Where in the world are you right now?', 'in Oslo', (m) => m.place, 'Oslo'],
  ];

  it.each(table)('are understood: %s / %s', (question, answer, read, expected) => {
    expect(read(after(`AI: ${question}`, answer))).toEqual(expected);
  });
});

it('takes the name from the account until another is given', () => {
  const turns: ChatTurn[] = [{ role: 'user', content: 'hi' }];
  expect(remember({ runId: 'r', character, userName: 'Kim', turns }).name).toBe('Kim');
});
