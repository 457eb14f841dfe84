import { modelSettings, type ModelSettings } from '@vesper/core/contract/model-settings';
import { deskModel } from '@vesper/core/contract/desk/model';
import { describe, expect, it } from 'vitest';
import { audienceIn, keyIn, settingsIn, valuesOf } from './model-values.ts';

const modelOf = (settings: ModelSettings) =>
  deskModel.parse({
    ...{ id: settings.id, name: 'A', source: null, isFixed: false, isDefault: false, isOff: false },
    ...{ audience: ['pro'], settings, key: 'kept', version: 3, changedAt: null, state: 'up' },
    ...{ firstWordMs: null, serverModel: null, contextTokens: null },
  });

const SERVER = modelSettings.parse({
  ...{ engine: 'openai', id: 'a', name: 'A', baseUrl: 'http://127.0.0.1:1/v1', price: 2 },
  ...{ sampler: { temperature: 0.7, frequencyPenalty: 0.5 }, concurrency: 4, thinking: 'hide' },
});

describe('the form of a model', () => {
  it.each([
    SERVER,
    modelSettings.parse({ engine: 'file', id: 'f', file: '/m.gguf', sequences: 3 }),
    modelSettings.parse({ engine: 'builtin', id: 'b', description: 'Quick.' }),
  ])('changes nothing that nobody touched: $engine', (settings) => {
    const sent = settingsIn(valuesOf(modelOf(settings)), settings);
    expect(modelSettings.parse(sent)).toEqual(settings);
  });

  it('leaves what is no number for the contract to refuse, and takes a comma for a point', () => {
    const values = { ...valuesOf(modelOf(SERVER)), price: 'two', temperature: '0,9' };
    const parsed = modelSettings.safeParse(settingsIn(values, SERVER));
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['price']);
    expect(settingsIn(values, SERVER)).toMatchObject({ sampler: { temperature: 0.9 } });
  });

  it('sends a key only when one was entered or taken away', () => {
    const values = valuesOf(modelOf(SERVER));
    expect(keyIn(values)).toEqual({});
    expect(keyIn({ ...values, apiKey: ' sk-1 ' })).toEqual({ apiKey: 'sk-1' });
    expect(keyIn({ ...values, dropsKey: true })).toEqual({ apiKey: null });
    expect(audienceIn(values)).toEqual(['pro']);
  });
});
