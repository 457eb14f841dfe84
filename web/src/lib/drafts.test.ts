import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDraft, saveDraft } from './drafts.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
    removeItem: (key: string) => {
      items.delete(key);
    },
    get length() {
      return items.size;
    },
  };
}

describe('drafts', () => {
  let storage: ReturnType<typeof memoryStorage>;
  beforeEach(() => {
    storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are kept per user and field', () => {
    saveDraft('ann', 'image-prompt', 'a lighthouse');
    saveDraft('ann', 'chat', 'hello');
    expect(loadDraft('ann', 'image-prompt')).toBe('a lighthouse');
    expect(loadDraft('ann', 'chat')).toBe('hello');
    expect(loadDraft('bob', 'image-prompt')).toBe('');
  });

  it('leave nothing behind once emptied', () => {
    saveDraft('ann', 'chat', 'hello');
    saveDraft('ann', 'chat', '');
    expect(storage.length).toBe(0);
  });

  it('never stop anybody from typing when the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => saveDraft('ann', 'chat', 'hello')).not.toThrow();
    expect(loadDraft('ann', 'chat')).toBe('hello');
  });
});
