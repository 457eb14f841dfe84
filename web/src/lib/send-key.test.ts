import { describe, expect, it } from 'vitest';
import { isSendKey } from './send-key.ts';

const press = (over: Partial<Parameters<typeof isSendKey>[0]>) =>
  isSendKey({
    key: 'Enter',
    keyCode: 13,
    isComposing: false,
    shiftKey: false,
    altKey: false,
    ...over,
  });

describe('Enter', () => {
  it('sends', () => {
    expect(press({})).toBe(true);
  });

  it('makes a new line with Shift', () => {
    expect(press({ shiftKey: true })).toBe(false);
  });

  it('belongs to the input method while it composes', () => {
    expect(press({ isComposing: true })).toBe(false);
    expect(press({ keyCode: 229 })).toBe(false);
  });

  it('is the only key that sends', () => {
    expect(press({ key: 'a', keyCode: 65 })).toBe(false);
  });
});
