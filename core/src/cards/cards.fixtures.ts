import { deflateSync } from 'node:zlib';
import { writeChunks, type PngChunk } from './png-chunks.ts';
import { textChunk } from './png-text.ts';

export const V1 = {
  name: 'Ines Duarte',
  description: 'A ferry captain, 44, who knows every current of the bay.',
  personality: 'calm, dry humour, patient',
  scenario: '{{user}} takes the last ferry of the evening.',
  first_mes: 'Mind the step, {{user}}. It is wet tonight.',
  mes_example: '<START>\n{{user}}: Is it far?\n{{char}}: Never as far as it looks.',
};

export const V2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  create_date: '2024-02-03',
  name: 'a stale copy',
  data: {
    ...V1,
    personality: 'She speaks little. When she does, it is worth waiting for.',
    creator_notes: 'Best in the evening.',
    system_prompt: '{{original}} Keep replies short.',
    post_history_instructions: '',
    alternate_greetings: ['You again.', 'The ferry is late.'],
    tags: ['sea', 'slice of life'],
    creator: 'someone',
    character_version: '1.2',
    extensions: { depth_prompt: { depth: 4, prompt: 'waves' }, 'a.b': { $c: [1, null, 'ü'] } },
    character_book: {
      name: 'The bay',
      extensions: {},
      entries: [
        { keys: ['reef'], content: '@@depth 2\n@@@role user\nThe reef has a bell.', enabled: true },
      ],
    },
    'x-unknown': { kept: true },
  },
};

export const V3 = {
  ...V2,
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...V2.data,
    nickname: 'Captain',
    group_only_greetings: ['All aboard.'],
    creation_date: 1_700_000_000,
    source: ['https://cards.example/ines'],
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
  },
};

/** A PNG header for a picture of this size, 8 bits of grey. */
export function header(width: number, height: number): PngChunk {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return { type: 'IHDR', data };
}

const PIXEL: PngChunk = { type: 'IDAT', data: deflateSync(Buffer.from([0, 128])) };
const END: PngChunk = { type: 'IEND', data: Buffer.alloc(0) };

/** A picture of one grey pixel with chunks before its end. */
export function png(...chunks: PngChunk[]): Buffer {
  return writeChunks([header(1, 1), PIXEL, ...chunks, END]);
}

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export const base64 = (value: unknown): string => json(value).toString('base64');

/** A card in a picture, under the usual keyword. */
export const pngCard = (value: unknown, keyword = 'chara'): Buffer =>
  png(textChunk(keyword, base64(value)));
