import { describe, expect, it, vi } from 'vitest';
import { serverEvents } from '@vesper/core/contract/events';
import { createDispatch } from './dispatch.ts';

const runId = 'f'.repeat(24);

function setUp() {
  const run = vi.fn();
  const rejected = vi.fn();
  const table = createDispatch(
    { ready: vi.fn(), run, balance: vi.fn(), notification: vi.fn(), role: vi.fn() },
    rejected,
  );
  const send = (name: string, payload: unknown) =>
    table.find((entry) => entry.name === name)?.receive(payload);
  return { table, run, rejected, send };
}

describe('the dispatch table', () => {
  it('knows every event of the contract', () => {
    const names = setUp().table.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(serverEvents).toSorted());
  });

  it('hands run events on with their name', () => {
    const { run, send } = setUp();
    send('run:delta', { runId, seq: 3, text: 'hi' });
    expect(run).toHaveBeenCalledWith({ event: 'run:delta', runId, seq: 3, text: 'hi' });
  });

  it('drops and reports what does not fit', () => {
    const { run, rejected, send } = setUp();
    send('run:delta', { runId, seq: 0, text: 'hi' });
    send('run:delta', 'nonsense');
    send('balance', { tokens: -1 });
    expect(run).not.toHaveBeenCalled();
    expect(rejected.mock.calls).toEqual([['run:delta'], ['run:delta'], ['balance']]);
  });
});
