// System reports: what was sent to many doctors, and how the product itself is used (specification 2.3, systemReport).
import { daysBefore, type Paged } from '@yijian/contract/core';
import type {
  ActiveUser,
  ActiveUserQuery,
  ChannelPerson,
  MassSend,
  MassSendPeopleQuery,
  MassSendQuery,
  PeriodQuery,
  UseReport,
} from '@yijian/contract/dashboards';
import type { Context } from '../../platform/http/index.ts';
import { selectMassSends, selectSendPeople } from './channels.sql.ts';
import { requirePeriod } from './periods.policy.ts';
import { pageOf, personOf } from './rows.policy.ts';
import { selectActiveUsers, selectUse } from './use.sql.ts';

export function listMassSends(context: Context, query: MassSendQuery): Promise<Paged<MassSend>> {
  requirePeriod(query, context.language);
  const { sql, user: viewer } = context;
  const { from, to, channel: over } = query;
  return pageOf(query, {
    select: (page) => selectMassSends(sql, { viewer, from, to, channel: over, ...page }),
    shown: ({ day, channel, subject, doctors, answered }) => ({ day, channel, subject, doctors, answered }),
  });
}

export function listMassSendPeople(context: Context, query: MassSendPeopleQuery): Promise<Paged<ChannelPerson>> {
  const { sql, user: viewer, language } = context;
  const { day, channel, subject, kind } = query;
  return pageOf(query, {
    select: (page) => selectSendPeople(sql, { viewer, language, day, channel, subject, kind, ...page }),
    shown: personOf,
  });
}

export function listActiveUsers(context: Context, query: ActiveUserQuery): Promise<Paged<ActiveUser>> {
  requirePeriod(query, context.language);
  const { sql, user: viewer, language } = context;
  const { from, to, title, roleId } = query;
  return pageOf(query, {
    select: (page) => selectActiveUsers(sql, { viewer, language, from, to, title, roleId, ...page }),
    shown: ({ userId, userName, organizationName, pages, seconds, lastAt }) => ({
      userId,
      userName,
      organizationName,
      pages,
      seconds,
      lastAt: lastAt.toISOString(),
    }),
  });
}

export async function findUseReport(context: Context, period: PeriodQuery): Promise<UseReport> {
  requirePeriod(period, context.language);
  const { sql, user: viewer, language } = context;
  return selectUse(sql, { viewer, language, before: daysBefore(period), ...period });
}
