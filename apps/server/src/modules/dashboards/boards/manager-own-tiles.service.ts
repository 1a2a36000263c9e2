// Tiles of the figures that are the manager dashboard's own: heads, costs, content, approvals, requests to verify.
import type { Context } from '../../../platform/http/index.ts';
import { findManagerFigures } from '../manager/manager-figures.service.ts';
import { managerUnits as units, managerWords as words } from './manager-words.policy.ts';
import { figureTile, ratioOf, type Say, type Tile, type TileAsked } from './tile.policy.ts';

interface Asked {
  readonly period: TileAsked;
  readonly say: Say;
}

const HOUR = 3600;
const hours = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round((seconds / HOUR) * 10) / 10;
const yuan = (value: number | null): number | null => (value === null ? null : Math.round(value));

export async function ownTiles(context: Context, { period, say }: Asked): Promise<Tile[]> {
  const { asOf, meetings, content, approvals, verifications } = await findManagerFigures(context, period);
  const tiles: Tile[] = [];
  if (meetings !== null)
    tiles.push(
      figureTile(say, {
        ...words.heads,
        unit: units.heads,
        asOf,
        value: meetings.heads,
        before: meetings.previousHeads,
      }),
      figureTile(say, {
        ...words.headCost,
        unit: units.yuan,
        asOf,
        value: yuan(ratioOf(meetings.cost, meetings.heads)),
        before: yuan(ratioOf(meetings.previousCost, meetings.previousHeads)),
        parts: [[{ zh: '实际费用', en: 'Confirmed costs' }, yuan(meetings.cost)]],
      }),
    );
  tiles.push(
    figureTile(say, {
      ...words.content,
      unit: units.doctors,
      asOf,
      value: content.received,
      before: content.previousReceived,
      parts: [[{ zh: '有互动的医生', en: 'Engaged doctors' }, content.engaged]],
    }),
  );
  if (approvals !== null)
    tiles.push(
      figureTile(say, {
        ...words.approvals,
        unit: units.hours,
        asOf,
        value: hours(approvals.medianSeconds),
        before: hours(approvals.previousMedianSeconds),
        parts: [
          [{ zh: '已决定的任务', en: 'Tasks decided' }, approvals.decided],
          [{ zh: '有时限的任务', en: 'Tasks with a limit' }, approvals.limited],
          [{ zh: '超时决定', en: 'Decided late' }, approvals.late],
        ],
      }),
    );
  if (verifications !== null)
    tiles.push(figureTile(say, { ...words.verifications, unit: units.requests, asOf, value: verifications }));
  return tiles;
}
