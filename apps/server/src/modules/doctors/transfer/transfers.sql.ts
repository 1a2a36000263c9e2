// Who looks after the doctors of a list, as far as the viewer may pass them on (product 3.2, transfer).
import type { TransferPreview, TransferPreviewBody } from '@yijian/contract/doctors';
import { byOwnRange, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorWhere } from '../doctors-filter.sql.ts';

/** The condition on `d`: those meant, in the viewer's own range; a share lets look, not give away. */
function meant(sql: Sql, viewer: Viewer, { ids, type, filter }: TransferPreviewBody): Fragment {
  const own = byOwnRange(viewer);
  if (ids === undefined) return doctorWhere(sql, { viewer: own, type, filter });
  return sql`${doctorWhere(sql, { viewer: own, type: 'ALL_CUSTOMER', filter: {} })} and d.id = any(${ids}::bigint[])`;
}

/** Whose doctors the viewer may pass on: one's own, those of one's teams, or everyone's. */
function mayGive(sql: Sql, viewer: Viewer): Fragment {
  if (viewer.dataRange === 'ALL') return sql`true`;
  const leads = viewer.dataRanges.some((range) => range !== 'OWN');
  return leads
    ? sql`(u.id = ${viewer.id} or u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[]))`
    : sql`u.id = ${viewer.id}`;
}

export async function countMeant(sql: Sql, viewer: Viewer, which: TransferPreviewBody): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from doctors d where ${meant(sql, viewer, which)}`;
  return row.count;
}

export async function selectOwnersOf(
  sql: Sql,
  viewer: Viewer,
  { which, language }: { which: TransferPreviewBody; language: 'zh' | 'en' },
): Promise<TransferPreview['owners']> {
  return sql<TransferPreview['owners']>`
    with wanted as materialized (select d.id from doctors d where ${meant(sql, viewer, which)})
    select u.id as "userId", ${namedUser(sql, language, 'u')} as name, u.id = ${viewer.id} as "isSelf", count(*)::int as count,
      count(*) || '-' || sum(o.id) as stamp
    from wanted d
    join doctor_owners o on o.enterprise_id = app.enterprise_id() and o.doctor_id = d.id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where ${mayGive(sql, viewer)}
    group by u.enterprise_id, u.id order by u.id = ${viewer.id} desc, count(*) desc, u.id limit 100`;
}

/** The doctors meant that one user looks after; first all that are meant, as ids in an array would be probed once for every owner. */
export const transferredRecords = (
  sql: Sql,
  viewer: Viewer,
  { which, fromUserId }: { which: TransferPreviewBody; fromUserId: string },
): Fragment => sql`
  with wanted as materialized (select d.id from doctors d where ${meant(sql, viewer, which)})
  select o.doctor_id from doctor_owners o
  where o.enterprise_id = app.enterprise_id() and o.user_id = ${fromUserId} and o.doctor_id in (select w.id from wanted w)`;
