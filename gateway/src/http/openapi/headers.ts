import type { ErrorCode } from '@vesper/core/contract/errors';
import { LIMITS } from '@vesper/core/contract/limits';
import type { Route } from '../route.ts';
import { isPaged } from './is-paged.ts';
import type { Json } from './schema-book.ts';

const string = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of answers, described once. */
export const HEADER_COMPONENTS = {
  RequestId: {
    description: 'Names this request in the log of the operator.',
    schema: { type: 'string', format: 'uuid' },
  },
  RetryAfter: {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
  NextPage: {
    description: 'Where the list goes on: `<path?query>; rel="next"`. Absent on the last page.',
    schema: string,
  },
  PreferenceApplied: {
    description: 'That `Prefer: respond-async` was followed.',
    schema: { type: 'string', const: 'respond-async' },
  },
  Location: { description: 'Where to go.', required: true, schema: string },
  FileName: { description: 'The name to keep the file under.', required: true, schema: string },
} satisfies Record<string, Json>;

/** Headers that requests for long work may carry. */
const RUN_PARAMETERS: Json[] = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key within 24 hours gets the first answer again, and starts nothing.',
    schema: {
      type: 'string',
      minLength: LIMITS.idempotencyKeyMin,
      maxLength: LIMITS.idempotencyKeyMax,
    },
  },
  {
    name: 'Prefer',
    in: 'header',
    required: false,
    description: '`respond-async` answers 202 at once; the rest arrives over Socket.IO.',
    schema: string,
    example: 'respond-async',
  },
];

export const requestHeadersOf = ({ startsRun }: Route): Json[] => (startsRun ? RUN_PARAMETERS : []);

/** Headers of one of the answers that a route declares. */
export function answerHeadersOf(route: Route, status: number): Json {
  return {
    'X-Request-Id': ref('RequestId'),
    ...(isPaged(route) && { Link: ref('NextPage') }),
    ...(route.startsRun && status === 202 && { 'Preference-Applied': ref('PreferenceApplied') }),
    ...(status === 302 && { Location: ref('Location') }),
    ...(route.produces && { 'Content-Disposition': ref('FileName') }),
  };
}

const LATER: readonly ErrorCode[] = ['rate_limited', 'unavailable', 'request_in_flight'];

/** Headers of an answer that gives one of these errors. */
export function refusalHeadersOf(codes: ReadonlySet<ErrorCode>): Json {
  const mayWait = LATER.some((code) => codes.has(code));
  return {
    'X-Request-Id': ref('RequestId'),
    ...(mayWait && { 'Retry-After': ref('RetryAfter') }),
  };
}
