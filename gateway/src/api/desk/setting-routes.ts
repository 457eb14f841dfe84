import { z } from 'zod';
import { audited } from '@vesper/core/audit/audit-log';
import {
  changeSettingRequest,
  deskSetting,
  deskSettings,
} from '@vesper/core/contract/desk/setting';
import { SETTING_NAMES } from '@vesper/core/settings/settings-table';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/desk/settings',
  access: 'staff',
  policy: { desk: 'settings.read' },
  summary: 'Everything that can be changed while the product runs, with its version.',
  responses: { 200: deskSettings },
  handler: async ({ context }) => ({ status: 200, body: { settings: context.settings.all() } }),
});

const change = route({
  method: 'put',
  path: '/api/desk/settings/:name',
  access: 'staff',
  policy: { desk: 'settings.change' },
  summary: 'Changes a setting in every process; who changes an older version is told so.',
  params: z.object({ name: z.enum(SETTING_NAMES) }),
  body: changeSettingRequest,
  responses: { 200: deskSetting },
  refuses: ['changed_meanwhile'],
  async handler({ context, params: { name }, body: { value, version, reason }, staff }) {
    const target = { kind: 'setting', id: name };
    const step = { action: 'settings.change', target, reason, details: { version } };
    const changed = await audited(context, staff, step, () =>
      context.settings.change(name, { value, version, by: staff.userId }),
    );
    return { status: 200, body: changed };
  },
});

export const deskSettingRoutes: Route[] = [list, change];
