import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { longWork, onUnauthorized, request } from './request.ts';

function answer(status: number, text: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(status === 204 ? null : text, { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('sends cookies and a JSON body', async () => {
    const fetch = answer(200, '{"ok":true}');
    await request(z.object({ ok: z.boolean() }), 'POST', '/api/x', { body: { a: 1 } });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/x');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
  });

  it('refuses an answer that does not fit the contract', async () => {
    answer(200, '{"ok":"yes"}');
    await expect(request(z.object({ ok: z.boolean() }), 'GET', '/api/x')).rejects.toThrow(
      z.ZodError,
    );
  });

  it('reads an empty answer as null', async () => {
    answer(204, '');
    await expect(request(z.null(), 'DELETE', '/api/x')).resolves.toBeNull();
  });

  it('throws the status and the body of a failure', async () => {
    answer(409, '{"message":"busy"}');
    await expect(request(z.null(), 'GET', '/api/x')).rejects.toThrow('409: {"message":"busy"}');
  });

  it('announces a lost session once per answer', async () => {
    answer(401, '{"message":"Unauthorized"}');
    const listener = vi.fn();
    const stop = onUnauthorized(listener);
    await expect(request(z.null(), 'GET', '/api/x')).rejects.toThrow('401');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await expect(request(z.null(), 'GET', '/api/x')).rejects.toThrow('401');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about 401 where nobody needs to be signed in', async () => {
    answer(401, '{"message":"Invalid email or password."}');
    const listener = vi.fn();
    const stop = onUnauthorized(listener);
    await expect(request(z.null(), 'POST', '/api/signin', { anonymous: true })).rejects.toThrow();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('asks for long work without waiting, under a key', () => {
    expect(longWork('abc')).toEqual({ prefer: 'respond-async', 'idempotency-key': 'abc' });
  });
});
