import type { ImageModelView } from '@vesper/core/contract/image-model';
import { expect, it } from 'vitest';
import { orderOf } from './order.ts';

const settings = { size: '1792x1024', quality: 'hd', style: 'natural' } as const;
const one = { modelId: null, presetId: null, count: 1 };
const style = { name: 'Ink', sampleUrl: null, steps: null, guidance: null };
const presets = [
  { ...style, id: 'ink-lines', modelIds: null },
  { ...style, id: 'for-others', modelIds: ['other'] },
];
const open = { seed: ' ', negativePrompt: '  ', steps: null, guidance: null };
const full = { seed: '0', negativePrompt: ' fog ', steps: 50, guidance: 4.5 };

const model: ImageModelView = {
  ...{ id: 'ink', name: 'Ink', description: null, sampleUrl: null, price: 2 },
  ...{ isBuiltin: false, isAway: false, sizes: ['1024x1024', '1792x1024'] },
  abilities: ['negative', 'seed', 'reference'],
  steps: { min: 10, max: 40, standard: 20, hd: 35 },
  guidance: { min: 1, max: 12, default: 6 },
};

it('an order carries what was filled in and leaves out the rest', () => {
  const nobody = { likenessId: null, characterId: null };
  const bare = {
    prompt: ' A pier ',
    settings,
    advanced: open,
    choice: one,
    presets,
    ...nobody,
  };
  expect(orderOf(bare, model)).toEqual({ prompt: 'A pier', ...settings, count: 1 });
  const wishes = {
    ...bare,
    advanced: full,
    choice: { modelId: 'ink', presetId: 'ink-lines', count: 3 },
  };
  expect(orderOf({ ...wishes, likenessId: 'me' }, model)).toEqual({
    prompt: 'A pier',
    ...settings,
    modelId: 'ink',
    presetId: 'ink-lines',
    count: 3,
    seed: 0,
    negativePrompt: 'fog',
    likenessId: 'me',
    // Within what this model takes.
    steps: 40,
    guidance: 4.5,
  });
});

it('an order asks nothing of a model that it cannot do, and no model that is gone', () => {
  const plain: ImageModelView = {
    ...model,
    ...{ abilities: [], steps: null, guidance: null, sizes: ['1024x1024'] },
  };
  const choice = { modelId: 'gone', presetId: 'for-others', count: 1 };
  const shown = { likenessId: 'me', characterId: 'ines' };
  const wishes = { prompt: 'A pier', settings, advanced: full, choice, presets, ...shown };
  expect(orderOf(wishes, plain)).toEqual({
    ...{ prompt: 'A pier', quality: 'hd', style: 'natural' },
    // Anyone can be described; nobody is shown beside oneself.
    ...{ size: '1024x1024', count: 1, characterId: 'ines' },
  });
  expect(orderOf(wishes, model)).not.toHaveProperty('characterId');
});
