import { afterEach, expect, it, vi } from 'vitest';
import { keepOfflinePage } from './offline-page.ts';

const register = vi.fn(() => Promise.resolve());
const unregister = vi.fn(() => Promise.resolve(true));
const forget = vi.fn((_name: string) => Promise.resolve(true));

function stubBrowser(): void {
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['offline-page-1', 'of somebody else']),
    delete: forget,
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('the worker is installed where the page is wanted', async () => {
  stubBrowser();
  await keepOfflinePage(true);
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(unregister).not.toHaveBeenCalled();
});

it('where it is not wanted any more, worker and page go, and nothing else', async () => {
  stubBrowser();
  await keepOfflinePage(false);
  expect(register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(forget.mock.calls).toEqual([['offline-page-1']]);
});

it('a browser that refuses workers is left in peace', async () => {
  stubBrowser();
  register.mockRejectedValueOnce(new Error('SecurityError'));
  await expect(keepOfflinePage(true)).resolves.toBeUndefined();
});
