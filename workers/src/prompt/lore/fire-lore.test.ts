import type { Lorebook, LoreEntry } from '@vesper/core/contract/lorebook';
import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import { readDecorators } from './decorators.ts';
import { fireLore } from './fire-lore.ts';
import { bookOf, entryOf } from './lore.fixtures.ts';

const said = (...texts: string[]): ChatTurn[] =>
  texts.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
const fired = (books: Lorebook[], turns: ChatTurn[]): string[] =>
  fireLore(books, turns).map(({ text }) => text);
const fires = (entry: Partial<LoreEntry>, ...texts: string[]): boolean =>
  fired([bookOf([entryOf({ content: 'It.', ...entry })])], said(...texts)).length === 1;

describe('an entry fires', () => {
  it('when one of its keys was said as a whole word', () => {
    expect(fires({ keys: ['dog', 'cat'] }, 'My Cat sleeps.')).toBe(true);
    expect(fires({ keys: ['cat'] }, 'We concatenate.')).toBe(false);
    expect(fires({ keys: ['cat'] }, "The cat's bed")).toBe(true);
    expect(fires({ keys: ['old lighthouse'] }, 'At the old lighthouse, then.')).toBe(true);
    expect(fires({ keys: ['old light'] }, 'At the old lighthouse.')).toBe(false);
    expect(fires({ keys: ['C++'] }, 'She writes C++ at night.')).toBe(true);
    expect(fires({ keys: ['été'] }, "L'été dernier")).toBe(true);
    expect(fires({ keys: ['灯台'] }, '古い灯台です')).toBe(true);
    expect(fires({ keys: ['', ' '] }, 'Anything')).toBe(false);
    expect(fires({ keys: [] }, 'Anything')).toBe(false);
  });

  it('with case and secondary keys as it says', () => {
    expect(fires({ keys: ['Mark'], caseSensitive: true }, 'a mark on it')).toBe(false);
    expect(fires({ keys: ['Mark'], caseSensitive: true }, 'Mark came')).toBe(true);
    const both = { keys: ['king'], secondaryKeys: ['north', 'ice'], selective: true };
    expect(fires(both, 'The king of the south')).toBe(false);
    expect(fires(both, 'The king', 'of the north')).toBe(true);
    expect(fires({ ...both, selective: false }, 'The king of the south')).toBe(true);
    expect(fires({ ...both, secondaryKeys: [] }, 'The king')).toBe(true);
  });

  it('only for what was said lately, unless it is constant; never when it is off', () => {
    const turns = ['the harbour', 'b', 'c', 'd', 'e'];
    expect(fires({ keys: ['harbour'] }, ...turns)).toBe(false);
    expect(fires({ keys: ['harbour'] }, ...turns.slice(0, 4))).toBe(true);
    expect(fires({ keys: ['harbour'], constant: true }, ...turns)).toBe(true);
    expect(fires({ keys: ['e'], enabled: false }, ...turns)).toBe(false);
  });

  it('by patterns, and a wrong one is off', () => {
    expect(fires({ keys: ['drag(on|ons)\\b'], useRegex: true }, 'Two Dragons')).toBe(true);
    expect(fires({ keys: ['/Dragon/'], useRegex: true }, 'a dragon')).toBe(false);
    expect(fires({ keys: ['/Dragon/i'], useRegex: true }, 'a dragon')).toBe(true);
    for (const wrong of ['(', '(?=a)b', '(x{1000}){1000}', '\\1(a)', 'a'.repeat(600), '']) {
      expect(fires({ keys: [wrong, 'fine'], useRegex: true }, 'fine')).toBe(true);
      expect(fires({ keys: [wrong], useRegex: true }, 'other')).toBe(false);
    }
  });
});

