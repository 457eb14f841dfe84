import type { Call, World } from './permission-world.ts';

const nobody = 'f'.repeat(24);
const reason = 'A test of the desk';
const at = (it: World, rest = ''): string => `/api/desk/cases/${it.case}${rest}`;

/** The rows of reports, of what is asked to be taken down, and of the desk's cases. */
export const CASE_ROWS: Record<string, (world: World) => Call> = {
  // Only what one can see can be reported; so all are told the same of what is not there.
  'post /api/reports': () => ({
    path: '/api/reports',
    body: { subject: { type: 'image', id: nobody }, reason: 'spam' },
    refusal: 'not_found',
  }),
  'get /api/reports': () => ({ path: '/api/reports' }),
  'get /api/decisions': () => ({ path: '/api/decisions' }),
  // Nobody has decided yet.
  'post /api/decisions/:id/appeal': (it) => ({
    path: `/api/decisions/${it.case}/appeal`,
    body: { words: 'Please look again.' },
    refusal: 'not_found',
  }),
  'post /api/takedowns': () => ({
    path: '/api/takedowns',
    body: {
      ...{ name: 'Ada', contact: 'ada@example.com', link: `/gallery/${nobody}` },
      ...{ goodFaith: true, signature: 'Ada' },
    },
    // This stack has no key to seal such a form with.
    refusal: 'unavailable',
  }),
  'post /api/takedowns/status': () => ({
    path: '/api/takedowns/status',
    body: { receipt: 'a'.repeat(20) },
    refusal: 'not_found',
  }),
  'get /api/blocks': () => ({ path: '/api/blocks' }),
  'put /api/blocks': () => ({ path: '/api/blocks', body: { userId: nobody, isBlocked: false } }),
  'post /api/made-here': () => ({
    path: '/api/made-here',
    body: {},
    refusal: 'unsupported_media_type',
  }),
  'get /api/transparency': () => ({ path: '/api/transparency' }),
  'get /api/desk/cases': () => ({ path: '/api/desk/cases' }),
  'get /api/desk/cases/:id': (it) => ({ path: at(it) }),
  // Somebody else is working on the case of this table.
  'post /api/desk/cases/:id/claim': (it) => ({ path: at(it, '/claim'), refusal: 'case_claimed' }),
  'delete /api/desk/cases/:id/claim': (it) => ({
    path: at(it, '/claim'),
    refusal: 'case_unclaimed',
  }),
  'post /api/desk/cases/:id/escalation': (it) => ({
    path: at(it, '/escalation'),
    body: { reason },
    refusal: 'case_unclaimed',
  }),
  'post /api/desk/cases/:id/picture': (it) => ({
    path: at(it, '/picture'),
    refusal: 'case_unclaimed',
  }),
  'post /api/desk/cases/:id/decision': (it) => ({
    path: at(it, '/decision'),
    body: { action: 'dismiss', facts: reason },
    refusal: 'case_unclaimed',
  }),
};
