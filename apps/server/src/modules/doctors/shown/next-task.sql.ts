// Who is told the next task of a doctor: whoever may open that task (specification 6).
import type { Fragment, Sql, Viewer } from '../../../platform/db/index.ts';

export type TaskReader = Pick<Viewer, 'id' | 'dataRange' | 'dataRanges' | 'teamOrganizationIds'> & {
  readonly permissions?: ReadonlySet<string>;
};

const TEAM_TASKS = /^(\*:\*:\*|task:tasks:team)$/;

/** Whether the viewer may open the next task of `d`: part of it, or leading the organisation it belongs to. */
export function opensNextTask(sql: Sql, viewer: TaskReader): Fragment {
  const leads = [...(viewer.permissions ?? [])].some((code) => TEAM_TASKS.test(code));
  const seesAll = leads && viewer.dataRange === 'ALL';
  const isOwnOnly = viewer.dataRanges.every((range) => range === 'OWN');
  const teams = leads && !isOwnOnly ? viewer.teamOrganizationIds : [];
  return sql`app.opens_next_task(d.id, ${viewer.id}, ${teams as string[]}::bigint[], ${seesAll}::boolean)`;
}
