import { ERRORS, type ErrorCode } from '@vesper/core/contract/errors';
import { isPaged } from './is-paged.ts';
import type { Route } from '../route.ts';

/** Errors of reading a body, which is tried also where none is wanted. */
const BODY: ErrorCode[] = ['malformed_json', 'payload_too_large', 'unsupported_media_type'];

/** Errors of starting a run once per key, and of waiting for its end. */
const RUN: ErrorCode[] = [
  'insufficient_tokens',
  'request_in_flight',
  'idempotency_mismatch',
  'validation_failed',
  'content_refused',
  'run_failed',
];

function* codesOf(route: Route): Generator<ErrorCode> {
  const { access, method, policy, query, body, rawBody, startsRun, refuses = [] } = route;
  yield* ['rate_limited', 'internal', 'unavailable'] as const;
  if (access === 'user') yield 'unauthorized';
  if (method !== 'get') yield* ['foreign_origin', ...BODY] as const;
  if (typeof policy === 'object') {
    yield 'not_found';
    if (policy.action !== 'read') yield policy.resource.refusalOf(policy.action);
  }
  if (isPaged(route)) yield 'not_found';
  if (query || body || rawBody) yield 'validation_failed';
  if (startsRun) yield* RUN;
  yield* refuses;
}

/** The errors that a route can answer with, by status: what its declaration implies, and its own. */
export function refusalsOf(route: Route): Map<number, Set<ErrorCode>> {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codesOf(route)) {
    const [status] = ERRORS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  return byStatus;
}
