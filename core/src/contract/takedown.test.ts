import { expect, it } from 'vitest';
import { subjectAt } from './takedown.ts';

const one = 'a'.repeat(24);
const other = 'b'.repeat(24);

it.each([
  [`https://vesper.example/gallery/${one}`, { type: 'image', id: one }],
  [`https://vesper.example/creators/${other}/${one}?x=1`, { type: 'image', id: one }],
  [`/media/images/${one}/display.webp`, { type: 'image', id: one }],
  [`/media/images/${one}.png`, { type: 'image', id: one }],
  [`https://vesper.example/characters/${one}`, { type: 'character', id: one }],
  [`https://vesper.example/creators/${one}`, { type: 'profile', id: one }],
  ['https://elsewhere.example/picture.png', null],
  ['a picture of mine', null],
])('%s leads to %o', (link, subject) => {
  expect(subjectAt(link)).toEqual(subject);
});
