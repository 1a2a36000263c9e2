// Which interactions a caller may see, for every analysis over many doctors; whose doctors is a matter of doctorScope.
import { visitSeen } from '../visits/index.ts';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { seesAll, type Fragment, type Sql } from '../../platform/db/index.ts';

/** The condition on `i` (interactions): a colleague's visit only in the scope of visits, and none for whoever reads no visits. */
export function eventSeen(sql: Sql, user: SessionUser): Fragment {
  if (!isAllowed(user, 'customer:visits:read')) return sql`i.channel <> 'VISIT'`;
  if (seesAll(user)) return sql`true`;
  return sql`(i.channel <> 'VISIT' or i.source_id is null or exists (select from visits v
    where v.enterprise_id = i.enterprise_id and v.id = i.source_id and ${visitSeen(sql, user)}))`;
}
