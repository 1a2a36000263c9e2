// The calls of dashboards and system reports (specification 2.3, data and systemReport).
import { z } from 'zod';
import { Day, endpoint, paged } from '../core/index.ts';
import { exportFiles, exportLimits } from '../exports/index.ts';
import { TeamMember, TeamQuery, visitErrors } from '../visits/index.ts';
import { dashboardErrors as errors } from './dashboards.errors.ts';
import {
  ActiveUser,
  ActiveUserQuery,
  BoardExportQuery,
  ChannelBoard,
  ChannelPeopleQuery,
  ChannelPerson,
  MassSend,
  MassSendPeopleQuery,
  MassSendQuery,
  PeriodQuery,
  SalesBoard,
  SalesHospitalQuery,
  SalesHospitals,
  SalesQuery,
  UseReport,
} from './dashboards.schema.ts';
import { Metric } from './metrics.schema.ts';

const board = { permission: 'data:dashboards:read' } as const;
const report = { permission: 'systemReport:dashboards:read' } as const;

export const dashboardEndpoints = {
  team: endpoint({
    method: 'GET',
    path: '/v2/dashboard/team',
    summary: { zh: '团队拜访指标，供驾驶舱使用', en: 'Figures of the team for the manager dashboard' },
    access: board,
    query: TeamQuery,
    output: z.array(TeamMember),
    errors: [visitErrors.cycleTooLong],
  }),
  daily: endpoint({
    method: 'GET',
    path: '/v2/report/daily',
    summary: { zh: '日报：每位成员一天的拜访', en: 'Daily report: the visits of each member on one day' },
    access: report,
    query: z.strictObject({ day: Day }),
    output: z.array(TeamMember),
    errors: [],
  }),
  sales: endpoint({
    method: 'GET',
    path: '/v2/dashboard/sales',
    summary: {
      zh: '医院销售：达成、同比、产品与区域',
      en: 'Hospital sales: target, year before, products and regions',
    },
    access: board,
    query: SalesQuery,
    output: SalesBoard,
    errors: [errors.badPeriod],
  }),
  salesHospitals: endpoint({
    method: 'GET',
    path: '/v2/dashboard/sales-hospitals',
    summary: { zh: '销售数字背后的医院', en: 'Hospitals behind a figure of sales' },
    access: board,
    query: SalesHospitalQuery,
    output: SalesHospitals,
    errors: [errors.badPeriod],
  }),
  channels: endpoint({
    method: 'GET',
    path: '/v2/dashboard/channels',
    summary: { zh: '渠道成效', en: 'Effect of channels' },
    access: board,
    query: PeriodQuery,
    output: ChannelBoard,
    errors: [errors.badPeriod],
  }),
  channelPeople: endpoint({
    method: 'GET',
    path: '/v2/dashboard/channel-people',
    summary: { zh: '渠道成效背后的医生', en: 'Doctors behind the effect of channels' },
    access: board,
    query: ChannelPeopleQuery,
    output: paged(ChannelPerson),
    errors: [errors.badPeriod],
  }),
  export: endpoint({
    method: 'GET',
    path: '/v2/dashboard/export',
    summary: { zh: '看板导出为工作簿，每个图块一张表', en: 'A board as a workbook, one sheet for each tile' },
    access: { permission: 'data:dashboards:export' },
    query: BoardExportQuery,
    output: exportFiles,
    errors: [errors.badPeriod, ...exportLimits],
    effect: 'job',
  }),
  massSends: endpoint({
    method: 'GET',
    path: '/v2/report/mass-sends',
    summary: { zh: '群发记录', en: 'Mass sends' },
    access: report,
    query: MassSendQuery,
    output: paged(MassSend),
    errors: [errors.badPeriod],
  }),
  massSendPeople: endpoint({
    method: 'GET',
    path: '/v2/report/mass-send-people',
    summary: { zh: '群发背后的医生', en: 'Doctors behind a mass send' },
    access: report,
    query: MassSendPeopleQuery,
    output: paged(ChannelPerson),
    errors: [],
  }),
  listReportMetrics: endpoint({
    method: 'GET',
    path: '/v2/report/metrics',
    summary: {
      zh: '系统报表指标的口径、单位、负责方、来源与时效',
      en: 'Definition, unit, owner, sources and age limit of the metrics of system reports',
    },
    access: report,
    output: z.array(Metric),
    errors: [],
  }),
  activeUsers: endpoint({
    method: 'GET',
    path: '/v2/report/active-users',
    summary: { zh: '使用过系统的用户', en: 'Users who opened a page' },
    access: report,
    query: ActiveUserQuery,
    output: paged(ActiveUser),
    errors: [errors.badPeriod],
  }),
  use: endpoint({
    method: 'GET',
    path: '/v2/report/use',
    summary: { zh: '系统使用分析', en: 'System use analysis' },
    access: report,
    query: PeriodQuery,
    output: UseReport,
    errors: [errors.badPeriod],
  }),
};
