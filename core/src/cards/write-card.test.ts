import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, png, pngCard, V1, V2, V3 } from './cards.fixtures.ts';
import { packCard } from './card-schema.ts';
import { readChunks } from './png-chunks.ts';
import { keywordOf, textOf } from './png-text.ts';
import { readCard, type ImportedCard } from './read-card.ts';
import { cardOf, writeCardJson, writeCardPng } from './write-card.ts';

/** The stored fields of an import, from which its export is made. */
const stored = ({ card, fields }: ImportedCard) => ({ ...fields, card: packCard(card) });

const exportJson = (imported: ImportedCard) => Buffer.from(writeCardJson(cardOf(stored(imported))));
const exportPng = (imported: ImportedCard) => writeCardPng(cardOf(stored(imported)), png());

const looseCard = z.looseObject({ spec: z.string(), data: z.looseObject({}) });
const parse = (file: Buffer) => looseCard.parse(JSON.parse(file.toString()));

describe('an exported card', () => {
  it.each([
    ['version 1', V1],
    ['version 2', V2],
    ['version 3', V3],
  ])('that came as %s is read back equal, field by field', (_, original) => {
    const first = readCard(json(original));
    for (const file of [exportJson(first), exportPng(first)]) {
      const again = readCard(file);
      expect(again.card).toEqual(first.card);
      expect(again.fields).toEqual(first.fields);
    }
  });

  it('carries the look, as far as it is no picture, and no longer once that is gone', () => {
    const look = { words: 'silver hair', seed: 7 };
    const character = { ...stored(readCard(json(V2))), look: { ...look, imageId: 'a'.repeat(24) } };
    const written = Buffer.from(writeCardJson(cardOf(character)));
    const again = readCard(written);
    expect(again.fields.look).toEqual(look);
    expect(String(written)).not.toContain('a'.repeat(24));
    const without = cardOf({ ...stored(again), look: null });
    expect(without.data.extensions).toMatchObject({ vesper: { traits: [] } });
    expect(JSON.stringify(without)).not.toContain('silver hair');
  });

  it('brings no look that is none', () => {
    const extensions = { vesper: { look: { words: 9, seed: -1 } } };
    const { fields } = readCard(json({ ...V2, data: { ...V2.data, extensions } }));
    expect(fields.look).toBeNull();
  });

  it('is a file of version 3 with everything the original had', () => {
    const { spec, data, ...top } = parse(exportJson(readCard(json(V2))));
    expect(spec).toBe('chara_card_v3');
    expect(top).toMatchObject({ spec_version: '3.0', create_date: '2024-02-03' });
    const extensions = { ...V2.data.extensions, vesper: { traits: [] } };
    expect(data).toEqual({ ...V2.data, group_only_greetings: [], extensions });
  });

  it('holds what was edited, in each place that repeats it', () => {
    const imported = readCard(json(V2));
    const edits = { name: 'Ines D.', traits: ['Calm'], greeting: null };
    const { data, ...top } = parse(
      Buffer.from(writeCardJson(cardOf({ ...stored(imported), ...edits }))),
    );
    expect(top.name).toBe('Ines D.');
    expect(data).toMatchObject({ name: 'Ines D.', first_mes: '', description: V1.description });
    expect(data.personality).toBe(V2.data.personality);
    expect(data.extensions).toMatchObject({ vesper: { traits: ['Calm'] } });
  });

  it('holds every text and greeting that was edited, and the others as they came', () => {
    const imported = readCard(json(V3));
    const edits = {
      ...{ scenario: 'A fog.', nickname: null, otherGreetings: ['The ferry is late.'] },
      ...{ systemPrompt: null, postHistoryInstructions: 'Stay brief.', personality: 'Gruff.' },
    };
    const { data } = cardOf({ ...stored(imported), ...edits });
    expect(data).toMatchObject({
      ...{ scenario: 'A fog.', nickname: '', system_prompt: '', personality: 'Gruff.' },
      post_history_instructions: 'Stay brief.',
      alternate_greetings: ['The ferry is late.'],
      creator_notes: V3.data.creator_notes,
      mes_example: V3.data.mes_example,
      group_only_greetings: V3.data.group_only_greetings,
    });
  });

  it('keeps texts that its character was never asked for', () => {
    const { systemPrompt: _, creatorNotes: _notes, ...known } = stored(readCard(json(V3)));
    expect(cardOf(known).data).toMatchObject({
      system_prompt: V3.data.system_prompt,
      creator_notes: V3.data.creator_notes,
    });
  });

  it('lists traits again once the prose about them is removed', () => {
    const imported = readCard(json(V2));
    const { data } = cardOf({ ...stored(imported), traits: ['Calm'], personality: null });
    expect(data.personality).toBe('Calm');
  });

  it('lists edited traits where the original listed its own', () => {
    const imported = readCard(json(V1));
    const { data } = cardOf({ ...stored(imported), traits: ['Calm', 'Bold'] });
    expect(data.personality).toBe('Calm, Bold');
  });

  it('of a character made here has all that version 3 requires', () => {
    const made = { name: 'Ada', description: null, greeting: 'Hello.', traits: ['Wise', 'Calm'] };
    const { data } = cardOf(made);
    expect(data).toMatchObject({ name: 'Ada', description: '', first_mes: 'Hello.', tags: [] });
    expect(data).toMatchObject({ personality: 'Wise, Calm', group_only_greetings: [] });
    const again = readCard(Buffer.from(writeCardJson(cardOf(made)))).fields;
    expect(again).toMatchObject({ ...made, personality: null });
  });
});

