import { describe, expect, it } from 'vitest';
import { stageWords } from './run-words.ts';

describe('what is said about a picture being made', () => {
  it('is its position in the line', () => {
    expect(stageWords({ stage: 'queued', position: 3 })).toBe('3rd in line');
    expect(stageWords({ stage: 'queued', position: 1 })).toBe('Next in line');
  });

  it('is the stage it is in', () => {
    expect(stageWords({ stage: 'rendering' })).toBe('Painting');
    expect(stageWords(undefined)).toBe('Waiting for its turn');
  });

  it('is something even for a stage that it does not know', () => {
    expect(stageWords({ stage: 'upscaling' })).toBe('Working');
  });
});
