import type { RequestContext } from '../request.ts';

/** RFC 7240: whether the client wants 202 at once and the rest over the socket. */
export function prefersAsync(ctx: RequestContext): boolean {
  return ctx
    .get('Prefer')
    .split(',')
    .some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

export const ASYNC_APPLIED = { 'Preference-Applied': 'respond-async' } as const;
