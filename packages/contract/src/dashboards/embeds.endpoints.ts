// The address of the shared dashboard of a report or of a menu entry, signed where the enterprise has a secret for it (specification 2.3, systemReport; 3, menu entry).
import { z } from 'zod';
import { Id, Moment, endpoint, maybe } from '../core/index.ts';
import { sharedReports } from '../enterprises/index.ts';
import { dashboardErrors as errors } from './dashboards.errors.ts';

/** How long a signed address opens. */
export const EMBED_MINUTES = 10;

export const Embed = z.object({
  address: z.string().describe('For a frame; a signed one is a secret of its reader while it lasts'),
  expiresAt: maybe(Moment).describe('Null: the dashboard is public and the address lasts'),
});
export type Embed = z.infer<typeof Embed>;

export const embedEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v2/dashboard/embed/{report}',
    summary: {
      zh: '系统报表的共享看板地址，设置了密钥时带签名',
      en: "Address of a report's shared dashboard, signed where a secret is set",
    },
    access: { permission: 'systemReport:dashboards:read' },
    params: z.strictObject({ report: z.enum(sharedReports) }),
    output: Embed,
    errors: [errors.noSharedDashboard],
  }),
  findOfMenu: endpoint({
    method: 'GET',
    path: '/v2/dashboard/embed/menu/{menuId}',
    summary: {
      zh: '菜单所带看板的地址，设置了密钥时带签名',
      en: 'Address of the dashboard that a menu entry names, signed where a secret is set',
    },
    access: 'session',
    params: z.strictObject({ menuId: Id.describe('An entry that the reader holds') }),
    output: Embed,
    errors: [errors.noSharedDashboard],
  }),
};
