import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { base64, header, json, png, pngCard, V1, V2, V3 } from './cards.fixtures.ts';
import { writeChunks } from './png-chunks.ts';
import { textChunk } from './png-text.ts';
import { readCard } from './read-card.ts';

/** Milliseconds of the processor's own time: a busy machine takes longer, not more of it. */
const cpuMs = (): number => process.cpuUsage().user / 1_000;

describe('a card', () => {
  it('of version 1 gives the character, and its short comma list the traits', () => {
    const { fields, card, picture } = readCard(json(V1));
    expect(fields).toEqual({
      name: 'Ines Duarte',
      description: V1.description,
      exampleDialogue: V1.mes_example,
      traits: ['calm', 'dry humour', 'patient'],
      greeting: V1.first_mes,
      look: null,
      personality: null,
      scenario: V1.scenario,
      nickname: null,
      otherGreetings: [],
      tags: [],
      systemPrompt: null,
      postHistoryInstructions: null,
      creatorNotes: null,
    });
    expect(card.data).toMatchObject({ ...V1, tags: [], group_only_greetings: [] });
    expect(picture).toBeNull();
  });

  it('of version 2 keeps prose, other greetings and everything unknown', () => {
    const { fields, card } = readCard(json(V2));
    expect(fields).toMatchObject({ traits: [], otherGreetings: V2.data.alternate_greetings });
    expect(fields.personality).toBe(V2.data.personality);
    expect(fields).toMatchObject({
      systemPrompt: V2.data.system_prompt,
      postHistoryInstructions: null,
      creatorNotes: V2.data.creator_notes,
    });
    const extensions = { ...V2.data.extensions, vesper: { traits: [] } };
    expect(card.data).toEqual({ ...V2.data, group_only_greetings: [], extensions });
    expect(card.top).toEqual({ create_date: '2024-02-03', name: 'a stale copy' });
  });

  it('of version 3 has its nickname, and a newer minor version is taken', () => {
    expect(readCard(json(V3)).fields.nickname).toBe('Captain');
    expect(readCard(json({ ...V3, spec_version: '3.7' })).card.data).toMatchObject(V3.data);
  });

  it('takes traits from our extension before any list', () => {
    const extensions = { vesper: { traits: ['Wise', ' wise', 'Bold', 7] }, other: 1 };
    const { fields, card } = readCard(json({ ...V2, data: { ...V2.data, extensions } }));
    expect(fields.traits).toEqual(['Wise', 'Bold']);
    expect(card.data.extensions).toEqual({ vesper: { traits: ['Wise', 'Bold'] }, other: 1 });
  });

  it('reads what is null as absent', () => {
    const data = { ...V2.data, character_book: null, tags: null, scenario: null };
    const { card } = readCard(json({ ...V2, data }));
    expect(card.data).not.toHaveProperty('character_book');
    expect(card.data).toMatchObject({ tags: [], scenario: '' });
  });

  it('may begin with a byte order mark and hold half a surrogate pair', () => {
    const text = `\uFEFF${JSON.stringify(V1)}`.replace('Ines', 'Ines\\ud83d');
    const { fields, card } = readCard(Buffer.from(text));
    expect(fields.name).toBe('Ines\uFFFD Duarte');
    expect(card.data.name).toBe('Ines\ud83d Duarte');
  });

  it('shortens a name that is too long, between whole characters', () => {
    expect(readCard(json({ ...V1, name: `${'a'.repeat(79)}🌊🌊` })).fields.name).toBe(
      'a'.repeat(79),
    );
  });

  it('brings the icon that it carries and follows no link', () => {
    const icon = (uri: string) => ({ type: 'icon', uri, name: 'main', ext: 'png' });
    const withIcon = (uri: string) => json({ ...V3, data: { ...V3.data, assets: [icon(uri)] } });
    const uri = `data:image/png;base64,${png().toString('base64')}`;
    expect(readCard(withIcon(uri)).picture).toEqual(png());
    expect(readCard(withIcon('https://example.com/a.png')).picture).toBeNull();
    expect(readCard(withIcon('data:image/svg+xml;base64,PHN2Zy8+')).picture).toBeNull();
  });
});

describe('a card in a picture', () => {
  it('is read from every kind of text chunk, with line breaks in its base64', () => {
    const lines = base64(V1).replace(/.{64}/g, '$&\r\n');
    const packed = deflateSync(Buffer.from(lines));
    const chunks = [
      textChunk('chara', lines),
      { type: 'zTXt', data: Buffer.concat([Buffer.from('chara\0\0'), packed]) },
      { type: 'iTXt', data: Buffer.from(`chara\0\0\0en\0\0${lines}`) },
      { type: 'iTXt', data: Buffer.concat([Buffer.from('chara\0\x01\0\0\0'), packed]) },
    ];
    for (const chunk of chunks) expect(readCard(png(chunk)).fields.name).toBe('Ines Duarte');
  });

  it('prefers version 3 to the copy for older readers, in whatever order they stand', () => {
    const chara = textChunk('chara', base64({ ...V1, name: 'old' }));
    const ccv3 = textChunk('ccv3', base64(V3));
    for (const file of [png(chara, ccv3), png(ccv3, chara)]) {
      expect(readCard(file)).toMatchObject({ fields: { name: 'Ines Duarte' }, picture: file });
    }
  });

  it('may be followed by other bytes', () => {
    expect(readCard(Buffer.concat([pngCard(V1), Buffer.from('tail')])).fields.name).toBe(V1.name);
  });
});

