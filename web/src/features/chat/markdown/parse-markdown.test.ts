import { describe, expect, it } from 'vitest';
import type { Block, Inline } from './nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (of: string): Inline => ({ kind: 'text', text: of });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

/** Every letter that is drawn, in order. */
function letters(node: unknown): string {
  if (Array.isArray(node)) return node.map(letters).join('');
  if (typeof node !== 'object' || node === null) return '';
  return Object.entries(node)
    .map(([key, value]) => (key === 'text' ? String(value) : letters(value)))
    .join('');
}

function links(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(links);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'href' in node ? [String(node.href)] : [];
  return [...own, ...Object.values(node).flatMap(links)];
}

describe('Markdown of a message', () => {
  it('reads emphasis, strong text and line breaks', () => {
    expect(parseMarkdown('*smiles* I am **very** glad\nreally')).toEqual([
      paragraph(
        { kind: 'emphasis', children: [text('smiles')] },
        text(' I am '),
        { kind: 'strong', children: [text('very')] },
        text(' glad'),
        { kind: 'break' },
        text('really'),
      ),
    ]);
  });

  it('leaves asterisks and tildes alone that mark nothing', () => {
    for (const said of ['2 * 3 * 4 and a*', 'an *open mark', 'hello~ you~ there', 'snake_case_x']) {
      expect(parseMarkdown(said)).toEqual([paragraph(text(said))]);
    }
  });

  it('reads lists, quotes, headings, rules, tables and code', () => {
    const kinds = (of: string) => parseMarkdown(of).map(({ kind }) => kind);
    expect(kinds('# a\n\n- b\n\n> c\n\n---\n\n```js\nd\n```\n\n| e |\n|---|\n| f |')).toEqual([
      'heading',
      'list',
      'quote',
      'rule',
      'code',
      'table',
    ]);
    expect(parseMarkdown('3. three\n4. four')).toMatchObject([{ kind: 'list', start: 3 }]);
    expect(parseMarkdown('- [x] done')).toMatchObject([{ items: [{ done: true }] }]);
    expect(parseMarkdown('```c++ x="</code>"\na\n```')).toEqual([
      { kind: 'code', language: 'c++', text: 'a' },
    ]);
  });

  it('makes no code of an indented line and no heading of an underlined one', () => {
    expect(parseMarkdown('    a quiet start').map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(parseMarkdown('a scene\n---\nanother').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'rule',
      'paragraph',
    ]);
  });

  it('shows tags, entities and definitions as they were written', () => {
    for (const hostile of [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      'a <b onclick="x()">b</b> c',
      '<!-- hidden -->',
      '&lt;script&gt;',
      '[a]: http://example.invalid',
    ]) {
      expect(letters(parseMarkdown(hostile))).toBe(hostile);
    }
  });

  it('loads no picture: it becomes a link to it', () => {
    expect(parseMarkdown('![a cat](https://example.com/cat.png)')).toEqual([
      paragraph({ kind: 'link', href: 'https://example.com/cat.png', children: [text('a cat')] }),
    ]);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#x0A;script:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](\u0001javascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](blob:https://example.com/x)',
    '[a](/api/logout)',
    '[a](//example.invalid/x)',
    '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
    '<javascript:alert(1)>',
    'javascript:alert(1)',
  ])('makes no link of %s', (hostile) => {
    const read = parseMarkdown(hostile);
    expect(links(read)).toEqual([]);
    expect(letters(read)).not.toBe('');
  });

  it('makes links to the web and to mail', () => {
    const read = parseMarkdown(
      '[a](https://example.com/a?b=c) http://example.org/x mail@example.com <https://example.net>',
    );
    expect(links(read)).toEqual([
      'https://example.com/a?b=c',
      'http://example.org/x',
      'mailto:mail@example.com',
      'https://example.net/',
    ]);
  });

  it('survives nesting without end, and shows it as written', () => {
    for (const hostile of ['>'.repeat(8_000), '- '.repeat(4_000), '*'.repeat(8_000)]) {
      expect(parseMarkdown(hostile).length).toBeGreaterThan(0);
    }
    expect(letters(parseMarkdown(`${'> '.repeat(60)}deep`))).toContain('deep');
  });

  it('keeps every letter of the text', () => {
    const said = 'a **b *c* d** e *f** g* ***h***';
    expect(letters(parseMarkdown(said)).replaceAll(/[* ]/g, '')).toBe('abcdefgh');
  });
});
