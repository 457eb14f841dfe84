import type { ImageView } from '@vesper/core/contract/image';
import { describe, expect, it } from 'vitest';
import { PICTURE } from '../../data/image/image.fixtures.ts';
import { creations, subjectOf } from './subject.ts';

const image = (id: string, status: ImageView['status']): ImageView => ({ ...PICTURE, id, status });

describe('the picture in hand', () => {
  it('is the chosen one', () => {
    const list = [image('new', 'pending'), image('old', 'complete')];
    expect(subjectOf(list, 'old')?.id).toBe('old');
  });

  it('is the newest when the chosen one is gone', () => {
    expect(subjectOf([image('new', 'complete')], 'deleted')?.id).toBe('new');
  });

  it('is one being made after a reload', () => {
    expect(subjectOf([image('a', 'pending'), image('b', 'complete')], null)?.id).toBe('a');
  });

  it('is the one at work where others wait', () => {
    const list = [image('b', 'pending'), image('a', 'pending'), image('c', 'complete')];
    expect(subjectOf(list, null)?.id).toBe('a');
  });

  it('is a failure only when nothing newer exists', () => {
    expect(subjectOf([image('a', 'failed'), image('b', 'complete')], null)?.id).toBe('a');
    expect(subjectOf([image('a', 'complete'), image('b', 'failed')], null)?.id).toBe('a');
    expect(subjectOf([image('a', 'stopped'), image('b', 'failed')], null)).toBeUndefined();
  });

  it('is none when there is none', () => {
    expect(subjectOf([], null)).toBeUndefined();
  });
});

it('the grid holds what is finished and what is on its way', () => {
  const list = [image('a', 'pending'), image('b', 'failed'), image('c', 'complete')];
  expect(creations(list).map(({ id }) => id)).toEqual(['a', 'c']);
});
