// Which hospitals a viewer may see, as one condition for every list, count, export and search.
import { rowScope, sharedWith, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';

/**
 * The condition on `h` (hospitals). Whoever works a territory sees all its hospitals, those nobody looks after included.
 * Ids come as arrays, so that PostgreSQL joins this index with those of the regions.
 */
export function hospitalScope(sql: Sql, viewer: Viewer): Fragment {
  const regions = viewer.regionCodes as string[];
  const region = sql`(h.city_code = any(${regions}) or h.province_code = any(${regions}))`;
  return rowScope(sql, viewer, {
    own: sql`(${region} or ${ownHospitals(sql, viewer)})`,
    team: teamHospitals(sql, viewer),
    region,
    shared: sharedWith(sql, viewer, 'hospital', sql`h.id`),
  });
}

/** The hospitals of "my hospitals": one's own, and for who leads a team those of the team. */
export function myHospitals(sql: Sql, viewer: Viewer): Fragment {
  const leads = viewer.dataRange !== 'ALL' && viewer.dataRanges.some((range) => range !== 'OWN');
  return leads ? sql`(${ownHospitals(sql, viewer)} or ${teamHospitals(sql, viewer)})` : ownHospitals(sql, viewer);
}

function ownHospitals(sql: Sql, viewer: Viewer): Fragment {
  return sql`h.id = any(array(select o.hospital_id from hospital_owners o where o.user_id = ${viewer.id}))`;
}

function teamHospitals(sql: Sql, viewer: Viewer): Fragment {
  return sql`h.id = any(array(select o.hospital_id from hospital_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
    where u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])))`;
}
