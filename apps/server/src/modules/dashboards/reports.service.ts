// System reports: what was sent to many doctors, and how the product itself is used (specification 2.3, systemReport).
import type { Paged } from '@yijian/contract/core';
import type { MassSend, MassSendQuery, PeriodQuery, UseReport } from '@yijian/contract/dashboards';
import type { Context } from '../../platform/http/index.ts';
import { selectMassSends } from './channels.sql.ts';
import { periodBefore, requirePeriod } from './periods.policy.ts';
import { selectUse } from './use.sql.ts';

export async function listMassSends(context: Context, query: MassSendQuery): Promise<Paged<MassSend>> {
  requirePeriod(query, context.language);
  const { from, to, channel, page, size } = query;
  const rows = await selectMassSends(context.sql, { viewer: context.user, from, to, channel, page, size });
  const content = rows.map(({ day, channel: over, subject, doctors, answered }) => ({
    day,
    channel: over,
    subject,
    doctors,
    answered,
  }));
  const [first] =
    rows.length > 0 || page === 0
      ? rows
      : await selectMassSends(context.sql, { viewer: context.user, from, to, channel, page: 0, size: 1 });
  return { content, totalElements: first?.total ?? 0, totalIsExact: true };
}

export async function findUseReport(context: Context, period: PeriodQuery): Promise<UseReport> {
  requirePeriod(period, context.language);
  const { sql, user: viewer, language } = context;
  return selectUse(sql, { viewer, language, before: periodBefore(period), ...period });
}
