import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { readEntry, viewEntries } from './book-entry.ts';
import { emptyBook, toBook, writeBookJson, type Book } from './book.ts';
import { bytes, V3_BOOK, WORLD_INFO } from './books.fixtures.ts';
import { addEntry, changeSettings, editEntry, removeEntry } from './edit-book.ts';
import { keyProblem } from './lore-pattern.ts';
import { readBook } from './read-book.ts';

const first = (book: Book) => book.entries[0] ?? { id: '', raw: {} };
const names = (book: Book) => book.entries.map((entry) => readEntry(entry).name);
const keyed = (...keys: string[]) => ({ keys, secondaryKeys: [], useRegex: true });

describe('an edit', () => {
  it('that says what is so already leaves the file as it is', () => {
    const book = readBook(bytes(V3_BOOK));
    const { id: _, ...same } = readEntry(first(book));
    const settings = { name: 'The bay', scanDepth: 6, tokenBudget: 400, recursive: true };
    const edited = changeSettings(editEntry(book, first(book).id, same), settings);
    expect(JSON.parse(writeBookJson(edited))).toEqual(V3_BOOK);
  });

  it('of the name leaves a comment that says something of its own', () => {
    const book = readBook(bytes(V3_BOOK));
    const { raw } = first(editEntry(book, first(book).id, { name: 'Bell' }));
    expect(raw).toMatchObject({ name: 'Bell', comment: 'for the ferry' });
    const tavern = readBook(bytes(WORLD_INFO));
    const renamed = first(editEntry(tavern, first(tavern).id, { name: 'Tower' })).raw;
    expect(renamed).toMatchObject({ name: 'Tower', comment: 'Tower' });
  });

  it('of the place of an entry in the prompt also changes the finer one beside it', () => {
    const book = readBook(bytes(WORLD_INFO));
    const { raw } = first(editEntry(book, first(book).id, { position: 'after' }));
    expect(raw).toMatchObject({ position: 'after_char', extensions: { position: 1, depth: 4 } });
  });

  it('moves, copies and removes', () => {
    const three = ['a', 'b', 'c'].reduce((book, name) => addEntry(book, { name }), emptyBook());
    const c = three.entries[2]?.id ?? '';
    const moved = editEntry(three, c, { place: 0 });
    expect(names(moved)).toEqual(['c', 'a', 'b']);
    const copied = addEntry(moved, { copyOf: c });
    expect(names(copied)).toEqual(['c', 'c', 'a', 'b']);
    expect(new Set(copied.entries.map(({ id }) => id)).size).toBe(4);
    expect(names(removeEntry(copied, c))).toEqual(['c', 'a', 'b']);
    expect(() => removeEntry(three, 'gone')).toThrow(AppError);
  });

  it('that would be too much is refused, and at which field', () => {
    const entries = Array.from({ length: LIMITS.loreEntriesMax }, () => ({ keys: [] }));
    expect(() => addEntry(toBook({ entries }), {})).toThrow(/1000 entries/);
    const full = toBook({ entries: Array(25).fill({ content: 'a'.repeat(20_000) }) });
    expect(() => addEntry(full, { content: 'b' })).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: 'content' })] }),
    );
  });
});

describe('keys that are patterns', () => {
  it.each(['storm', '/storm(s|y)?/i', String.raw`\bsea\b`, '(?<name>a)', 'a{3}'])(
    'may be %s',
    (key) => expect(keyProblem(keyed(key))).toBeNull(),
  );

  it.each([
    ['(', /no pattern.*missing closing/],
    ['a(?=b)', /looks ahead/],
    ['(?<!a)b', /looks ahead or behind/],
    [String.raw`(a)\1`, /no pattern/],
    [String.raw`(\p{L}{1,1000}){1}x{900}`, /too long, or repeat too much/],
    // A prompt would not try it.
    [String.raw`(\p{L}{1,400})`, /too long, or repeat too much/],
  ])('are refused for %s in a sentence', (key, reason) => {
    expect(keyProblem(keyed('sea', key))).toEqual({
      field: 'keys',
      message: expect.stringMatching(reason),
    });
  });

  it('are not looked at where keys are words', () => {
    expect(keyProblem({ ...keyed('('), useRegex: false })).toBeNull();
  });

  it('cost no more than a bounded time, however many there are', () => {
    const raw = { keys: [String.raw`(\p{L}{1,200})`], use_regex: true };
    const views = viewEntries(toBook({ entries: Array(1_000).fill(raw) }).entries);
    expect(views[0]?.problem).toBeNull();
    expect(views.at(-1)?.problem).toMatch(/more patterns than/);
  });
});
