// The range of a manager as conditions: cases by who started them, people by where they work.
import { rowScope, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

const within = (sql: Sql, viewer: Viewer, column: Fragment): Fragment =>
  sql`${column} = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;

/** On `i`. A process has no place: whoever leads a region sees what its organisations began. */
export function casesInReach(sql: Sql, viewer: Viewer): Fragment {
  const team = within(sql, viewer, sql`i.starter_organization_id`);
  return rowScope(sql, viewer, { own: sql`i.starter_id = ${viewer.id}`, team, region: team });
}

/** On `u`. */
export function peopleInReach(sql: Sql, viewer: Viewer): Fragment {
  const team = within(sql, viewer, sql`u.organization_id`);
  return rowScope(sql, viewer, { own: sql`u.id = ${viewer.id}`, team, region: team });
}
