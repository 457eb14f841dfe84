import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { semanticTokens } from '../../theme/semantic.ts';

const css = readFileSync(new URL('site.css', import.meta.url), 'utf8');

/** Custom properties of the first block whose selector contains `selector`. */
function properties(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--vsp-colors-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function themeColours(mode: '_light' | '_dark'): Record<string, string> {
  const entries = Object.entries(semanticTokens.colors).flatMap(([group, colours]) =>
    Object.entries(colours).map(([name, { value }]) => [
      name === 'DEFAULT' ? group : `${group}-${name}`,
      value[mode],
    ]),
  );
  return Object.fromEntries(entries);
}

describe('colours of the pages without a style engine', () => {
  it.each([
    ['.site', '_light'],
    ['.site.dark', '_dark'],
  ] as const)('%s has those of the theme (%s)', (selector, mode) => {
    const own = properties(selector);
    expect(Object.keys(own).length).toBeGreaterThan(10);
    expect(themeColours(mode)).toMatchObject(own);
  });
});
