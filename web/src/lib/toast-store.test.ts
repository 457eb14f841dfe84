import { TIMING } from '@vesper/core/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseToastAction,
  dismissToast,
  holdToast,
  pauseToast,
  restoreToast,
  resumeToast,
  showToast,
  showToastAfterReload,
  toastStore,
} from './toast-store.ts';

const shown = () => toastStore.getState().toast;

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        items.set(key, value);
      },
      removeItem: (key: string) => {
        items.delete(key);
      },
    });
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are shown one at a time, the newest replacing the other', () => {
    showToast({ title: 'One', kind: 'info' });
    showToast({ title: 'Two', kind: 'info' });
    expect(shown()?.title).toBe('Two');
  });

  it('stay for five seconds', () => {
    showToast({ title: 'One', kind: 'success' });
    vi.advanceTimersByTime(TIMING.toast - 1);
    expect(shown()?.title).toBe('One');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
  });

  it('give a replacement its own five seconds', () => {
    showToast({ title: 'One', kind: 'info' });
    vi.advanceTimersByTime(TIMING.toast - 100);
    showToast({ title: 'Two', kind: 'info' });
    vi.advanceTimersByTime(TIMING.toast - 100);
    expect(shown()?.title).toBe('Two');
  });

  it('wait while the focus is in them', () => {
    showToast({ title: 'One', kind: 'failure' });
    pauseToast();
    vi.advanceTimersByTime(TIMING.toast * 3);
    expect(shown()?.title).toBe('One');
    resumeToast();
    vi.advanceTimersByTime(TIMING.toast);
    expect(shown()).toBeUndefined();
  });

  it('go in the end although a pointer rests on them', () => {
    showToast({ title: 'One', kind: 'info' });
    holdToast();
    vi.advanceTimersByTime(TIMING.toast * 2);
    expect(shown()?.title).toBe('One');
    vi.advanceTimersByTime(TIMING.toast * 2);
    expect(shown()).toBeUndefined();
  });

  it('are not taken away by the dismissal of an older one', () => {
    showToast({ title: 'One', kind: 'info' });
    const old = shown()?.id ?? -1;
    showToast({ title: 'Two', kind: 'info' });
    dismissToast(old);
    expect(shown()?.title).toBe('Two');
  });

  it('survive a reload once', () => {
    showToastAfterReload({ title: 'Welcome back!', description: 'Hello.', kind: 'success' });
    restoreToast();
    expect(shown()).toMatchObject({ title: 'Welcome back!', description: 'Hello.' });
    dismissToast(shown()?.id ?? -1);
    restoreToast();
    expect(shown()).toBeUndefined();
  });

  it('tell once that they went, unless their action was chosen', () => {
    const gone = vi.fn();
    const undo = vi.fn();
    const choice = { onGone: gone, action: { label: 'Undo', onSelect: undo } };
    showToast({ title: 'Deleted', kind: 'success', ...choice });
    chooseToastAction(shown()?.id ?? 0);
    vi.runAllTimers();
    expect([undo.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);

    showToast({ title: 'Deleted', kind: 'success', ...choice });
    showToast({ title: 'Another', kind: 'info' });
    expect([undo.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);

    showToast({ title: 'Deleted', kind: 'success', ...choice });
    vi.runAllTimers();
    expect([undo.mock.calls.length, gone.mock.calls.length]).toEqual([1, 2]);
  });
});
