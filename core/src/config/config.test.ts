import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  SESSION_KEYS: 'a key for tests that is long enough to sign',
  PUBLIC_URL: 'https://vesper.example',
};
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };

describe('production', () => {
  it('needs to know how many proxies there are where https ends at one', () => {
    const alone = { ...PRODUCTION, TRUSTED_PROXIES: '0' };
    expect(() => loadConfig(alone)).toThrow(/TRUSTED_PROXIES/);
    expect(loadConfig({ ...alone, PUBLIC_URL: 'http://localhost:3000' }).trustedProxies).toBe(0);
  });

  it('starts with an https address, and without one on the own machine alone', () => {
    expect(loadConfig(PRODUCTION).secureCookies).toBe(true);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80']) {
      expect(loadConfig({ ...PRODUCTION, PUBLIC_URL }).secureCookies).toBe(false);
    }
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://vesper.example' }],
    ['S3_ACCESS_KEY', { ...S3, S3_ACCESS_KEY: 'minioadmin' }],
    ['S3_ACCESS_KEY', { ...S3, S3_SECRET_KEY: 'minioadmin' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'demo' }],
    ['VEROTEL_SIGNATURE_KEY', { PAYMENT_PROVIDER: 'verotel', VEROTEL_SHOP_ID: '1' }],
    ['SESSION_KEYS', { SESSION_KEYS: 'short' }],
    ['SESSION_KEYS', { SESSION_KEYS: 'minioadmin'.repeat(4) }],
    ['LOAD_TEST_KEY', { LOAD_TEST_KEY: 'minioadmin'.repeat(4) }],
    ['MONGODB_URI', { MONGODB_URI: 'mongodb://vesper:minioadmin@a:1,b:2/vesper' }],
    ['REDIS_URL', { REDIS_URL: 'redis://:minioadmin@cache:6379' }],
  ])('does not start with a bad %s, and says so without its value', (name, change) => {
    const start = () => loadConfig({ ...PRODUCTION, ...change });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(name);
    expect(start).not.toThrow('minioadmin');
  });
});

it.each(['CHAT_ENGINE', 'IMAGE_ENGINE', 'STORY_ENGINE'])(
  '%s names an engine that exists',
  (name) => {
    expect(() => loadConfig({ [name]: 'builtin' })).not.toThrow();
    const start = () => loadConfig({ [name]: 'oracle' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(name);
    expect(start).not.toThrow('oracle');
  },
);

it('the numbers have no place at the port of the public', () => {
  const start = () => loadConfig({ PORT: '3000', METRICS_PORT: '3000' });
  expect(start).toThrow('METRICS_PORT');
  expect(loadConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
});

it('development starts with nothing set, and with the credentials of a trial server', () => {
  expect(loadConfig({}).production).toBe(false);
  const trial = { ...S3, S3_ACCESS_KEY: 'minioadmin', S3_SECRET_KEY: 'minioadmin' };
  expect(loadConfig(trial).s3?.accessKey).toBe('minioadmin');
});

it.each([
  [{}, 'shown'],
  [{ PRIVATE_PICTURES: 'mild' }, 'off'],
  [{ PRIVATE_PICTURES: 'mild', PICTURE_PREVIEWS: 'checked' }, 'checked'],
])('of a picture under way is seen with %j: %s', (env, previews) => {
  expect(loadConfig(env).pictures.previews).toBe(previews);
});

it('what is to be mild is not shown unchecked on the way', () => {
  const start = () => loadConfig({ PRIVATE_PICTURES: 'mild', PICTURE_PREVIEWS: 'shown' });
  expect(start).toThrow('PICTURE_PREVIEWS');
});
