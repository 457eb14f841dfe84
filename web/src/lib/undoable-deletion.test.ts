import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { chooseToastAction, dismissToast, toastStore } from './toast-store.ts';
import { undoQueue } from './undo-queue.ts';
import { createUndoableDeletion } from './undoable-deletion.ts';

const THING = { id: 'a', title: 'Dusk' };

function deletion(send: () => Promise<unknown>) {
  const sent = vi.fn(send);
  const dropped: string[] = [];
  const { remove } = createUndoableDeletion<typeof THING>({
    send: sent,
    drop: (id) => dropped.push(id),
    deleted: ({ title }) => ({ title: `${title} deleted`, kind: 'info' }),
    failed: () => ({ title: 'Not deleted', kind: 'failure' }),
  });
  return { remove, sent, dropped };
}
const toast = () => toastStore.getState().toast;
const closeToast = () => dismissToast(toast()?.id ?? 0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  toastStore.setState({ toast: undefined });
});

it('is sent when its toast has gone, and once', async () => {
  const { remove, sent, dropped } = deletion(async () => undefined);
  remove(THING);
  remove(THING);
  expect(toast()?.title).toBe('Dusk deleted');
  expect(sent).not.toHaveBeenCalled();
  closeToast();
  await vi.waitFor(() => expect(dropped).toEqual(['a']));
  expect(sent).toHaveBeenCalledExactlyOnceWith('a', { keepalive: false });
});

it('is not sent when it is undone', async () => {
  const { remove, sent } = deletion(async () => undefined);
  remove(THING);
  chooseToastAction(toast()?.id ?? 0);
  await undoQueue.flush();
  expect(sent).not.toHaveBeenCalled();
});

it('outlives the page that is left before its toast has gone', async () => {
  const { remove, sent } = deletion(async () => undefined);
  remove(THING);
  await undoQueue.flush();
  expect(sent).toHaveBeenCalledExactlyOnceWith('a', { keepalive: true });
});

it('counts as done when the thing is gone already', async () => {
  const { remove, dropped } = deletion(async () => {
    throw new ApiError(404, 'Not Found', '');
  });
  remove(THING);
  await undoQueue.flush();
  expect(dropped).toEqual(['a']);
});

it('says that it failed, and keeps the thing', async () => {
  const { remove, dropped } = deletion(async () => {
    throw new ApiError(503, 'Unavailable', '');
  });
  remove(THING);
  await undoQueue.flush();
  expect(toast()?.title).toBe('Not deleted');
  expect(dropped).toEqual([]);
});