describe('several entries', () => {
  it('stand before those that come after the character, then by order, then by book', () => {
    const first = bookOf([
      entryOf({ constant: true, content: 'late', order: 9 }),
      entryOf({ constant: true, content: 'early', order: 1 }),
      entryOf({ constant: true, content: 'front', order: 50, position: 'before' }),
    ]);
    const second = bookOf([
      entryOf({ constant: true, content: 'other', order: 9 }),
      entryOf({ constant: true, content: 'early', order: 0 }),
    ]);
    expect(fired([first, second], said('x'))).toEqual(['front', 'early', 'late', 'other']);
  });

  it('call others where the book says so, and circles end', () => {
    const ring = [
      entryOf({ keys: ['moon'], content: 'The tide. {{hidden_key:pearl}}' }),
      entryOf({ keys: ['tide'], content: 'The boat.' }),
      entryOf({ keys: ['boat'], content: 'The moon.' }),
      entryOf({ keys: ['pearl'], content: 'A diver.' }),
    ];
    expect(fired([bookOf(ring, 1_000, { recursive: true })], said('The moon'))).toHaveLength(4);
    expect(fired([bookOf(ring)], said('The moon'))).toHaveLength(1);
  });
});

describe('decorators', () => {
  it('are read at the head and taken off', () => {
    expect(readDecorators('@@depth 3\n@@role user\n\nText\n@@depth 5')).toEqual({
      decorators: { depth: 3 },
      text: 'Text\n@@depth 5',
    });
    expect(readDecorators('@@mood dark\n@@@scan_depth 2\nText').decorators).toEqual({
      scanDepth: 2,
    });
    expect(readDecorators('@@depth 1\n@@@depth 9\nText').decorators).toEqual({ depth: 1 });
    expect(readDecorators('@@depth much\nText')).toEqual({ decorators: {}, text: 'Text' });
    expect(readDecorators('@@constructor\n@@toString x\nText').text).toBe('Text');
  });

  it('steer when an entry fires', () => {
    expect(fires({ content: '@@constant\nIt.' }, 'x')).toBe(true);
    expect(fires({ content: '@@dont_activate\nIt.', keys: ['x'] }, 'x')).toBe(false);
    expect(fires({ content: '@@exclude_keys y, z\nIt.', keys: ['x'] }, 'x z')).toBe(false);
    expect(fires({ content: '@@additional_keys y\nIt.', keys: ['x'] }, 'y')).toBe(true);
    expect(fires({ content: '@@scan_depth 1\nIt.', keys: ['x'] }, 'x', 'y')).toBe(false);
    expect(fires({ content: '@@activate_only_after 1\nIt.', keys: ['x'] }, 'x')).toBe(false);
    expect(fires({ content: '@@activate_only_after 1\nIt.', keys: ['x'] }, 'x', 'y')).toBe(true);
    expect(fires({ content: '@@depth 1', keys: ['x'] }, 'x')).toBe(false);
  });
});

/** Milliseconds are measured where a wrong kind of growth takes minutes: no figure is held to. */
describe('large and hostile books', () => {
  const entries = Array.from({ length: 1_000 }, (_, at) =>
    entryOf({ keys: [`word${at}`, `old tower ${at}`, 'the of'], content: `Entry ${at}.` }),
  );
  const turns = said(
    ...Array.from({ length: 100 }, (_, at) => `${'the old tower of '.repeat(40)}word${at}`),
  );

  it('a thousand entries are looked up in a hundred turns', () => {
    const book = bookOf(entries, 1_000, { scanDepth: 100, recursive: true });
    expect(fired([book], turns)).toHaveLength(100);
  });

  it('patterns that other engines never finish come to an end', () => {
    const hostile = [
      '(a+)+$',
      '(a|a)*b',
      '(.*)*x',
      '((a{30}){30})',
      '(a?){200}a{200}',
      '(.*a){20}',
    ];
    const many = Array.from({ length: 500 }, (_, at) =>
      entryOf({ keys: hostile.map((it) => `${it}${at}`), useRegex: true, content: `${at}` }),
    );
    const from = performance.now();
    fired([bookOf(many, 1_000, { scanDepth: 100 })], said('a'.repeat(100_000)));
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  it('texts and keys without end are bounded', () => {
    const long = 'a b '.repeat(25_000);
    const many = Array.from({ length: 1_000 }, (_, at) =>
      entryOf({ keys: [`a ${'b a '.repeat(100)}c${at}`, `b  a${at}`, 'a b x'], content: long }),
    );
    const book = bookOf(many, 1_000, { scanDepth: 100, recursive: true });
    expect(fired([book], said(long, long, long))).toEqual([]);
  });
});
