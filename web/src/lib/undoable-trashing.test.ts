import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { chooseToastAction, dismissToast, toastStore } from './toast-store.ts';
import { createUndoableTrashing } from './undoable-trashing.ts';

const [A, B] = [{ id: 'a' }, { id: 'b' }];

function trashing(send: () => Promise<unknown>, restore = async (): Promise<unknown> => undefined) {
  const [sent, restored] = [vi.fn(send), vi.fn(restore)];
  const dropped: string[] = [];
  const { remove } = createUndoableTrashing<typeof A>({
    ...{ send: sent, restore: restored, drop: (id: string) => dropped.push(id) },
    deleted: (things) => ({ title: `${things.length} deleted`, kind: 'info' }),
    failed: () => ({ title: 'Not deleted', kind: 'failure' }),
    notRestored: () => ({ title: 'Not restored', kind: 'failure' }),
  });
  return { remove, sent, restored, dropped };
}
const toast = () => toastStore.getState().toast;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  toastStore.setState({ toast: undefined });
});

it('is sent at once, and once; what was held goes with the toast', async () => {
  const { remove, sent, dropped } = trashing(async () => undefined);
  remove([A, B]);
  remove([A]);
  expect(toast()?.title).toBe('2 deleted');
  expect(sent).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  expect(dropped).toEqual([]);
  dismissToast(toast()?.id ?? 0);
  await vi.waitFor(() => expect(dropped).toEqual(['a', 'b']));
});

it('is taken back when it is undone, after it has arrived', async () => {
  const order: string[] = [];
  const { remove, dropped } = trashing(
    async () => order.push('sent'),
    async () => order.push('restored'),
  );
  remove([A]);
  chooseToastAction(toast()?.id ?? 0);
  await vi.waitFor(() => expect(order).toEqual(['sent', 'restored']));
  expect(dropped).toEqual([]);
});

it('says so when it did not work, and loses nothing', async () => {
  const { remove, restored, dropped } = trashing(async () => {
    throw new ApiError(503, 'Away', '');
  });
  remove([A]);
  await vi.waitFor(() => expect(toast()?.title).toBe('Not deleted'));
  expect([dropped, restored.mock.calls]).toEqual([[], []]);
});

it('says so when it could not be taken back', async () => {
  const { remove, dropped } = trashing(
    async () => undefined,
    async () => {
      throw new ApiError(503, 'Away', '');
    },
  );
  remove([A]);
  chooseToastAction(toast()?.id ?? 0);
  await vi.waitFor(() => expect(toast()?.title).toBe('Not restored'));
  expect(dropped).toEqual(['a']);
});
