import { expect, it } from 'vitest';
import { suggestTags } from './image-tags.ts';

it('suggests the words of a prompt that say what is to be seen', () => {
  expect(
    suggestTags('A red Lighthouse at dusk, seen from the water; the lighthouse glows'),
  ).toEqual([...['lighthouse', 'dusk', 'water', 'glows']]);
  expect(suggestTags('42 !!!')).toEqual([]);
  expect(suggestTags('Ein stürmisches Meer')).toEqual(['stürmisches', 'meer']);
});
