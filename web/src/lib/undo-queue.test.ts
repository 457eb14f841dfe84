import { describe, expect, it, vi } from 'vitest';
import { createUndoQueue } from './undo-queue.ts';

function entry() {
  return { commit: vi.fn(() => Promise.resolve()), restore: vi.fn() };
}

describe('what can be undone', () => {
  it('is put back by undo and never sent after that', async () => {
    const queue = createUndoQueue();
    const one = entry();
    queue.add('one', one);
    queue.undo('one');
    await queue.commit('one');
    await queue.flush();
    expect(one.restore).toHaveBeenCalledOnce();
    expect(one.commit).not.toHaveBeenCalled();
  });

  it('is sent once, whatever comes after', async () => {
    const queue = createUndoQueue();
    const one = entry();
    queue.add('one', one);
    await queue.commit('one');
    await queue.commit('one');
    queue.undo('one');
    await queue.flush();
    expect(one.commit.mock.calls).toEqual([[{ leaving: false }]]);
    expect(one.restore).not.toHaveBeenCalled();
  });

  it('is sent at once when the page is left, the others too, even if one of them fails', async () => {
    const queue = createUndoQueue();
    const bad = { ...entry(), commit: vi.fn(() => Promise.reject(new Error('no network'))) };
    const good = entry();
    queue.add('bad', bad);
    queue.add('good', good);
    await queue.flush();
    expect(bad.commit).toHaveBeenCalledOnce();
    expect(good.commit.mock.calls).toEqual([[{ leaving: true }]]);
  });

  it('waits once, however often it is asked for', () => {
    const queue = createUndoQueue();
    expect(queue.add('one', entry())).toBe(true);
    expect(queue.add('one', entry())).toBe(false);
    expect(queue.has('one')).toBe(true);
  });
});
