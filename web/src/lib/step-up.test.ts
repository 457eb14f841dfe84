import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hasCode } from './api-error.ts';
import { request } from './request.ts';
import { onStepUp } from './step-up.ts';

const refusal = () =>
  new Response(JSON.stringify({ message: 'Please confirm.', code: 'step_up_required' }), {
    status: 403,
  });
const done = () => new Response('{"ok":true}');
const call = () => request(z.object({ ok: z.boolean() }), 'DELETE', '/api/thing');

afterEach(() => vi.unstubAllGlobals());

it('a call that needs a confirmation is made again once it was given', async () => {
  const fetch = vi.fn().mockResolvedValueOnce(refusal()).mockResolvedValueOnce(done());
  vi.stubGlobal('fetch', fetch);
  const stop = onStepUp(() => Promise.resolve(true));
  expect(await call()).toEqual({ ok: true });
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

it('it fails where somebody thinks better of it, and where nothing asks', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(refusal())),
  );
  const stop = onStepUp(() => Promise.resolve(false));
  await expect(call()).rejects.toSatisfy((error) => hasCode(error, 'step_up_required'));
  stop();
  await expect(call()).rejects.toSatisfy((error) => hasCode(error, 'step_up_required'));
});
