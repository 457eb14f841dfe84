import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { LIMITS } from '../contract/limits.ts';
import { readEntry } from './book-entry.ts';
import { packBook, unpackBook, writeBookJson, type Book } from './book.ts';
import { bytes, V3_BOOK, WORLD_INFO } from './books.fixtures.ts';
import { changeSettings, editEntry } from './edit-book.ts';
import { readBook } from './read-book.ts';
import { settingsOf, toLorebook } from './to-lorebook.ts';

const exported = (book: Book): unknown => JSON.parse(writeBookJson(unpackBook(packBook(book))));
const entriesOf = (book: Book) => book.entries.map((entry) => ({ ...readEntry(entry), id: '' }));

describe('a lorebook', () => {
  it('is exported as it came, fields that nobody knows included', () => {
    expect(exported(readBook(bytes(V3_BOOK)))).toEqual(V3_BOOK);
  });

  it('is read in the terms of prompts', () => {
    const { entries, ...book } = toLorebook(readBook(bytes(V3_BOOK)));
    expect(book).toMatchObject({
      name: 'The bay',
      scanDepth: 6,
      tokenBudget: 400,
      recursive: true,
    });
    expect(entries).toMatchObject([
      {
        name: 'Reef',
        keys: ['reef', 'bell'],
        secondaryKeys: ['night'],
        selective: true,
        order: 10,
        priority: 5,
        position: 'before',
        caseSensitive: true,
        content: '@@depth 2\n@@@role user\nThe reef has a bell.',
      },
      { enabled: false, useRegex: true, position: 'after', order: 20, priority: 20 },
    ]);
  });

  it('is taken bare, and from a card', () => {
    const { data } = V3_BOOK;
    const card = { spec: 'chara_card_v2', data: { name: 'Ines', character_book: data } };
    for (const file of [data, card]) {
      expect(exported(readBook(bytes(file)))).toEqual({ spec: 'lorebook_v3', data });
    }
  });

  it('of SillyTavern keeps what only that program knows where it looks for it in cards', () => {
    const book = readBook(bytes(WORLD_INFO));
    expect(entriesOf(book)).toMatchObject([
      { name: 'Lighthouse', keys: ['lighthouse'], secondaryKeys: ['keeper'], position: 'before' },
      { keys: ['/mara|keeper/i'], enabled: false, useRegex: true, position: 'after' },
    ]);
    expect(book.entries.map(({ raw }) => raw)).toMatchObject([
      {
        id: 0,
        comment: 'Lighthouse',
        insertion_order: 100,
        extensions: {
          selective_logic: 0,
          probability: 80,
          use_probability: true,
          depth: 4,
          position: 0,
        },
      },
      { extensions: { position: 4 } },
    ]);
  });

  it('of Agnai and of NovelAI is read', () => {
    const agnai = {
      kind: 'memory',
      name: 'Inn',
      entries: [{ name: 'Door', entry: 'It creaks.', keywords: ['door'], priority: 3, weight: 9 }],
    };
    const novel = {
      lorebookVersion: 5,
      entries: [
        {
          displayName: 'Door',
          text: 'It creaks.',
          keys: ['door'],
          forceActivation: true,
          contextConfig: { budgetPriority: 3 },
        },
      ],
    };
    const door = { name: 'Door', content: 'It creaks.', keys: ['door'], priority: 3 };
    expect(entriesOf(readBook(bytes(agnai)))).toMatchObject([{ ...door, order: 9 }]);
    const read = readBook(bytes(novel));
    expect(entriesOf(read)).toMatchObject([{ ...door, constant: true }]);
    expect(read.entries[0]?.raw.extensions).toEqual({ context_config: { budgetPriority: 3 } });
  });

  it('has the usual settings where its own make no sense', () => {
    const data = { ...V3_BOOK.data, scan_depth: 1e9, token_budget: 'all', recursive_scanning: 1 };
    const book = readBook(bytes({ spec: 'lorebook_v3', data }));
    expect(settingsOf(book)).toEqual({ scanDepth: 4, tokenBudget: 1_000, recursive: false });
    expect(exported(book)).toEqual({ spec: 'lorebook_v3', data });
  });
});

