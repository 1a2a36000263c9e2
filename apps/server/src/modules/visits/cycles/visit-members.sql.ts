// Whose visits and plans a manager looks after: members of the range, the caller first.
import { rowScope, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

/** The condition on `u` (users) that someone is in the viewer's team, or the viewer. */
export function memberScope(sql: Sql, viewer: Viewer): Fragment {
  const team = sql`u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
  return rowScope(sql, viewer, { own: sql`u.id = ${viewer.id}`, team, region: team });
}

export interface Member {
  readonly id: string;
  readonly organizationId: string | null;
}

export async function selectMember(sql: Sql, viewer: Viewer, id: string): Promise<Member | undefined> {
  const [row] = await sql<Member[]>`
    select u.id::text as id, u.organization_id::text as "organizationId" from users u where u.id = ${id} and ${memberScope(sql, viewer)}`;
  return row;
}
