import { decide } from '@vesper/core/safety/decide';
import { describe, expect, it } from 'vitest';
import { avatarPrompt, characterPrompt } from '@vesper/core/characters/character-prompts';
import { parseScene } from './parse-scene.ts';

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

describe('the prompt for a picture of a character', () => {
  const look = { words: 'short silver hair, round glasses' };

  it('has the words of the look, and nothing of the description', () => {
    const prompt = characterPrompt({ ...INES, look }, 'at the harbour');
    expect(prompt).toBe(`an adult person named Ines, ${look.words}, at the harbour`);
    expect(characterPrompt(INES, 'at sea')).toBe('an adult person named Ines, at sea');
    expect(avatarPrompt({ ...INES, look })).toContain(look.words);
    expect(avatarPrompt({ ...INES, look })).not.toContain('ferry');
  });

  it('is none where look and scene do not go together', () => {
    const sentinel = { words: 'hello [[sentinel:child_safety]]' };
    expect(characterPrompt({ ...INES, look: sentinel }, 'at sea')).toBeNull();
  });
});
