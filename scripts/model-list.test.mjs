import { expect, it } from 'vitest';
import { fittingModel, MODELS } from './model-list.mjs';

it.each([
  [{ memory: 2, cores: 8 }, undefined],
  [{ memory: 4, cores: 2 }, 'qwen2.5-1.5b'],
  [{ memory: 64, cores: 2 }, 'qwen2.5-1.5b'],
  [{ memory: 7.8, cores: 4 }, 'qwen3-4b'],
  [{ memory: 16, cores: 8 }, 'qwen2.5-7b'],
  [{ memory: 32, cores: 16 }, 'mistral-nemo-12b'],
])('for %o the choice is %s', (machine, id) => {
  expect(fittingModel(machine)?.id).toBe(id);
});

it('each model has a fixed address, a size that fits its memory, and a checksum', () => {
  for (const { url, size, sha256, memory, license } of MODELS) {
    expect(url).toMatch(/^https:\/\/huggingface\.co\/.+\/resolve\/[0-9a-f]{40}$/);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(size).toBeLessThan(memory * 1e9 * 0.5);
    expect(license).toBe('Apache-2.0');
  }
});
