import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseAppearance, followAppearance, storedAppearance } from './color-mode.ts';

const KEY = 'vesper:appearance';
const EARLY = readFileSync(new URL('../../public/appearance.js', import.meta.url), 'utf8');

/** The little of a browser that colours need; `change` is what the system does later. */
function stubBrowser(system: 'dark' | 'light', chosen: string | null) {
  const kept = new Map(chosen === null ? [] : [[KEY, chosen]]);
  const classes = new Set<string>(['dark']);
  const listeners: Array<() => void> = [];
  const query = {
    matches: system === 'light',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const root = {
    className: '',
    classList: {
      add: (name: string) => classes.add(name),
      remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    },
    style: { colorScheme: '' },
  };
  const browser = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    matchMedia: () => query,
    addEventListener: vi.fn(),
    document: { documentElement: root, querySelector: () => null },
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  const change = (to: 'dark' | 'light'): void => {
    query.matches = to === 'light';
    for (const listener of listeners) listener();
  };
  return { browser, root, shown: () => [...classes], change };
}

afterEach(() => vi.unstubAllGlobals());

const CASES = (['dark', 'light'] as const).flatMap((system) =>
  [null, 'dark', 'light', 'purple'].map((chosen) => ({ system, chosen })),
);

describe('the colours', () => {
  it.each(CASES)(
    'are the same before and after the client has loaded: %o',
    ({ system, chosen }) => {
      const { browser, root, shown } = stubBrowser(system, chosen);
      runInNewContext(EARLY, browser);
      followAppearance();
      expect(shown()).toEqual([root.className]);
      expect(root.className).toBe(chosen === 'dark' || chosen === 'light' ? chosen : system);
    },
  );

  it('follow the system until somebody chooses, and again when they let go', () => {
    const { shown, change } = stubBrowser('light', null);
    followAppearance();
    expect([storedAppearance(), ...shown()]).toEqual(['system', 'light']);
    change('dark');
    expect(shown()).toEqual(['dark']);
    chooseAppearance('light');
    change('dark');
    expect([storedAppearance(), ...shown()]).toEqual(['light', 'light']);
    chooseAppearance('system');
    expect([storedAppearance(), ...shown()]).toEqual(['system', 'dark']);
  });
});
