// How a team does: coverage, frequency, on-time, joint visits, for each member, on the screen and as a file (product 2d, visits).
import type { ExportAsk } from '@yijian/contract/exports';
import type { TeamMember, TeamQuery } from '@yijian/contract/visits';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { exportSheet } from '../../exports/index.ts';
import { requireDays } from '../cycles/period.policy.ts';
import { selectTeamFigures, type TeamRow } from './team-figures.sql.ts';

export async function listTeamFigures(context: Context, { from, to }: TeamQuery): Promise<TeamMember[]> {
  requireDays({ from, to, field: 'query.to' }, context.language);
  const { sql, user, language, clock } = context;
  return (await selectTeamFigures(sql, { viewer: user, from, to, language, now: clock.now() })).map(shown);
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function shown({ hasPlan, days, handedIn, late, ...row }: TeamRow): TeamMember {
  return {
    ...row,
    coverage: share(row.covered, row.targets),
    frequency: hasPlan ? share(row.done, row.goals) : null,
    perDay: share(row.visits, days),
    onTime: share(handedIn - late, handedIn),
  };
}

type Line = Readonly<Record<string, string | number>>;

const columns: readonly SheetColumn<Line>[] = [
  { key: 'userName', zh: '成员', en: 'Member', width: 12 },
  { key: 'organizationName', zh: '组织', en: 'Organization', width: 20 },
  { key: 'targets', zh: '目标医生', en: 'Targets', width: 10 },
  { key: 'covered', zh: '已覆盖', en: 'Covered', width: 10 },
  { key: 'coverage', zh: '覆盖率', en: 'Coverage', width: 10 },
  { key: 'goals', zh: '目标次数', en: 'Goal', width: 10 },
  { key: 'done', zh: '完成次数', en: 'Done', width: 10 },
  { key: 'frequency', zh: '频率达成', en: 'Frequency', width: 10 },
  { key: 'visits', zh: '有效拜访', en: 'Visits', width: 10 },
  { key: 'perDay', zh: '日均拜访', en: 'Per day', width: 10 },
  { key: 'onTime', zh: '按时提交', en: 'On time', width: 10 },
  { key: 'joint', zh: '协访', en: 'Joint', width: 8 },
  { key: 'planned', zh: '待执行计划', en: 'Planned', width: 12 },
  { key: 'exceptions', zh: '异常', en: 'Exceptions', width: 8 },
];

const percent = (value: number | null): string => (value === null ? '' : `${(value * 100).toFixed(1)}%`);

export async function exportTeamFigures(context: Context, asked: TeamQuery & ExportAsk): Promise<FileReply> {
  requireDays({ ...asked, field: 'query.to' }, context.language);
  const name = context.language === 'zh' ? '团队拜访指标' : 'team-visits';
  const select = async (most: number, reader: Context): Promise<Line[]> =>
    (await listTeamFigures(reader, asked)).slice(0, most).map((row) => ({
      ...row,
      coverage: percent(row.coverage),
      frequency: percent(row.frequency),
      onTime: percent(row.onTime),
      perDay: row.perDay === null ? '' : row.perDay.toFixed(1),
    }));
  return exportSheet(context, { resource: 'visits', asked: { ...asked }, name, columns, select });
}
