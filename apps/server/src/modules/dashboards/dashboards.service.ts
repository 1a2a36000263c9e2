// Boards of sales and of channels under the row scope of their reader (product 3.19).
import {
  reportChannels,
  type ChannelBoard,
  type ChannelPeopleQuery,
  type ChannelPerson,
  type PeriodQuery,
  type SalesBoard,
  type SalesHospitalQuery,
  type SalesHospitals,
  type SalesQuery,
} from '@yijian/contract/dashboards';
import { daysBefore, type Paged } from '@yijian/contract/core';
import type { Context } from '../../platform/http/index.ts';
import { selectChannelPeople, selectChannels, selectChannelWeeks, type ChannelRow } from './channels.sql.ts';
import { SALES_LIMIT } from './boards/sales-words.policy.ts';
import { staleSince } from './metrics/freshness.policy.ts';
import { selectNewestSales } from './metrics/freshness.sql.ts';
import { requirePeriod } from './periods.policy.ts';
import { pageOf, personOf } from './rows.policy.ts';
import { selectSalesBoard, selectSalesHospitals } from './sales.sql.ts';

export async function findSalesBoard(context: Context, query: SalesQuery): Promise<SalesBoard> {
  requirePeriod(query, context.language);
  const { productId = [], ...period } = query;
  const { sql, user: viewer, language, clock } = context;
  const board = await selectSalesBoard(sql, { viewer, language, ...period, productIds: productId });
  const newest = await selectNewestSales(sql);
  return { ...board, staleSince: staleSince(newest, { limitDays: SALES_LIMIT, to: query.to, now: clock.now() }) };
}

export async function listSalesHospitals(context: Context, query: SalesHospitalQuery): Promise<SalesHospitals> {
  requirePeriod(query, context.language);
  const { productId: productIds = [], sort, regionId, ...asked } = query;
  const { sql, user: viewer, language } = context;
  const byGap = sort?.startsWith('gap') === true;
  const found = await selectSalesHospitals(sql, { ...asked, viewer, language, productIds, regionId, byGap });
  return { ...found, content: [...found.content], totalIsExact: true };
}

export async function findChannelBoard(context: Context, period: PeriodQuery): Promise<ChannelBoard> {
  requirePeriod(period, context.language);
  const { sql, user: viewer, clock } = context;
  const now = await selectChannels(sql, { viewer, ...period });
  const before = await selectChannels(sql, { viewer, ...daysBefore(period) });
  const rowOf = (rows: readonly ChannelRow[], channel: ChannelRow['channel']): Omit<ChannelRow, 'channel'> =>
    rows.find((row) => row.channel === channel) ?? { sent: 0, received: 0, answered: 0, acts: 0, people: 0 };
  return {
    asOf: clock.now().toISOString(),
    people: rowOf(now, null).people,
    previousPeople: rowOf(before, null).people,
    channels: reportChannels.map((channel) => ({
      ...rowOf(now, channel),
      channel,
      previousPeople: rowOf(before, channel).people,
    })),
    weeks: await selectChannelWeeks(sql, { viewer, ...period }),
  };
}

export function listChannelPeople(context: Context, query: ChannelPeopleQuery): Promise<Paged<ChannelPerson>> {
  requirePeriod(query, context.language);
  const { sql, user: viewer, language } = context;
  const { from, to, channel: channels, kind } = query;
  return pageOf(query, {
    select: (page) => selectChannelPeople(sql, { viewer, language, from, to, channels, kind, ...page }),
    shown: personOf,
  });
}
