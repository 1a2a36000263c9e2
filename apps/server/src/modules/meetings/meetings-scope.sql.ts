// Whose meetings a caller sees, and which of them a tab lists (specification 2.3, meeting; 6).
import {
  meetingStates,
  stateStages,
  type MeetingFilter,
  type MeetingStage,
  type MeetingState,
  type MeetingTab,
} from '@yijian/contract/meetings';
import { allOf, anywhere, rowScope, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';

/** States of a guest `g` who came. */
export const cameStates = (sql: Sql): Fragment => sql`g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED')`;

/** How many came to the meeting `m`. */
export const headsOf = (sql: Sql): Fragment =>
  sql`(select count(*)::int from meeting_guests g where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id and ${cameStates(sql)})`;

const flowOf = (sql: Sql, userId: string, condition: Fragment): Fragment =>
  sql`m.instance_id = any(array(select t.instance_id from workflow_tasks t
    join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id
    where c.user_id = ${userId} and ${condition}))`;

const decidedBy = (sql: Sql, userId: string, states: readonly string[]): Fragment =>
  sql`m.instance_id = any(array(select t.instance_id from workflow_tasks t
    where t.decided_by = ${userId} and t.state = any(${states as string[]})))`;

/** Opened to the viewer for an inspection that still runs. */
const inspected = (sql: Sql, userId: string): Fragment =>
  sql`m.id = any(array(select i.meeting_id from meeting_inspections i where i.enterprise_id = app.enterprise_id()
    and i.user_id = ${userId} and i.ended_at is null and i.until > now()))`;

function scopeOf(sql: Sql, viewer: Viewer, opened: Fragment): Fragment {
  const team = sql`m.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
  const own = sql`(m.owner_id = ${viewer.id} or ${flowOf(sql, viewer.id, sql`true`)} or ${opened})`;
  return rowScope(sql, viewer, { own, team, region: team });
}

/** Own ones, those of the own team, those that are decided with the viewer, and those opened for an inspection. */
export const meetingScope = (sql: Sql, viewer: Viewer): Fragment => scopeOf(sql, viewer, inspected(sql, viewer.id));

/** Of those: out of sight but for an inspection. */
export const isInspected = (sql: Sql, viewer: Viewer): Fragment =>
  sql`not coalesce(${scopeOf(sql, viewer, sql`false`)}, false)`;

const states = (sql: Sql, ...wanted: readonly string[]): Fragment => sql`m.state = any(${wanted as string[]})`;

/** Tabs that list by state alone, whoever asks. */
const everybodys = {
  unfinished: ['APPROVED', 'CHANGE_APPROVAL', 'IN_PROGRESS'],
  beConfirmed: ['TO_CONFIRM', 'CONFIRM_REVIEW'],
  doneConfirmed: ['CONFIRMED', 'CLOSED'],
} as const satisfies Partial<Record<MeetingTab, readonly MeetingState[]>>;

const ofTab: Readonly<Record<MeetingTab, (sql: Sql, userId: string) => Fragment>> = {
  approved: (sql, userId) =>
    sql`m.owner_id = ${userId} and ${states(sql, 'APPROVED', 'IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')}`,
  submitted: (sql, userId) =>
    sql`m.owner_id = ${userId} and ${states(sql, 'DRAFT', 'IN_APPROVAL', 'RETURNED', 'CHANGE_APPROVAL', 'REJECTED', 'CANCELLED')}`,
  myApproval: (sql, userId) => flowOf(sql, userId, sql`true`),
  pendingApproved: (sql, userId) => flowOf(sql, userId, sql`c.is_open and t.state = 'OPEN' and t.kind <> 'REVISE'`),
  doneApproved: (sql, userId) => decidedBy(sql, userId, ['APPROVED', 'REJECTED', 'RETURNED']),
  myApproved: (sql, userId) => decidedBy(sql, userId, ['APPROVED']),
  unfinished: (sql) => states(sql, ...everybodys.unfinished),
  beConfirmed: (sql) => states(sql, ...everybodys.beConfirmed),
  doneConfirmed: (sql) => states(sql, ...everybodys.doneConfirmed),
};

const statesOf = (stage: MeetingStage): readonly MeetingState[] =>
  meetingStates.filter((state) => stateStages[state] === stage);

/** The states that a filter leaves; undefined where it names none, or asks for what is the viewer's own. */
export function statesLeft({ tab, stage, state }: MeetingFilter): readonly MeetingState[] | undefined {
  if (tab !== undefined && !(tab in everybodys)) return undefined;
  const named: readonly (readonly MeetingState[])[] = [
    ...(tab === undefined ? [] : [everybodys[tab as keyof typeof everybodys]]),
    ...(stage === undefined ? [] : [statesOf(stage)]),
    ...(state === undefined ? [] : [[state]]),
  ];
  return named.length === 0 ? undefined : meetingStates.filter((one) => named.every((of) => of.includes(one)));
}

export function whereOf(sql: Sql, viewer: Viewer, filter: MeetingFilter): Fragment {
  const { tab, keyword, type, state, stage, purpose, productId, ownerId, from, to } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    meetingScope(sql, viewer),
    tab === undefined ? undefined : ofTab[tab](sql, viewer.id),
    type === undefined ? undefined : sql`m.type = ${type}`,
    state === undefined ? undefined : sql`m.state = ${state}`,
    stage === undefined ? undefined : states(sql, ...statesOf(stage)),
    purpose === undefined ? undefined : sql`m.purpose = ${purpose}`,
    productId === undefined ? undefined : sql`m.product_id = ${productId}`,
    ownerId === undefined ? undefined : sql`m.owner_id = ${ownerId}`,
    from === undefined ? undefined : sql`m.starts_at >= ${`${from}T00:00:00+08:00`}::timestamptz`,
    to === undefined ? undefined : sql`m.starts_at < ${`${to}T00:00:00+08:00`}::timestamptz + interval '1 day'`,
    keyword === undefined
      ? undefined
      : sql`(m.title ilike ${like} or m.number ilike ${like} or m.venue_name ilike ${like})`,
  ]);
}
