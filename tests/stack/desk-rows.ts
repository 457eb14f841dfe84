import { randomUUID } from 'node:crypto';
import { SWITCHES_AT_FIRST } from '@vesper/core/contract/switches';
import { PASSWORD } from './person.ts';
import type { Call, World } from './permission-world.ts';

const reason = 'A test of the desk';
const LISTS = ['members', 'runs', 'audit', 'codes', 'orders', 'payment-events'] as const;

const listRows = Object.fromEntries(
  LISTS.flatMap((name) =>
    [name, `${name}.csv`].map((file) => {
      const path = `/api/desk/${file}`;
      return [`get ${path}`, () => ({ path })];
    }),
  ),
);

const member = (it: World, rest = ''): string => `/api/desk/members/${it.creator}${rest}`;
const announcement = {
  text: 'The place rests tonight.',
  startsAt: '2026-12-01T20:00:00.000Z',
} as const;

/** The rows of the desk in the table of permissions: requests about the owner of a world. */
export const DESK_ROWS: Record<string, (world: World) => Call> = {
  ...listRows,
  'get /api/announcements': () => ({ path: '/api/announcements' }),
  'get /api/desk/orders/:id': (it) => ({ path: `/api/desk/orders/${it.order}` }),
  // This stack has no payment provider, so there is no order to play with.
  'post /api/desk/orders/:id/demo': (it) => ({
    path: `/api/desk/orders/${it.order}/demo`,
    body: { kind: 'refunded', reason },
    refusal: 'not_found',
  }),
  'get /api/desk/me': () => ({ path: '/api/desk/me' }),
  'get /api/desk/overview': () => ({ path: '/api/desk/overview' }),
  'get /api/desk/legal': () => ({ path: '/api/desk/legal' }),
  'get /api/desk/members/:id': (it) => ({ path: member(it) }),
  'get /api/desk/members/:id/ledger': (it) => ({ path: member(it, '/ledger') }),
  'get /api/desk/members/:id/export': (it) => ({ path: member(it, '/export') }),
  'post /api/desk/members/:id/suspension': (it) => ({
    path: member(it, '/suspension'),
    body: { until: null, reason },
  }),
  'delete /api/desk/members/:id/suspension': (it) => ({
    path: member(it, '/suspension'),
    body: { reason },
  }),
  'post /api/desk/members/:id/strikes': (it) => ({
    path: member(it, '/strikes'),
    body: { reason },
  }),
  'delete /api/desk/members/:id/sessions': (it) => ({
    path: member(it, '/sessions'),
    body: { reason },
  }),
  'delete /api/desk/members/:id/factors': (it) => ({
    path: member(it, '/factors'),
    body: { reason },
    refusal: 'step_up_required',
  }),
  'put /api/desk/members/:id/plan': (it) => ({
    path: member(it, '/plan'),
    body: { plan: 'pro', reason },
  }),
  'put /api/desk/members/:id/role': (it) => ({
    path: member(it, '/role'),
    body: { role: 'moderator', reason, password: PASSWORD },
  }),
  'post /api/desk/members/:id/credit': (it) => ({
    path: member(it, '/credit'),
    body: { tokens: 5, reason, requestId: randomUUID() },
  }),
  'post /api/desk/members/:id/take': (it) => ({
    path: member(it, '/take'),
    body: { tokens: 1, reason, requestId: randomUUID() },
  }),
  'post /api/desk/members/:id/erasure': (it) => ({
    path: member(it, '/erasure'),
    body: { reason, password: PASSWORD },
  }),
  'delete /api/desk/members/:id/erasure': (it) => ({
    path: member(it, '/erasure'),
    body: { reason },
  }),
  'post /api/desk/members/:id/erasure/confirm': (it) => ({
    path: member(it, '/erasure/confirm'),
    body: { reason, password: PASSWORD },
  }),
  'get /api/desk/runs/failures': () => ({ path: '/api/desk/runs/failures' }),
  'post /api/desk/runs/:id/cancel': (it) => ({
    path: `/api/desk/runs/${it.run}/cancel`,
    body: { reason },
  }),
  'post /api/desk/runs/:id/retry': (it) => ({
    path: `/api/desk/runs/${it.run}/retry`,
    body: { reason },
    refusal: 'not_retryable',
  }),
  'post /api/desk/runs/:id/refund': (it) => ({
    path: `/api/desk/runs/${it.run}/refund`,
    body: { reason },
    refusal: 'not_refundable',
  }),
  'get /api/desk/image-models': () => ({ path: '/api/desk/image-models' }),
  'get /api/desk/models': () => ({ path: '/api/desk/models' }),
  'post /api/desk/models': (it) => ({
    path: '/api/desk/models',
    body: { settings: { engine: 'builtin', id: `model-${it.run}` } },
  }),
  'patch /api/desk/models/:id': () => ({
    path: '/api/desk/models/builtin',
    body: { version: 0, isOff: true },
    refusal: 'model_fixed',
  }),
  'delete /api/desk/models/:id': () => ({
    path: '/api/desk/models/builtin',
    body: { version: 0, reason },
    refusal: 'model_fixed',
  }),
  'put /api/desk/models/order': () => ({
    path: '/api/desk/models/order',
    body: { ids: ['builtin'], version: 0 },
  }),
  'post /api/desk/models/try': () => ({
    path: '/api/desk/models/try',
    body: { id: 'builtin', text: 'Hello' },
  }),
  'post /api/desk/painter/try': () => ({
    path: '/api/desk/painter/try',
    body: { prompt: 'a lake in the evening' },
  }),
  'get /api/desk/settings': () => ({ path: '/api/desk/settings' }),
  'put /api/desk/settings/:name': () => ({
    path: '/api/desk/settings/switches',
    body: { value: SWITCHES_AT_FIRST, version: 0, reason },
  }),
  'get /api/desk/announcements': () => ({ path: '/api/desk/announcements' }),
  'post /api/desk/announcements': () => ({
    path: '/api/desk/announcements',
    body: announcement,
  }),
  'put /api/desk/announcements/:id': (it) => ({
    path: `/api/desk/announcements/${it.announcement}`,
    body: { ...announcement, version: 1 },
  }),
  'get /api/desk/audit/proof': () => ({ path: '/api/desk/audit/proof' }),
  'post /api/desk/codes': () => ({
    path: '/api/desk/codes',
    body: { tokens: 5, limit: 10, reason },
  }),
  'patch /api/desk/codes/:id': (it) => ({
    path: `/api/desk/codes/${it.code}`,
    body: { isOff: true, reason },
  }),
  'get /api/desk/keys': () => ({ path: '/api/desk/keys' }),
  'post /api/desk/keys': () => ({
    path: '/api/desk/keys',
    body: { name: 'nightly', scopes: ['overview.read'] },
  }),
  'delete /api/desk/keys/:id': (it) => ({ path: `/api/desk/keys/${it.key}` }),
};
