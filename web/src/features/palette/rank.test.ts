import { describe, expect, it } from 'vitest';
import { fitOf, ranked, stepped } from './rank.ts';

const entry = (label: string, words?: string) => ({
  id: label,
  label,
  ...(words !== undefined && { words }),
  icon: null,
  run: () => undefined,
});
const found = (typed: string, ...labels: string[]) =>
  ranked([{ name: 'All', entries: labels.map((label) => entry(label)) }], typed).flatMap(
    ({ entries }) => entries.map(({ label }) => label),
  );

describe('what fits a few typed letters', () => {
  it('begins with them first, and has them somewhere last', () => {
    expect(found('chat', 'Group chat', 'Chat', 'Chat with Ines', 'Gallery')).toEqual([
      'Chat',
      'Chat with Ines',
      'Group chat',
    ]);
    expect(found('eria', 'Gallery', 'Serials')).toEqual(['Serials']);
  });

  it('has every word, in any order, without accents', () => {
    expect(found('ines chat', 'Chat with Inés', 'Chat')).toEqual(['Chat with Inés']);
    expect(found('chat xyz', 'Chat with Inés')).toEqual([]);
  });

  it('is found by other words too, below those of its name', () => {
    const films = entry('Films', 'video');
    expect(fitOf(films, 'vid')).toBeGreaterThan(0);
    expect(fitOf(films, 'films')).toBeGreaterThan(fitOf(films, 'video'));
    expect(fitOf(films, 'ide')).toBe(0);
  });

  it('is nothing where nothing was typed, or only signs', () => {
    expect(fitOf(entry('Chat'), ' ')).toBe(0);
    expect(fitOf(entry('Chat'), '...')).toBe(0);
  });

  it('brings the group with the best entry to the front, and leaves out empty ones', () => {
    const groups = [
      { name: 'Start', entries: [entry('Group chat')] },
      { name: 'Go to', entries: [entry('Chat'), entry('Home')] },
      { name: 'Settings', entries: [entry('Light colours')] },
    ];
    expect(ranked(groups, 'chat').map(({ name }) => name)).toEqual(['Go to', 'Start']);
  });
});

it('arrows go around the ends', () => {
  expect(stepped(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(stepped(['a', 'b', 'c'], 'a', -1)).toBe('c');
  expect(stepped(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(stepped(['a', 'b', 'c'], undefined, -1)).toBe('c');
  expect(stepped([], 'a', 1)).toBeUndefined();
});
