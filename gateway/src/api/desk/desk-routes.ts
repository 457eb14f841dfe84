import { deskMe, DESK_ACTION_NAMES } from '@vesper/core/contract/desk/actions';
import { deskOverview } from '@vesper/core/contract/desk/overview';
import { deskLegal } from '@vesper/core/contract/desk/setting';
import { LEGAL_TEXTS } from '@vesper/core/contract/legal-texts';
import { Consent } from '@vesper/core/models/consent';
import { can } from '@vesper/core/policies/desk';
import { route, type Route } from '../../http/route.ts';
import { announcementRoutes } from './announcement-routes.ts';
import { deskAuditRoutes } from './audit-routes.ts';
import { deskCaseRoutes } from './cases/case-routes.ts';
import { deskCodeRoutes } from './code-routes.ts';
import { deskErasureRoutes } from './erasure-steps.ts';
import { deskKeyRoutes } from './key-routes.ts';
import { deskMemberRoutes } from './member-routes.ts';
import { deskMemberStepRoutes } from './member-steps.ts';
import { deskOrderRoutes } from './order-routes.ts';
import { deskModelRoutes } from './model-routes.ts';
import { readOverview } from './overview.ts';
import { deskRunRoutes } from './run-routes.ts';
import { deskSettingRoutes } from './setting-routes.ts';
import { deskTokenRoutes } from './token-steps.ts';

const me = route({
  method: 'get',
  path: '/api/desk/me',
  access: 'staff',
  policy: { desk: 'any' },
  summary: 'What the one who asks may do at the desk.',
  responses: { 200: deskMe },
  async handler({ staff }) {
    const actions = DESK_ACTION_NAMES.filter((action) => can(staff, action));
    return { status: 200, body: { role: staff.role, actions } };
  },
});

const overview = route({
  method: 'get',
  path: '/api/desk/overview',
  access: 'staff',
  policy: { desk: 'overview.read' },
  summary: 'Who is live, what runs and waits, which model is away, and the last day in counters.',
  responses: { 200: deskOverview },
  handler: async ({ context }) => ({ status: 200, body: await readOverview(context) }),
});

const legal = route({
  method: 'get',
  path: '/api/desk/legal',
  access: 'staff',
  policy: { desk: 'settings.read' },
  summary: 'The versions of the legal texts, and how many agreed to those that ask for it.',
  responses: { 200: deskLegal },
  async handler() {
    const texts = await Promise.all(
      LEGAL_TEXTS.map(async ({ name, version, path, consent }) => {
        const given = { kind: consent, version, withdrawnAt: null };
        const agreed = consent ? await Consent.countDocuments(given) : null;
        return { name, version, path, agreed };
      }),
    );
    return { status: 200, body: { texts } };
  },
});

/** Everything of the desk: for moderators and operators, and for scripts with a key. */
export const deskRoutes: Route[] = [
  me,
  overview,
  legal,
  ...deskMemberRoutes,
  ...deskMemberStepRoutes,
  ...deskTokenRoutes,
  ...deskErasureRoutes,
  ...deskRunRoutes,
  ...deskOrderRoutes,
  ...deskModelRoutes,
  ...deskSettingRoutes,
  ...announcementRoutes,
  ...deskAuditRoutes,
  ...deskCaseRoutes,
  ...deskCodeRoutes,
  ...deskKeyRoutes,
];