describe('a picture with a card', () => {
  it('holds version 3 and a copy for older readers without decorators, and no other', () => {
    const chunks = readChunks(
      writeCardPng(cardOf(stored(readCard(json(V3)))), pngCard({ ...V1, name: 'old' }, 'ccv3')),
    );
    expect(chunks.map((chunk) => keywordOf(chunk) ?? chunk.type)).toEqual([
      ...['IHDR', 'IDAT', 'ccv3', 'chara', 'IEND'],
    ]);
    const read = (keyword: string) => parse(Buffer.from(textOf(chunks, keyword) ?? '', 'base64'));
    const v3 = read('ccv3');
    const v2 = read('chara');
    expect([v3.spec, v2.spec]).toEqual(['chara_card_v3', 'chara_card_v2']);
    expect(v3.data.character_book).toEqual(V2.data.character_book);
    const entries = [{ ...V2.data.character_book.entries[0], content: 'The reef has a bell.' }];
    expect(v2.data).toEqual({ ...v3.data, character_book: { ...V2.data.character_book, entries } });
  });
});

describe('any card', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  // JSON has one zero and no object with a prototype to set.
  const anything = fc
    .jsonValue({ maxDepth: 4, noUnicodeString: false })
    .map((value): unknown => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')));
  const known = {
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map((name) => `a${name}`),
    first_mes: text,
  };
  const texts = { description: text, personality: text, scenario: text, mes_example: text };
  const freeFields = fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 4 });
  const extensions = fc.oneof(
    freeFields,
    fc.record({ vesper: fc.record({ traits: fc.array(text), other: anything }) }),
  );
  const data = fc
    .tuple(freeFields, fc.record({ ...known, ...texts, extensions }, { requiredKeys: ['name'] }))
    .map(([free, fields]) => ({ ...free, ...fields }));
  const card = fc.oneof(
    fc.tuple(freeFields, fc.record({ ...known, ...texts })).map(([a, b]) => ({ ...a, ...b })),
    fc
      .tuple(freeFields, fc.constantFrom('chara_card_v2', 'chara_card_v3'), data)
      .map(([free, spec, fields]) => ({ ...free, spec, data: fields })),
  );

  it('survives import, export and import again without loss', () => {
    fc.assert(
      fc.property(card, fc.boolean(), (original, asPng) => {
        const first = readCard(json(original));
        const again = readCard(asPng ? exportPng(first) : exportJson(first));
        expect(again.card).toEqual(first.card);
        expect(again.fields).toEqual(first.fields);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused with a sentence or read, never anything else, when bytes of it are changed', () => {
    const file = pngCard(V3);
    const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 5 });
    fc.assert(
      fc.property(changes, fc.nat(file.length), (edits, cut) => {
        const copy = Buffer.from(file);
        for (const [at, byte] of edits) copy[at] = byte;
        try {
          readCard(copy.subarray(0, cut));
        } catch (err) {
          expect(err).toMatchObject({ code: 'bad_card' });
        }
      }),
      { seed: 14, numRuns: 3_000 },
    );
  });
});
