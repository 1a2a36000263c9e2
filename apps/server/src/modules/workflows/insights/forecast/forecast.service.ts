// When running processes will probably be over, with the evidence it rests on (product: approval control tower).
import type { Forecast } from '@yijian/contract/workflows';
import type { Context } from '../../../../platform/http/index.ts';
import { loadDefinition } from '../../engine/models/models.service.ts';
import { nodeNameOf } from '../../instances/shown.policy.ts';
import { remainingOf, type Remaining } from './forecast.policy.ts';
import { selectHistory, selectStandings, type History, type StandingRow } from './forecast.sql.ts';

/** Forecasts of those of the instances that run, by their ids; one look at the history for each kind of process. */
export async function forecastsOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Forecast>> {
  if (ids.length === 0) return new Map();
  const standings = await selectStandings(context.sql, ids);
  const kinds = [...new Set(standings.map(({ definitionId }) => definitionId))];
  const histories = new Map<string, History>();
  for (const id of kinds) histories.set(id, await selectHistory(context.sql, id));
  const found = new Map<string, Forecast>();
  for (const row of standings) {
    const forecast = await forecastOf(context, { row, history: histories.get(row.definitionId)! });
    found.set(row.id, forecast);
  }
  return found;
}

async function forecastOf(
  context: Context,
  { row, history }: { row: StandingRow; history: History },
): Promise<Forecast> {
  const now = context.clock.now();
  const since = (moment: string | Date): number => Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000);
  const left = remainingOf(history, {
    at: row.at.map(({ nodeId, since: from }) => ({ nodeId, seconds: since(from) })),
    ran: since(row.startedAt),
  });
  const at = (seconds: number | undefined): string | null =>
    seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString();
  return {
    basis: left.basis,
    cases: left.cases,
    nodeName: await nameOf(context, row, left),
    median: at(left.median),
    late: at(left.late),
  };
}

async function nameOf(context: Context, row: StandingRow, left: Remaining): Promise<string> {
  if (left.nodeId === undefined) return '';
  const { model } = await loadDefinition(context, row.versionId);
  return nodeNameOf(model.nodes[left.nodeId], context.language) ?? row.at[0]?.name ?? '';
}
