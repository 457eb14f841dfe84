import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { assertModelFiles, modelFileProblem, modelFileWarning } from './model-file-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'vesper-model-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const model = join(folder, 'small.gguf');
writeFileSync(model, 'GGUF and the rest of it');
const letter = join(folder, 'letter.gguf');
writeFileSync(letter, 'Dear Ada');

describe('a model file', () => {
  it('that could be one has no problem', () => {
    expect(modelFileProblem(model)).toBeUndefined();
  });

  it.each([
    ['is missing', join(folder, 'none.gguf'), /none\.gguf does not exist/],
    ['is a folder', folder, /is not a file/],
    ['is something else', letter, /letter\.gguf is not a GGUF file/],
  ])('that %s is named with its path', (_, path, message) => {
    expect(modelFileProblem(path)).toMatch(message);
  });

  it('that is larger than the memory is refused before it is loaded', () => {
    expect(modelFileProblem(model, 10)).toMatch(/needs 0\.0 GB of memory/);
  });

  it('that is larger than what is free is warned of', () => {
    expect(modelFileWarning(model, 10)).toMatch(/0\.0 GB are free: it will be slow/);
    expect(modelFileWarning(model, 1_000)).toBeUndefined();
  });
});

describe('the configuration of a model file', () => {
  it('makes the file speak', () => {
    const config = loadConfig({ CHAT_MODEL_FILE: model, CHAT_MODEL_SEQUENCES: '3' });
    const one = { engine: 'file', file: model, sequences: 3, name: 'small' };
    expect(config.chatModels).toMatchObject([one]);
    expect(() => assertModelFiles(config)).not.toThrow();
  });

  it.each([
    [{ CHAT_ENGINE: 'file' }, /CHAT_MODEL_FILE: set the path/],
    [{ CHAT_MODEL_FILE: model, CHAT_BASE_URL: 'http://127.0.0.1:1/v1' }, /leave it out/],
    [{ CHAT_MODEL_FILE: model, CHAT_MODEL_SEQUENCES: '0' }, /CHAT_MODEL_SEQUENCES/],
  ])('does not start with %o', (env, message) => {
    expect(() => assertModelFiles(loadConfig(env))).toThrow(message);
  });
});
