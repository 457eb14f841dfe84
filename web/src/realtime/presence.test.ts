import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';
import { startPresence } from './presence.ts';

function tab(visible: boolean) {
  const changes = createEmitter<[]>();
  const state = { visible };
  const tell = vi.fn();
  const presence = startPresence({ visible: () => state.visible, onChange: changes.on, tell });
  const turn = (next: boolean): void => {
    state.visible = next;
    changes.emit();
  };
  return { presence, tell, turn };
}

describe('presence', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is told on every connection and on every change', () => {
    const { presence, tell, turn } = tab(true);
    presence.connected();
    turn(false);
    turn(true);
    presence.connected();
    expect(tell.mock.calls).toEqual([[true], [false], [true], [true]]);
  });

  it('is repeated every minute, but only while the tab is in front', () => {
    const { tell, turn } = tab(true);
    vi.advanceTimersByTime(125_000);
    expect(tell.mock.calls).toEqual([[true], [true]]);
    turn(false);
    vi.advanceTimersByTime(300_000);
    expect(tell.mock.calls).toEqual([[true], [true], [false]]);
  });

  it('ends with the session', () => {
    const { presence, tell, turn } = tab(true);
    presence.stop();
    turn(false);
    vi.advanceTimersByTime(120_000);
    expect(tell).not.toHaveBeenCalled();
  });
});
