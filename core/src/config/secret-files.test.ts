import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { withSecretFiles } from './secret-files.ts';

let folder = '';
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vesper-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a secret in a file', () => {
  it('becomes the variable, without the line end that editors add', () => {
    const env = { REDIS_URL_FILE: file('redis', 'redis://u:p@redis:6379\n'), PORT: '80' };
    expect(withSecretFiles(env)).toEqual({ REDIS_URL: 'redis://u:p@redis:6379', PORT: '80' });
  });

  it('can be the key of any model, and leaves files that are no secrets alone', () => {
    const env = {
      LARGE_API_KEY_FILE: file('large', 'abc'),
      MODELS_FILE: '/models.json',
      CHAT_MODEL_FILE: '/models/x.gguf',
    };
    const { LARGE_API_KEY, ...rest } = withSecretFiles(env);
    expect(LARGE_API_KEY).toBe('abc');
    expect(rest).toEqual({ MODELS_FILE: '/models.json', CHAT_MODEL_FILE: '/models/x.gguf' });
  });

  it('that is missing, empty or set twice stops the start: every one is named, none is shown', () => {
    const read = () =>
      withSecretFiles({
        MONGODB_URI_FILE: join(folder, 'nowhere'),
        SESSION_KEYS_FILE: file('empty', '\n'),
        REDIS_URL_FILE: file('twice', 'a hidden word'),
        REDIS_URL: 'redis://open',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /MONGODB_URI_FILE: .*read[^]*SESSION_KEYS_FILE: .*empty[^]*REDIS_URL_FILE/,
    );
    expect(read).not.toThrow('a hidden word');
  });
});
