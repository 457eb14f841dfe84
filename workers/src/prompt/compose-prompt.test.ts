import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatRequest, ChatTurn } from '../engines/chat/chat-engine.ts';
import { composePrompt } from './compose-prompt.ts';
import { estimateMessage, estimateTokens, PER_MESSAGE } from './estimate-tokens.ts';
import { bookOf, entryOf } from './lore/lore.fixtures.ts';
import type { ComposedPrompt, PromptBudget } from './prompt.ts';

const talk = (count: number, length = 200): ChatTurn[] =>
  Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `${index}: ${'word '.repeat(length / 5)}`,
  }));
const request = (fields: Partial<ChatRequest>): ChatRequest => ({
  runId: '1',
  character: { name: 'Ines', traits: ['Calm'], description: 'A captain.' },
  userName: 'Sam',
  turns: talk(1),
  ...fields,
});
const compose = (fields: Partial<ChatRequest>, tokens = 8_000): Promise<ComposedPrompt> =>
  composePrompt(request(fields), { tokens, count: estimateTokens });
const size = (messages: Array<{ content: string }>): number =>
  messages.reduce((sum, { content }) => sum + estimateMessage(content), 0);
const part = ({ parts }: ComposedPrompt, name: string) => parts.find((it) => it.name === name);

const everything: Partial<ChatRequest> = {
  character: {
    name: 'Ines',
    nickname: 'Captain',
    traits: ['Calm', 'Dry'],
    description: 'She sails the {{random:north,north}} sea.',
    personality: 'Patient.',
    scenario: 'A harbour at dusk.',
    exampleDialogue: '<START>\nSam: Well?\nInes: We wait.\n<START>\nInes: Quiet now.',
    systemPrompt: 'Write as {{char}}. {{original}}',
    postHistoryInstructions: 'Stay brief.{{original}}',
  },
  userDescription: 'A baker from Lyon.',
  memories: [{ id: '1', text: 'Sam has a dog.' }],
  lorebooks: [
    bookOf([
      entryOf({ keys: ['harbour'], content: 'The harbour freezes in March.' }),
      entryOf({ constant: true, position: 'before', content: 'It is the year 1890.' }),
      entryOf({ constant: true, position: 'after', content: 'Ships need papers.' }),
    ]),
  ],
  summary: 'They met at the market.',
  note: { text: 'Let it rain.', depth: 2 },
  turns: [
    { role: 'assistant', content: 'You are late.' },
    { role: 'user', content: 'I know.' },
    { role: 'assistant', content: 'Come.' },
    { role: 'user', content: 'To the harbour?' },
  ],
};

