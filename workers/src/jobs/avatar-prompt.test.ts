import { decide } from '@vesper/core/safety/decide';
import { describe, expect, it } from 'vitest';
import { parseScene } from '../builtin/painter/parse-scene.ts';
import { avatarPrompt } from './avatar-prompt.ts';

const INES = {
  name: 'Ines Duarte',
  description: '{{char}} is a ferry captain, 44, who knows every current of the bay.',
  traits: ['Calm', 'Wise'],
};

const allowed = (prompt: string) => decide(prompt, { kind: 'prompt' }).allowed;

describe('the prompt for a face', () => {
  it('asks for an adult, tells of traits and scene, and gives the first name alone', () => {
    const prompt = avatarPrompt(INES);
    expect(prompt).toContain('portrait of an adult');
    expect(prompt).toContain('named Ines,');
    expect(prompt).toContain('calm, wise');
    expect(prompt).toContain('ferry captain');
    expect(avatarPrompt({ ...INES, description: null })).not.toContain('Duarte');
  });

  it('makes the built-in painter paint a portrait, whatever is said', () => {
    for (const description of [INES.description, null, 'A fox by a castle in the snow.']) {
      const prompt = avatarPrompt({ ...INES, description });
      const scene = parseScene({ prompt, quality: 'standard', style: 'natural', seed: 1 });
      expect(scene.subjects.map(({ kind }) => kind)).toContain('portrait');
    }
  });

  it('leaves out what has no place in a picture, however long the text is', () => {
    const refused = { ...INES, description: 'hello [[sentinel:child_safety]]' };
    const everywhere = { ...refused, name: refused.description, traits: [refused.description] };
    for (const character of [refused, everywhere]) {
      const prompt = avatarPrompt(character);
      expect(allowed(prompt)).toBe(true);
      expect(prompt).toContain('portrait of an adult');
      expect(prompt).not.toContain('sentinel');
    }
    const long = { ...INES, description: 'waves '.repeat(4_000) };
    expect(avatarPrompt(long).length).toBeLessThan(500);
  });
});
