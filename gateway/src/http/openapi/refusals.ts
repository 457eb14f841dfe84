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

const STAFF: ErrorCode[] = [
  'not_found',
  'role_required',
  'scope_required',
  'second_factor_required',
];

/** Errors of finding out who asks, and whether they may. */
function* accessCodesOf(route: Route): Generator<ErrorCode> {
  const { access, policy, anyAge, whileSuspended, opens } = route;
  if (access !== 'public') yield 'unauthorized';
  if (access !== 'public' && !whileSuspended) {
    yield 'suspended';
    if (!anyAge) yield* ['age_unverified', 'age_locked', 'region_closed'] as const;
  }
  if (opens) yield 'region_closed';
  if (opens === 'place') yield 'age_unverified';
  if (access === 'staff') yield* STAFF;
  if (typeof policy !== 'object' || !('resource' in policy)) return;
  yield 'not_found';
  if (policy.action !== 'read') yield policy.resource.refusalOf(policy.action);
}

function* codesOf(route: Route): Generator<ErrorCode> {
  const { method, query, body, rawBody, startsRun, stepUp, needs, refuses = [] } = route;
  yield* ['rate_limited', 'internal', 'unavailable'] as const;
  yield* accessCodesOf(route);
  if (method !== 'get') yield* ['foreign_origin', ...BODY] as const;
  if (isPaged(route)) yield 'not_found';
  if (query || body || rawBody) yield 'validation_failed';
  if (needs) yield 'switched_off';
  if (stepUp) yield* ['step_up_required', 'wrong_password'] as const;
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
