// The tiles of the manager dashboard: each figure comes from the room that owns it, under the rights of the reader.
import { daysBefore } from '@yijian/contract/core';
import type { BudgetLine } from '@yijian/contract/budgets';
import { DoctorCountQuery } from '@yijian/contract/doctors';
import { MeetingFilter } from '@yijian/contract/meetings';
import { TaskNumberQuery } from '@yijian/contract/tasks';
import { handedInStates, planPace, undecidedStates, type TeamMember } from '@yijian/contract/visits';
import { listBudgets } from '../../budgets/index.ts';
import { countDoctors } from '../../doctors/index.ts';
import { countMeetings } from '../../meetings/index.ts';
import { findTaskNumbers } from '../../tasks/index.ts';
import { countVisits, listTeamFigures } from '../../visits/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { ownTiles } from './manager-own-tiles.service.ts';
import { managerLines as lines, managerUnits as units, managerWords as words } from './manager-words.policy.ts';
import { figureTile, ratioOf, type Cell, type Say, type Tile, type TileAsked } from './tile.policy.ts';

interface Asked {
  readonly period: TileAsked;
  readonly say: Say;
  readonly asOf: string;
}

export async function listManagerTiles(
  context: Context,
  { period, say }: { readonly period: TileAsked; readonly say: Say },
): Promise<Tile[]> {
  const asked = { period, say, asOf: context.clock.now().toISOString() };
  // Each on a connection of its own: a board takes as long as its longest tile.
  const [team, visits, meetings, own, waiting, budgets] = await Promise.all([
    listTeamFigures(context, period),
    visitTiles(context, asked),
    meetingTiles(context, asked),
    ownTiles(context, asked),
    waitingRows(context, asked),
    budgetTiles(context, asked),
  ]);
  return [
    ...visits,
    ...teamTiles(asked, team),
    ...meetings,
    ...own,
    exceptionTile(asked, { waiting, team }),
    ...budgets,
  ];
}

async function visitTiles(context: Context, { period, say, asOf }: Asked): Promise<Tile[]> {
  if (!isAllowed(context.user, 'customer:visits:team')) return [];
  const count = async (filter: object): Promise<number> =>
    (await countVisits(context, { whose: 'range', filter })).totalElements;
  const within = ({ from, to }: TileAsked): Promise<number> =>
    count({ startFrom: from, startTo: to, state: [...handedInStates] });
  const shared = { unit: units.visits, asOf };
  const [value, before] = [await within(period), await within(daysBefore(period))];
  return [
    figureTile(say, { ...words.handedIn, ...shared, value, before }),
    figureTile(say, { ...words.toDecide, ...shared, value: await count({ state: [...undecidedStates] }) }),
  ];
}

function teamTiles({ say, asOf }: Asked, team: readonly TeamMember[]): Tile[] {
  const sum = (of: 'covered' | 'targets' | 'done' | 'goals' | 'due' | 'joint'): number =>
    team.reduce((all, row) => all + row[of], 0);
  const { title, definition } = words.ranking;
  return [
    figureTile(say, {
      ...words.coverage,
      unit: units.ratio,
      isShare: true,
      asOf,
      value: ratioOf(sum('covered'), sum('targets')),
      parts: [
        [{ zh: '已覆盖', en: 'Covered' }, sum('covered')],
        [{ zh: '目标医生', en: 'Target doctors' }, sum('targets')],
      ],
    }),
    figureTile(say, {
      ...words.frequency,
      unit: units.ratio,
      isShare: true,
      asOf,
      value: ratioOf(sum('done'), sum('goals')),
      parts: [
        [{ zh: '已完成', en: 'Done' }, sum('done')],
        [{ zh: '目标拜访', en: 'Planned visits' }, sum('goals')],
      ],
    }),
    figureTile(say, {
      ...words.pace,
      unit: units.points,
      asOf,
      value: planPace(team),
    }),
    figureTile(say, { ...words.joint, unit: units.visits, asOf, value: sum('joint') }),
    {
      title: say(title),
      definition: say(definition),
      unit: say(units.visits),
      asOf,
      head: [
        { zh: '成员', en: 'Member' },
        { zh: '组织', en: 'Organisation' },
        { zh: '有效拜访', en: 'Visits held' },
        words.coverage.title,
        words.frequency.title,
        words.joint.title,
      ].map(say),
      rows: team
        .toSorted((one, other) => other.visits - one.visits)
        .map((row): Cell[] => [row.userName, row.organizationName, row.visits, row.coverage, row.frequency, row.joint]),
    },
  ];
}

async function meetingTiles(context: Context, { period, say, asOf }: Asked): Promise<Tile[]> {
  if (!isAllowed(context.user, 'meeting:meetings:read')) return [];
  const count = async ({ from, to }: TileAsked): Promise<number> =>
    (await countMeetings(context, MeetingFilter.parse({ tab: 'doneConfirmed', from, to }))).totalElements;
  const [value, before] = [await count(period), await count(daysBefore(period))];
  return [figureTile(say, { ...words.confirmed, unit: units.meetings, asOf, value, before })];
}

/** As on the screen, lines that the reader may not open are left out. */
async function waitingRows(context: Context, { say }: Asked): Promise<Cell[][]> {
  const may = (permission: string): boolean => isAllowed(context.user, permission);
  const overdue = DoctorCountQuery.parse({ tier: ['A', 'B'], lastVisit: 'OVER_30', type: 'ALL_CUSTOMER' });
  const rows: Cell[][] = [];
  if (may('customer:doctors:read'))
    rows.push([say(lines.overdue), (await countDoctors(context, overdue)).totalElements]);
  if (may('task:tasks:team'))
    rows.push([say(lines.late), (await findTaskNumbers(context, TaskNumberQuery.parse({ whose: 'team' }))).expired]);
  if (may('meeting:meetings:read'))
    rows.push([
      say(lines.toConfirm),
      (await countMeetings(context, MeetingFilter.parse({ tab: 'beConfirmed' }))).totalElements,
    ]);
  return rows;
}

interface Exceptions {
  readonly waiting: readonly Cell[][];
  readonly team: readonly TeamMember[];
}

function exceptionTile({ say, asOf }: Asked, { waiting, team }: Exceptions): Tile {
  const rows = [...waiting, [say(lines.odd), team.reduce((all, row) => all + row.exceptions, 0)]];
  const { title, definition } = words.exceptions;
  const head = [say({ zh: '事项', en: 'What' }), say({ zh: '数量', en: 'Count' })];
  return { title: say(title), definition: say(definition), unit: say(units.records), asOf, head, rows };
}

async function budgetTiles(context: Context, { period, say, asOf }: Asked): Promise<Tile[]> {
  if (!isAllowed(context.user, 'meeting:budgets:read')) return [];
  const all = await listBudgets(context, { year: Number(period.to.slice(0, 4)) });
  const top = all.filter((line) => !all.some((other) => other.id === line.parentId));
  const { title, definition } = words.budget;
  return [
    {
      title: say(title),
      definition: say(definition),
      unit: say(units.yuan),
      asOf,
      head: [
        { zh: '预算', en: 'Budget' },
        { zh: '总额', en: 'Total' },
        { zh: '已用', en: 'Spent' },
        { zh: '已占用', en: 'Held' },
        { zh: '可用', en: 'Available' },
      ].map(say),
      rows: top.map((line: BudgetLine): Cell[] => [
        line.name,
        line.current,
        line.actual,
        line.committed + line.estimated,
        line.available,
      ]),
    },
  ];
}
