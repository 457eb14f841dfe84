import { describe, expect, it } from 'vitest';
import { TRANSCRIPT_FORMATS } from '../contract/transcript.ts';
import { readTranscripts } from './read-transcripts.ts';
import { writeTranscript, type SaidMessage } from './write-transcript.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (value: unknown) =>
  readTranscripts(bytes(typeof value === 'string' ? value : JSON.stringify(value)));

const AT = new Date('2026-03-01T20:00:00.000Z');
const SAID: SaidMessage[] = [
  { role: 'assistant', name: 'Mira', texts: ['Welcome.', 'Ahoy!'], chosen: 1, at: AT },
  {
    role: 'user',
    name: 'You',
    texts: ['Hello\n## You · 2026-01-01T00:00\n\nthere'],
    chosen: 0,
    at: AT,
  },
];

async function written(format: (typeof TRANSCRIPT_FORMATS)[number]): Promise<string> {
  const messages = (async function* () {
    yield* SAID;
  })();
  const talk = { title: 'Fog', character: 'Mira', speaker: 'Mira', createdAt: AT, messages };
  let text = '';
  for await (const piece of writeTranscript(talk, format)) text += piece;
  return text;
}

describe('a conversation as a file', () => {
  it.each(TRANSCRIPT_FORMATS)('comes back from %s', async (format) => {
    const [talk] = read(await written(format));
    expect(talk?.character).toBe('Mira');
    expect(talk?.title).toBe(format === 'jsonl' ? null : 'Fog');
    expect(talk?.messages.map(({ role, texts, chosen, at }) => [role, texts[chosen], at])).toEqual(
      SAID.map(({ role, texts, chosen, at }) => [role, texts[chosen], at]),
    );
    const versions = format === 'markdown' ? 1 : 2;
    expect(talk?.messages[0]?.texts).toHaveLength(versions);
  });
});

describe('the export of ChatGPT', () => {
  const said = (role: string, text: string, more: object) => ({
    message: { author: { role }, create_time: 1_700_000_000.5, content: { parts: [text] } },
    ...more,
  });

  it('is read along the path that was shown, other answers as versions', () => {
    const mapping = {
      root: { message: null, parent: null, children: ['sys'] },
      sys: said('system', 'Be kind', { parent: 'root', children: ['q'] }),
      q: said('user', 'Where is the sea?', { parent: 'sys', children: ['a1', 'a2'] }),
      a1: said('assistant', 'There.', { parent: 'q', children: [] }),
      a2: said('assistant', 'Over there.', { parent: 'q', children: ['t'] }),
      t: said('tool', '{}', { parent: 'a2', children: [] }),
    };
    const [talk] = read([{ title: 'Sea', mapping, current_node: 't' }]);
    expect(talk).toMatchObject({
      title: 'Sea',
      messages: [
        { role: 'user', texts: ['Where is the sea?'] },
        { role: 'assistant', texts: ['There.', 'Over there.'], chosen: 1 },
      ],
    });
    expect(talk?.messages[0]?.at).toEqual(new Date(1_700_000_000_500));
  });

  it('ends, also where its tree leads in a circle', () => {
    const mapping = {
      a: said('user', 'One', { parent: 'b', children: ['b'] }),
      b: said('assistant', 'Two', { parent: 'a', children: ['a'] }),
    };
    expect(read([{ mapping, current_node: 'b' }])[0]?.messages).toHaveLength(2);
  });
});

it('reads chats of older versions of SillyTavern', () => {
  const lines = [
    { user_name: 'Ada', character_name: 'Mira', create_date: '2023-06-18@14h20m05s' },
    { name: 'Mira', is_user: false, mes: 'Hi', send_date: 'June 18, 2023 2:20pm' },
    { name: 'Ada', is_user: true, mes: 'Hello', send_date: 1_687_098_000_000 },
    { name: 'note', is_system: true, mes: 'hidden' },
  ];
  const [talk] = read(lines.map((one) => JSON.stringify(one)).join('\n'));
  expect(talk?.messages.map(({ role, texts }) => [role, texts[0]])).toEqual([
    ['assistant', 'Hi'],
    ['user', 'Hello'],
  ]);
  expect(talk?.messages.every(({ at }) => at?.getUTCFullYear() === 2023)).toBe(true);
});

describe('a file that is none', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'Dear diary'],
    ['other JSON', '{"hello": 1}'],
    ['a broken tree', '[{"mapping": 7}]'],
    ['no words', '[{"mapping": {}}]'],
  ])('is refused with a sentence: %s', (_name, text) => {
    expect(() => read(text)).toThrow('holds no conversation');
  });

  it('is refused when it is an archive, cut off, or too long', () => {
    expect(() => readTranscripts(new Uint8Array([0x50, 0x4b, 3, 4]))).toThrow('Unpack it');
    expect(() => read('{"user_name":"A","character_name":"B"}\n{"mes":"x')).toThrow('broken');
    const texts = { role: 'user', texts: ['x'], chosen: 0, at: AT };
    const messages = Array.from({ length: 100_001 }, () => texts);
    const own = { format: 'vesper-conversation', title: 'Long', character: null, messages };
    expect(() => read(own)).toThrow('100,001 messages');
  });
});