const entry = { keys: [], content: '', extensions: {}, enabled: true, insertion_order: 1 };
const book = (fields: object) => bytes({ entries: [{ ...entry, ...fields }] });

describe('a file that', () => {
  it.each([
    ['is empty', Buffer.alloc(0), /empty/],
    ['is no JSON', Buffer.from('{"entries": ['), /no valid JSON/],
    ['is a list', bytes([]), /object/],
    ['is something else', bytes({ hello: 1 }), /no lorebook/],
    ['is a book without data', bytes({ spec: 'lorebook_v3', data: null }), /"data"/],
    [
      'is a card without a book',
      bytes({ data: { name: 'A', character_book: null } }),
      /no lorebook/,
    ],
    ['has entries that are none', bytes({ entries: [null] }), /Entry 1/],
    ['has numbered entries that are none', bytes({ entries: { 0: 'x' } }), /Entry 1/],
    ['is nested too deeply', Buffer.from('['.repeat(70) + ']'.repeat(70)), /nested/],
    ['would set a prototype', Buffer.from('{"entries":[{"__proto__":{}}]}'), /__proto__/],
    ['has too many entries', bytes({ entries: Array(1_001).fill(entry) }), /1,000 entries/],
    ['has an endless entry', book({ content: 'a'.repeat(20_001) }), /Entry 1 .*20,000/],
    ['has an endless key', book({ keys: ['a'.repeat(501)] }), /500/],
    ['has endless keys', book({ keys: Array(101).fill('a') }), /100 keys/],
    [
      'has too much text',
      bytes({ entries: Array(26).fill({ ...entry, content: 'a'.repeat(20_000) }) }),
      /500,000/,
    ],
    ['is too large', Buffer.alloc(LIMITS.lorebookBytes + 1, ' '), /2 MB/],
  ])('%s is refused with its reason', (_, file, reason) => {
    expect(() => readBook(file)).toThrow(reason);
    expect(() => readBook(file)).toThrow(AppError);
  });
});

/** Whatever JSON may hold, but for the one name that is refused. */
const loose = fc
  .dictionary(fc.string({ minLength: 1 }), fc.jsonValue())
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'));
const words = fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 });
const anyEntry = fc
  .record({
    more: loose,
    keys: words,
    secondary_keys: fc.option(words),
    content: fc.string(),
    enabled: fc.boolean(),
    id: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    insertion_order: fc.integer(),
    extensions: loose,
    use_regex: fc.boolean(),
  })
  .map(({ more, ...known }) => ({ ...more, ...known, position: 'before_char' }));
const anyBook = fc
  .record({ more: loose, extensions: loose, entries: fc.array(anyEntry, { maxLength: 4 }) })
  .map(({ more, ...known }) => ({ spec: 'lorebook_v3', data: { ...more, ...known } }));

describe('whatever a book holds,', () => {
  it('import, export and import again are equal, field by field', () => {
    fc.assert(
      fc.property(anyBook, (original) => {
        const once = exported(readBook(bytes(original)));
        expect(once).toEqual(JSON.parse(JSON.stringify(original)));
        expect(exported(readBook(bytes(once)))).toEqual(once);
      }),
    );
  });

  it('an edit changes the field it names, and nothing else', () => {
    fc.assert(
      fc.property(anyBook, fc.string(), (original, content) => {
        const read = readBook(bytes(original));
        const [first] = read.entries;
        if (!first) return;
        const edited = changeSettings(editEntry(read, first.id, { content }), { scanDepth: 9 });
        const { data } = JSON.parse(JSON.stringify(original));
        const [before, ...others] = data.entries;
        expect(exported(edited)).toEqual({
          spec: 'lorebook_v3',
          data: { ...data, scan_depth: 9, entries: [{ ...before, content }, ...others] },
        });
      }),
    );
  });
});
