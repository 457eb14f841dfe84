import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeWords } from '../image-presets/compose-words.ts';
import { readImagePresets } from './image-presets.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'vesper-presets-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function read(content: unknown) {
  const path = join(dir, 'presets.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readImagePresets(path, ['ink']);
}

const oil = { id: 'oil', name: 'Oil', prompt: 'oil painting of {prompt}, thick strokes' };

it('styles of a file come before the built-in ones, and stand in their place', () => {
  const own = { ...oil, id: 'ink', name: 'Our ink', models: ['ink'], steps: 20 };
  const { presets, lists, problems } = read({ presets: [oil, own], wildcards: { Tree: ['oak'] } });
  expect(problems).toEqual([]);
  expect(presets.slice(0, 2).map(({ name }) => name)).toEqual(['Oil', 'Our ink']);
  expect(presets.filter(({ id }) => id === 'ink')).toHaveLength(1);
  expect(presets.length).toBeGreaterThan(5);
  expect(lists.get('tree')).toEqual(['oak']);
  expect(lists.has('animal')).toBe(true);
  const bare = read({ builtin: false, presets: [oil] });
  expect([bare.presets.length, bare.lists.size]).toEqual([1, 0]);
});

it('what is wrong in a file is named by its place', () => {
  const wrong = (content: unknown) => read(content).problems.join('\n');
  expect(wrong({ presets: [{ ...oil, prompt: 'oil' }] })).toBe(
    'IMAGE_PRESETS_FILE: presets[0].prompt: must have {prompt} once, where the words of the member go',
  );
  expect(wrong({ presets: [oil, oil] })).toContain('presets[1].id: another style has the same id');
  expect(wrong({ presets: [{ ...oil, models: ['gone'] }] })).toContain(
    'presets[0].models: there is no',
  );
  expect(wrong({ presets: [{ ...oil, id: 'Big One' }] })).toContain('presets[0].id: must be small');
  expect(wrong({ presets: [{ ...oil, colour: 'red' }] })).toContain('presets[0]');
  expect(wrong({ wildcards: { a: ['__a__'] } })).toContain(
    'wildcards.a: its words lead in a circle',
  );
  expect(wrong('{"presets": [')).toMatch(/^IMAGE_PRESETS_FILE: this is no JSON/);
  const missing = readImagePresets(join(dir, 'gone.json'), []);
  expect(missing.problems).toEqual(['IMAGE_PRESETS_FILE: this file cannot be read.']);
});

it('words go into a style as they are', () => {
  const style = { prompt: 'oil of {prompt}', negativePrompt: 'text' };
  expect(composeWords({ prompt: '$& {prompt}', negativePrompt: 'fog' }, style, true)).toEqual({
    ...{ prompt: 'oil of $& {prompt}', negativePrompt: 'fog, text' },
  });
  expect(composeWords({ prompt: 'a pier' }, style, false).negativePrompt).toBeNull();
});
