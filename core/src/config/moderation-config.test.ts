import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const BASE = { MODERATION_BASE_URL: 'https://moderation.example/v1' };
const policyOf = (MODERATION_POLICY: string) =>
  loadConfig({ ...BASE, MODERATION_POLICY }).moderation?.policy;

describe('moderation', () => {
  it('is our own rules alone until a server is named, and fails closed with one', () => {
    expect(loadConfig({}).moderation).toBeUndefined();
    expect(loadConfig(BASE).moderation).toMatchObject({
      model: 'omni-moderation-latest',
      policy: { 'sexual/minors': 0.2 },
      onFailure: 'closed',
    });
  });

  it('always refuses one category, which a policy can make stricter', () => {
    expect(policyOf('{"self-harm/instructions": 0.8}')).toEqual({
      'sexual/minors': 0.2,
      'self-harm/instructions': 0.8,
    });
    expect(policyOf('{"sexual/minors": 0.05}')).toEqual({ 'sexual/minors': 0.05 });
  });

  it.each([
    ['a category for adults', '{"sexual": 0.5}'],
    ['a category that does not exist', '{"violense": 0.5}'],
    ['a score above all', '{"hate": 2}'],
    ['a score that refuses everything', '{"hate": 0}'],
    ['the one category switched off', '{"sexual/minors": 0.9}'],
    ['a word', 'strict'],
    ['a list', '[0.5]'],
  ])('does not start with %s in its policy, and names it', (_, policy) => {
    expect(() => policyOf(policy)).toThrow(ConfigError);
    expect(() => policyOf(policy)).toThrow('MODERATION_POLICY');
  });
});