/** A bound that a slow machine keeps, and the attack without its guard does not. */
const SOON_MS = 1_000;
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const withFlippedByte = (file: Buffer, at: number): Buffer => {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const bomb = deflateSync(Buffer.alloc(256 * 1024 * 1024), { level: 1 });
const zipped = (bytes: Buffer) => ({
  type: 'zTXt',
  data: Buffer.concat([Buffer.from('chara\0\0'), bytes]),
});
const tiny = { type: 'aaAa', data: Buffer.alloc(0) };

const HOSTILE: Array<[string, Buffer, RegExp]> = [
  ['is empty', Buffer.alloc(0), /empty/],
  ['is a text', Buffer.from('hello there'), /no valid JSON/],
  ['is a list', json([V1]), /JSON object/],
  ['is null', json(null), /JSON object/],
  ['is some other object', json({ hello: 1 }), /"name" and "first_mes"/],
  ['lacks a greeting', json({ name: 'x' }), /no "first_mes"/],
  ['has no data', json({ spec: 'chara_card_v2' }), /no "data"/],
  ['has data that are a list', json({ spec: 'chara_card_v3', data: [] }), /no "data"/],
  ['has no name', json({ ...V1, name: ' \n ' }), /no name/],
  ['has a number for a description', json({ ...V1, description: 7 }), /"description"/],
  ['has a text for extensions', json({ ...V2, data: { ...V2.data, extensions: 'x' } }), /"extens/],
  ['is a lorebook', json({ spec: 'lorebook_v3', data: { entries: [] } }), /lorebook/],
  ['says more than can be used', json({ ...V1, description: 'a'.repeat(20_001) }), /20000/],
  [
    'says too much in all',
    json({
      ...V2,
      data: { ...V2.data, ...fill(['description', 'scenario', 'first_mes'], 17_000) },
    }),
    /50000/,
  ],
  ['has a __proto__', Buffer.from('{"name":"x","first_mes":"","a":[{"__proto__":{}}]}'), /__proto/],
  ['spells __proto__ in escapes', Buffer.from('{"\\u005f_proto__":1,"name":"x"}'), /__proto__/],
  ['is nested without end', Buffer.from(deep(900_000)), /nested/],
  ['is nested and broken', Buffer.from('['.repeat(2_000_000)), /nested/],
  ['is larger than JSON may be', Buffer.alloc(2 * 1024 * 1024 + 1, 0x20), /too large/],
  ['is a picture without a character', png(), /holds no character/],
  ['is a picture of damaged base64', png(textChunk('chara', '!!!!')), /no valid JSON/],
  ['is cut off', pngCard(V1).subarray(0, -5), /cut off/],
  ['ends within a chunk', pngCard(V1).subarray(0, 60), /cut off/],
  ['is the beginning of a picture', png().subarray(0, 8), /cut off/],
  ['has a wrong checksum', withFlippedByte(pngCard(V1), 200), /checksum/],
  ['claims a length beyond its end', withFlippedByte(pngCard(V1), 33), /cut off/],
  ['has a giant width', giant(200_000, 200_000), /4096/],
  ['has no width', giant(0, 10), /empty/],
  [
    'has no picture data',
    writeChunks([header(1, 1), { type: 'IEND', data: Buffer.alloc(0) }]),
    /no pic/,
  ],
  ['has no header', writeChunks([tiny, { type: 'IEND', data: Buffer.alloc(0) }]), /size/],
  ['has millions of chunks', writeChunks(Array.from({ length: 400_000 }, () => tiny)), /pieces/],
  ['unfolds to gigabytes', png(zipped(bomb)), /too large/],
  ['is compressed wrongly', png(zipped(Buffer.from('no deflate'))), /damaged/],
  [
    'has a broken international text',
    png({ type: 'iTXt', data: Buffer.from('chara\0\0\0e') }),
    /dam/,
  ],
];

function fill(fields: string[], length: number): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, 'a'.repeat(length)]));
}

function giant(width: number, height: number): Buffer {
  const pixel = { type: 'IDAT', data: Buffer.from([1]) };
  return writeChunks([header(width, height), pixel, { type: 'IEND', data: Buffer.alloc(0) }]);
}

describe('a file that', () => {
  it.each(HOSTILE)('%s is refused at once with a sentence about it', (_, file, sentence) => {
    const start = cpuMs();
    const refusal = refusalOf(file);
    expect(cpuMs() - start).toBeLessThan(SOON_MS);
    expect(refusal).toMatchObject({ code: 'bad_card', status: 422 });
    expect(refusal?.message).toMatch(sentence);
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
  });
});

function refusalOf(file: Buffer): AppError | undefined {
  try {
    readCard(file);
    return undefined;
  } catch (err) {
    if (err instanceof AppError) return err;
    throw err;
  }
}

describe('a huge card', () => {
  it('within the limit is read at once', () => {
    const numbers = Array.from({ length: 900_000 }, () => 0);
    const start = cpuMs();
    const { card } = readCard(json({ ...V1, numbers }));
    expect(cpuMs() - start).toBeLessThan(SOON_MS);
    expect(card.top.numbers).toHaveLength(900_000);
  });
});
