// Which tasks a viewer sees, as one condition for every list, number and record (specification 6).
import type { TaskWhose } from '@yijian/contract/tasks';
import { rowScope, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

export interface TaskViewer {
  readonly viewer: Viewer;
  /** Sees the tasks of the own range besides those given by, given to and watched. */
  readonly leadsTeam: boolean;
  readonly seesMedical: boolean;
}

/** Ids as an array, so that PostgreSQL joins the indexes of the three ways to be part of a task. */
const watched = (sql: Sql, userId: string): Fragment =>
  sql`t.id = any(array(select w.task_id from task_watchers w where w.user_id = ${userId}))`;

const participant = (sql: Sql, userId: string): Fragment =>
  sql`(t.assignee_id = ${userId} or t.creator_id = ${userId} or ${watched(sql, userId)})`;

/** What the viewer may see at all. */
export function taskScope(sql: Sql, { viewer, leadsTeam, seesMedical }: TaskViewer): Fragment {
  const own = participant(sql, viewer.id);
  if (!leadsTeam) return own;
  const team = inTeam(sql, viewer);
  const whole = rowScope(sql, viewer, { own, team, region: team });
  return seesMedical ? whole : sql`${whole} and (not t.is_medical or ${own})`;
}

/** The part of it that a list shows; every branch is one an index reads in order. */
export function listScope(sql: Sql, reader: TaskViewer, whose: TaskWhose): Fragment {
  const { viewer, leadsTeam, seesMedical } = reader;
  if (whose === 'mine') return sql`t.assignee_id = ${viewer.id}`;
  if (whose === 'created') return sql`t.creator_id = ${viewer.id}`;
  if (whose === 'watched') return watched(sql, viewer.id);
  if (!leadsTeam) return participant(sql, viewer.id);
  const team = inTeam(sql, viewer);
  const own = sql`t.assignee_id = ${viewer.id}`;
  const isOwnOnly = viewer.dataRanges.every((range) => range === 'OWN');
  const whole = isOwnOnly ? own : viewer.dataRange === 'ALL' ? sql`true` : team;
  return seesMedical ? whole : sql`${whole} and not t.is_medical`;
}

const inTeam = (sql: Sql, viewer: Viewer): Fragment =>
  sql`t.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
