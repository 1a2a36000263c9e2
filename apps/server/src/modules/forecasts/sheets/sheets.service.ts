// Forecasts as they are read: by person with sums and accuracy, one with its lines, history and what may be done (product: forecast).
import type { Paged } from '@yijian/contract/core';
import {
  forecastErrors as errors,
  type ForecastSheet,
  type SheetDetail,
  type SheetQuery,
} from '@yijian/contract/forecasts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { actionsOn } from '../forecasts.policy.ts';
import { selectLines } from './figures.sql.ts';
import { countSheetsOf, isCycle, selectLog, selectSheet, selectSheetsOf, type SheetRow } from './sheets.sql.ts';

export async function listForecastSheets(context: Context, wanted: SheetQuery): Promise<Paged<ForecastSheet>> {
  const { sql, user, language } = context;
  if (!(await isCycle(sql, wanted.cycleId))) throw fail(errors.cycleNotFound);
  const rows = await selectSheetsOf(sql, { viewer: user, language }, wanted);
  const totalElements = await countSheetsOf(sql, user, wanted);
  return { content: rows.map(shown), totalElements, totalIsExact: true };
}

export async function findForecastSheet(context: Context, id: string): Promise<SheetDetail> {
  const { sql, user, language, clock } = context;
  const row = await selectSheet(sql, { viewer: user, language }, id);
  if (row === undefined) throw fail(errors.notFound);
  const { cycleName, cycleState, months, recentMonths, opensOn, closesOn } = row;
  const round = { state: cycleState, stateBy: row.cycleStateBy, stateAt: row.cycleStateAt, opensOn, closesOn };
  const reader = { isFiller: row.person.id === user.id, may: (permission: string) => isAllowed(user, permission) };
  const log = await selectLog(sql, id, language);
  return {
    ...shown(row),
    cycleName,
    cycleState,
    months,
    recentMonths,
    closesOn,
    actions: actionsOn(row.state, round, dayInShanghai(clock.now()), reader),
    grid: await selectLines(sql, id, language),
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}

function shown(row: SheetRow): ForecastSheet {
  const { id, cycleId, person, organizationName, state, stateBy, reason, version, lines, filled, sums, accuracy } = row;
  return {
    id,
    cycleId,
    person,
    organizationName,
    state,
    stateBy,
    stateAt: row.stateAt.toISOString(),
    reason,
    version,
    lines,
    filled,
    sums,
    accuracy,
  };
}