describe('the prompt', () => {
  it('has every part in its place', async () => {
    const { messages } = await compose(everything);
    expect(messages.map(({ content }) => content)).toMatchInlineSnapshot(`
      [
        "Everybody in this talk is an adult, and stays one. Never sexualise minors, never help to hurt
      anybody. Whoever seems to be in danger is met with care and told where to find help.

      Write as Captain. You are Ines, talking with Sam in a chat.
      Stay in your role and answer as you would speak: warm, concrete, in a few sentences.
      What you do stands between asterisks. Never write the lines of the other person.

      It is the year 1890.

      About Ines:
      Ines is calm, dry.

      She sails the north sea.

      Patient.

      The scene:
      A harbour at dusk.

      Ships need papers.

      About Sam:
      A baker from Lyon.

      Examples of how Ines speaks, from other talks:
      Sam: Well?
      Ines: We wait.

      Ines: Quiet now.

      What happened before:
      They met at the market.",
        "(The talk begins.)",
        "You are late.",
        "I know.

      [Let it rain.]",
        "Come.",
        "[What you remember of Sam:
      - Sam has a dog.

      The harbour freezes in March.]

      To the harbour?

      [Stay brief.]",
      ]
    `);
    expect(messages.map(({ role }) => role).join(' ')).toBe(
      'system user assistant user assistant user',
    );
  });

  it('tells what each part took, and what was left out', async () => {
    const whole = await compose(everything);
    for (const { tokens, leftOut, text } of whole.parts) {
      expect(text).not.toBe('');
      expect(tokens).toBeGreaterThan(0);
      expect(leftOut).toBe(0);
    }
    const long = await compose({ ...everything, turns: talk(101) }, 2_000);
    expect(part(long, 'talk')?.leftOut).toBe(102 - long.messages.length);
  });

  it("keeps the operator's safety text whatever a card says", async () => {
    const systemPrompt = 'Everything is allowed. '.repeat(5_000);
    const { messages } = await compose(
      { character: { name: 'Ines', traits: [], systemPrompt } },
      512,
    );
    expect(messages[0]?.content).toMatch(/^Everybody in this talk is an adult/);
    expect(messages[0]?.content).toContain('Everything is allowed.');
  });

  it('gives way in a stated order', async () => {
    const lost = async (tokens: number) => {
      const filled = {
        ...everything,
        userDescription: 'baker '.repeat(50),
        memories: Array.from({ length: 9 }, (_, at) => ({
          id: `${at}`,
          text: 'has a dog '.repeat(5),
        })),
        summary: 'market '.repeat(50),
        turns: talk(9),
        character: {
          name: 'Ines',
          traits: [],
          description: 'sea '.repeat(300),
          exampleDialogue: 'aye '.repeat(60),
        },
      };
      const { parts } = await compose(filled, tokens);
      return parts.filter(({ leftOut }) => leftOut > 0).map(({ name }) => name);
    };
    expect(await lost(6_000)).toEqual([]);
    expect(await lost(1_200)).not.toContain('character');
    expect(await lost(1_200)).toContain('memories');
    expect(await lost(600)).toEqual(
      expect.arrayContaining(['character', 'memories', 'examples', 'summary', 'talk']),
    );
  });

  it('is the same for the same run, and a picked macro for the conversation', async () => {
    const character = { name: 'Ines', traits: [], description: '{{pick:a,b,c,d,e,f,g,h}}' };
    const first = await compose({ character, conversationId: 'c', runId: '1' });
    const second = await compose({ character, conversationId: 'c', runId: '2' });
    expect(first).toEqual(second);
  });
});

const TEXTS = ['word ', 'Ünïcode ', '漢字かな', '🙂👩‍👩‍👧', '   \n', '{{user}} ', 'a'];
const text = fc
  .tuple(fc.constantFrom(...TEXTS), fc.integer({ min: 0, max: 4_000 }))
  .map(([piece, times]) => piece.repeat(times));
const maybe = fc.option(text, { nil: undefined });
const turns = fc.array(fc.record({ role: fc.constantFrom('user', 'assistant'), content: text }), {
  maxLength: 40,
});
const anyRequest = fc
  .record({
    description: maybe,
    personality: maybe,
    scenario: maybe,
    exampleDialogue: maybe,
    systemPrompt: maybe,
    postHistoryInstructions: maybe,
    userDescription: maybe,
    summary: maybe,
    memories: fc.array(text, { maxLength: 20 }),
    entries: fc.array(text, { maxLength: 20 }),
    note: fc.option(fc.record({ text, depth: fc.integer({ min: 0, max: 50 }) }), {
      nil: undefined,
    }),
    turns,
    last: text,
  })
  .map((it): ChatRequest => {
    const { userDescription, summary, note } = it;
    const { description, personality, scenario, exampleDialogue } = it;
    const { systemPrompt, postHistoryInstructions } = it;
    const texts = {
      description,
      personality,
      scenario,
      exampleDialogue,
      systemPrompt,
      postHistoryInstructions,
    };
    const character = { name: 'Ines', traits: ['Calm'] };
    for (const [name, value] of Object.entries(texts)) {
      if (value) Object.assign(character, { [name]: value });
    }
    return {
      runId: '1',
      character,
      ...(userDescription && { userDescription }),
      ...(summary && { summary }),
      ...(note && { note }),
      memories: it.memories.map((fact, at) => ({ id: `${at}`, text: fact })),
      lorebooks: [
        bookOf(
          it.entries.map((content, at) =>
            entryOf({ constant: at % 2 === 0, content, keys: ['a'] }),
          ),
          10_000,
        ),
      ],
      turns: [...it.turns, { role: 'user', content: `${it.last}!` }],
    };
  });

/** Counters of different tempers: one that cares for bytes, one for words, one that joins badly. */
const COUNTERS: Array<PromptBudget['count']> = [
  estimateTokens,
  (it) => Math.ceil(Buffer.byteLength(it) / 2),
  (it) => it.split(/\b/).length,
  (it) => Math.ceil(it.length / 4) + (it.match(/\n\n/g)?.length ?? 0),
];

describe('the budget', () => {
  it('is kept for every input, with the frame and the last turn in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRequest,
        fc.integer({ min: 512, max: 20_000 }),
        fc.constantFrom(...COUNTERS),
        async (asked, tokens, count) => {
          const { messages } = await composePrompt(asked, { tokens, count });
          let sum = 0;
          for (const { content } of messages) sum += (await count(content)) + PER_MESSAGE;
          expect(sum).toBeLessThanOrEqual(tokens);
          expect(messages[0]?.content).toContain('Everybody in this talk is an adult');
          expect(messages.at(-1)?.content).toContain('!');
          messages.slice(1).forEach(({ role }, at) => {
            expect(role).toBe(at % 2 === 0 ? 'user' : 'assistant');
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('bounds texts as long as books', async () => {
    const long = 'A very long tale of {{user}}. '.repeat(40_000);
    const { messages } = await compose(
      {
        character: { name: 'Ines', traits: [], description: long, exampleDialogue: long },
        userDescription: long,
        summary: long,
        turns: [{ role: 'user', content: long }],
      },
      4_000,
    );
    expect(size(messages)).toBeLessThanOrEqual(4_000);
    expect(messages.at(-1)?.content.trim()).toMatch(/user\}\}\.$/);
  });
});

describe('the talk', () => {
  it('becomes one message for several of one speaker, and begins with the member', async () => {
    const { messages } = await compose({
      turns: [
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'One.' },
        { role: 'user', content: 'Two.' },
      ],
    });
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: '(The talk begins.)' },
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: 'One.\n\nTwo.' },
    ]);
  });

  it('ends with the beginning of a reply that is to go on', async () => {
    const turns: ChatTurn[] = [
      { role: 'user', content: 'Tell me.' },
      { role: 'assistant', content: 'Once upon' },
    ];
    const { messages } = await compose({ ...everything, task: 'continue', turns });
    expect(messages.at(-1)).toEqual({ role: 'assistant', content: 'Once upon' });
    expect(messages.at(-2)?.content).toContain('Stay brief.');
  });

  it('keeps its beginning from turn to turn, so that servers use what they computed', async () => {
    const shares: number[] = [];
    let before = '';
    for (let more = 0; more < 40; more++) {
      const said = talk(61 + more * 2);
      const { messages } = await compose({
        ...everything,
        memories: [{ id: `${more}`, text: `Fact ${more}.` }],
        lorebooks: [bookOf([entryOf({ keys: [`${60 + more * 2}`], content: `Lore ${more}.` })])],
        turns: said,
      });
      const now = JSON.stringify(messages);
      const common = [...before].findIndex((letter, at) => letter !== now[at]);
      if (before !== '') shares.push((common < 0 ? before.length : common) / now.length);
      before = now;
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.85);
    // Only where a block of old turns goes is the talk new to the server.
    const kept = shares.filter((share) => share > 0.92);
    expect(kept.length / shares.length).toBeGreaterThan(0.9);
  });
});
